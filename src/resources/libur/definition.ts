import {
  holidayKinds,
  libur,
  liburCalls,
  liburInput,
  type SavedLibur,
} from '#contract/domains/libur.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { formatDate, jakartaDay } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { libur as texts } from '#texts/libur.ts';
import { liburResource } from './manifest.ts';

/** The years that the list offers as a filter: from last year to the year after next. */
const years = [-1, 0, 1, 2].map(offset =>
  String(Number(jakartaDay(new Date()).slice(0, 4)) + offset),
);

/** Holidays, on which all facilities are closed or one of them. */
export const definition = defineResource<SavedLibur>({
  ...liburResource.resource,
  record: libur,
  input: liburInput,
  nameOf: ({ nama }) => nama,
  hasUndo: true,
  fields: {
    jenis: { chip: ({ jenis }) => (jenis === 'NASIONAL' ? 'information' : 'neutral') },
    namaFaskes: { render: ({ namaFaskes }) => namaFaskes ?? '–' },
  },
  sort: { field: 'tanggal', order: 'DESC' },
  columns: [
    { source: 'nama', isLink: true, isSortable: true },
    { source: 'tanggal', isSortable: true },
    { source: 'jenis' },
    { source: 'namaFaskes' },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
    { source: 'modifiedBy', isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'tahun', options: years, isSingle: true },
    { source: 'jenis', options: holidayKinds },
    { source: 'idFaskes' },
  ],
  card: { facts: ['tanggal', 'namaFaskes'], chip: 'jenis' },
  headerFields: ['tanggal', 'jenis'],
  form: [{ fields: ['tanggal', 'nama', 'idFaskes'] }],
  saveQuestion: async ({ tanggal, idFaskes }, saved, call) => {
    const day = String(tanggal);
    // A holiday that keeps its day and facility changes nothing for the people.
    if (
      saved &&
      saved['tanggal'] === day &&
      saved['idFaskes'] === (idFaskes ?? saved['idFaskes'])
    ) {
      return undefined;
    }
    const { direncanakan } = await call(liburCalls.planned, {
      params: { tanggal: day },
      query: typeof idFaskes === 'number' ? { idFaskes } : {},
    });
    if (direncanakan === 0) return undefined;
    const values = { peserta: formatNumber(direncanakan), hari: formatDate(day) };
    return {
      title: interpolate(texts.question.title, values),
      text: interpolate(texts.question.text, values),
      confirmLabel: texts.question.save,
      items: [
        {
          label: interpolate(texts.question.queue, values),
          to: `/dashboard/vaksinasi?tanggal=${day}`,
        },
      ],
    };
  },
  saveWarnings: ({ direncanakan }) =>
    direncanakan > 0 ? [interpolate(texts.planned, { peserta: formatNumber(direncanakan) })] : [],
  readOnlyReason: ({ idFaskes }, { role }) =>
    idFaskes === null && permissionScope(role, 'libur.update') === 'own'
      ? { messageKey: 'resources.libur.national' }
      : undefined,
});

/** The holidays of the user's own facility, which the form does not ask for, and the national ones. */
export const ownDefinition: ResourceSpec = {
  ...definition,
  paths: { ...definition.paths, list: '/dashboard/libur/list-libur' },
  filters: definition.filters?.filter(({ source }) => source !== 'idFaskes'),
  form: [{ fields: ['tanggal', 'nama'] }],
};

import {
  priceCeiling,
  priceCeilingInput,
  type SavedPriceCeiling,
} from '#contract/domains/price/ceiling-decree.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { formatDate, jakartaDay } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { priceCeiling as texts } from '#texts/priceCeiling.ts';
import { priceCeilingResource } from './manifest.ts';

const hasBegun = (berlakuMulai: string): boolean => berlakuMulai <= jakartaDay(new Date());

/** The decrees with the price ceilings of the Ministry of Health; one that has begun is not changed any more. */
export const definition = defineResource<SavedPriceCeiling>({
  ...priceCeilingResource.resource,
  record: priceCeiling,
  input: priceCeilingInput,
  nameOf: ({ nomor }) => nomor,
  sort: { field: 'berlakuMulai', order: 'DESC' },
  columns: [
    { source: 'nomor', isLink: true, isSortable: true },
    { source: 'berlakuMulai', isSortable: true },
    { source: 'batasVaksin' },
    { source: 'batasLayanan' },
    { source: 'tanggal', isSortable: true },
    { source: 'judul', isHiddenByDefault: true },
    { source: 'modifiedBy', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'berlakuMulai', isRange: true }],
  card: { facts: ['berlakuMulai', 'batasVaksin', 'batasLayanan'] },
  headerFields: ['berlakuMulai'],
  form: [
    { title: 'decree', fields: ['nomor', 'tanggal', 'judul'] },
    { title: 'ceilings', fields: ['berlakuMulai', 'batasVaksin', 'batasLayanan'] },
  ],
  readOnlyReason: ({ berlakuMulai }) =>
    hasBegun(berlakuMulai) ? { messageKey: 'resources.priceCeiling.begun' } : undefined,
  saveQuestion: ({ berlakuMulai }) => {
    const day = String(berlakuMulai);
    return Promise.resolve(
      hasBegun(day)
        ? {
            title: interpolate(texts.question.title, { hari: formatDate(day) }),
            text: texts.question.text,
            confirmLabel: texts.question.save,
          }
        : undefined,
    );
  },
  saveWarnings: ({ melampaui }) =>
    melampaui.map(({ nama, harga }) =>
      interpolate(texts.exceeding, { nama, harga: formatRupiah(harga) }),
    ),
});

import { createElement } from 'react';
import {
  answerInput,
  identifyInput,
  liftInput,
  newPermintaanDataInput,
  permintaanDataCalls,
  permintaanDataDetail,
  refuseInput,
  type PermintaanDataDetail,
} from '#contract/domains/permintaan-data/index.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { z } from '#contract/core/zod.ts';
import { articlesOf, permintaanDataStates } from '#contract/states/permintaan-data.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource, type EventAction } from '#src/kit/resource/definition.ts';
import { HoursLeft } from './HoursLeft.tsx';
import { EffectWarning } from './EffectWarning.tsx';
import { permintaanDataResource } from './manifest.ts';
import { PesertaOfRequest } from './PesertaOfRequest.tsx';
import { RequestFiles } from './RequestFiles.tsx';
import { permintaanDataMeaning } from './states.ts';

type Detail = PermintaanDataDetail;

/** What a decision changes besides the request. */
const invalidates = ['permintaanData', 'peserta', 'voucher', 'certificate', 'dashboard'] as const;

const noPeserta: EventAction<Detail>['disabledReason'] = ({ peserta }: Partial<Detail>) =>
  peserta?.length === 0 ? { messageKey: 'resources.permintaanData.no_peserta' } : undefined;

/** An action that asks for the input of its call. */
const withInput = (
  endpoint: Endpoint & { readonly path: string },
  schema: z.ZodObject,
  fields: NonNullable<EventAction<Detail>['fields']>,
  more: Partial<EventAction<Detail>> = {},
): EventAction<Detail> => ({
  right: 'permintaanData.update',
  invalidates,
  schema: schema.omit({ version: true }),
  fields,
  ...more,
  run: ({ id, version }, { call, input }) =>
    call(endpoint, { params: { id }, body: { ...input, version } }),
});

export const definition = defineResource<Detail>({
  ...permintaanDataResource.resource,
  record: permintaanDataDetail,
  input: newPermintaanDataInput,
  nameOf: ({ nomor }) => nomor,
  fields: {
    nomor: { kind: 'code' },
    terlambat: { kind: 'boolean' },
    sisaJam: { render: record => createElement(HoursLeft, { record }) },
    terbuka: { kind: 'boolean' },
    pasal: { value: ({ jenis }) => articlesOf[jenis] },
    jawaban: { kind: 'multiline' },
    uraian: { kind: 'multiline' },
  },
  sort: { field: 'batas', order: 'ASC' },
  columns: [
    { source: 'nomor', isLink: true, isSortable: true },
    { source: 'jenis' },
    { source: 'nama' },
    { source: 'status', isSortable: true },
    { source: 'sisaJam' },
    { source: 'batas', isSortable: true },
    { source: 'saluran', isHiddenByDefault: true },
    { source: 'diterimaPada', isHiddenByDefault: true },
    { source: 'selesaiPada', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'terbuka', kind: 'boolean' },
    { source: 'terlambat' },
    { source: 'jenis' },
    { source: 'status' },
    { source: 'saluran' },
  ],
  card: { facts: ['jenis', 'nama', 'sisaJam'], chip: 'status' },
  form: [
    { title: 'request', fields: ['saluran', 'jenis', 'hariDiterima', 'jamDiterima', 'uraian'] },
    { title: 'person', fields: ['nama', 'hubungan', 'email', 'noHP', 'tanggalLahir', 'nik'] },
  ],
  show: {
    chips: ['status', 'jenis'],
    number: ({ nomor }) => nomor,
    primary: ({ status }) =>
      ({ DITERIMA: 'identify', DIPERIKSA: 'process', DIKERJAKAN: 'answer' })[status as string],
    links: ({ id }) => [auditLogLink('permintaanData', id)],
    facts: [
      {
        title: 'clock',
        fields: [
          'diterimaPada',
          'batas',
          { source: 'sisaJam', isOptional: true },
          { source: 'selesaiPada', isOptional: true },
        ],
      },
      {
        title: 'request',
        fields: [
          'jenis',
          'pasal',
          'saluran',
          { source: 'uraian', isOptional: true },
          { source: 'dasarPenolakan', isOptional: true },
          { source: 'jawaban', isOptional: true },
        ],
      },
      {
        title: 'person',
        fields: [
          'nama',
          'hubungan',
          { source: 'email', isOptional: true },
          { source: 'noHP', isOptional: true },
          { source: 'tanggalLahir', isOptional: true },
          { source: 'nik', isOptional: true },
          { source: 'buktiIdentitas', isOptional: true },
        ],
      },
      {
        title: 'peserta',
        Content: PesertaOfRequest,
      },
      {
        title: 'files',
        Content: RequestFiles,
      },
    ],
  },
  lifecycle: {
    states: permintaanDataStates,
    meaning: permintaanDataMeaning,
    history: permintaanDataCalls.history,
    events: {
      identify: withInput(permintaanDataCalls.identify, identifyInput, { buktiIdentitas: {} }),
      process: {
        right: 'permintaanData.update',
        invalidates,
        disabledReason: noPeserta,
        run: ({ id, version }, { call }) =>
          call(permintaanDataCalls.process, { params: { id }, body: { version } }),
      },
      answer: withInput(
        permintaanDataCalls.answer,
        answerInput,
        { jawaban: { kind: 'multiline' } },
        { Warning: EffectWarning, disabledReason: noPeserta },
      ),
      refuse: withInput(
        permintaanDataCalls.refuse,
        refuseInput,
        { dasarPenolakan: {}, jawaban: { kind: 'multiline' } },
        { isDestructive: true },
      ),
      lift: withInput(
        permintaanDataCalls.lift,
        liftInput,
        { alasan: { kind: 'multiline' } },
        {
          disabledReason: ({ jenis }) =>
            jenis === 'PEMBATASAN'
              ? undefined
              : { messageKey: 'resources.permintaanData.not_restriction' },
        },
      ),
    },
  },
});

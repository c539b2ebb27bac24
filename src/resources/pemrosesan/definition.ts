import { pemrosesan, processors, type Pemrosesan } from '#contract/domains/pemrosesan/index.ts';
import {
  personalDataClasses,
  processingPurposeNames,
  processingPurposes,
} from '#contract/processing.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { pemrosesan as texts } from '#texts/pemrosesan.ts';
import { pemrosesanResource } from './manifest.ts';

/** The register of processing, which is made from the contract. */
export const definition = defineResource<Pemrosesan>({
  ...pemrosesanResource.resource,
  record: pemrosesan,
  nameOf: ({ kegiatan }) => kegiatan,
  fields: {
    panggilan: { kind: 'code' },
    alamat: { kind: 'code' },
    data: {
      kind: 'text',
      value: ({ kelasData }) => kelasData.map(one => texts.kelasData[one]).join(', '),
    },
    pelaku: {
      kind: 'text',
      value: ({ peran }) => peran.map(one => texts.peran[one]).join(', '),
    },
    dasar: { kind: 'text', value: ({ tujuan }) => texts.dasar[processingPurposes[tujuan]] },
    penerima: { kind: 'text', value: ({ tujuan }) => texts.penerima[tujuan] },
    lama: {
      kind: 'text',
      value: ({ masaSimpan }) => masaSimpan.map(one => texts.masaSimpan[one]).join(', '),
    },
  },
  sort: { field: 'panggilan', order: 'ASC' },
  columns: [
    { source: 'kegiatan', isSortable: true },
    { source: 'data' },
    { source: 'pelaku' },
    { source: 'tujuan' },
    { source: 'dasar' },
    { source: 'penerima', isHiddenByDefault: true },
    { source: 'lama' },
    { source: 'panggilan', isSortable: true, isHiddenByDefault: true },
    { source: 'alamat', isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'kelasData', options: personalDataClasses },
    { source: 'peran', options: processors },
    { source: 'tujuan', options: processingPurposeNames },
  ],
  card: { facts: ['data', 'tujuan', 'pelaku'] },
  show: {
    facts: [
      {
        title: 'activity',
        fields: [
          'kegiatan',
          'data',
          'tujuan',
          'dasar',
          'penerima',
          'lama',
          'pelaku',
          'panggilan',
          'alamat',
        ],
      },
    ],
  },
});

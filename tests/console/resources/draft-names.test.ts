import { expect, it } from 'vitest';
import { definition as order } from '#src/resources/order/definition.ts';
import { definition as workOrder } from '#src/resources/workOrder/definition.ts';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { workOrderRecords } from '#server/domains/work-order/records.ts';

it('a document without a number is named after whom it is for', () => {
  const draft: unknown = {
    id: 1,
    noOrder: null,
    noWO: null,
    namaBHBU: 'PT Maju',
    namaFaskes: 'Klinik Sehat',
  };
  const nameOf = (definition: unknown) => (definition as ResourceSpec).nameOf(draft as AnyRecord);
  expect(nameOf(order)).toBe('Draf untuk PT Maju');
  expect(nameOf(workOrder)).toBe('Draf untuk Klinik Sehat');
  const labelOf = workOrderRecords.labelOf as (record: unknown) => string;
  expect(labelOf(draft)).toBe('Draf perintah kerja untuk Klinik Sehat');
});

import { describe, expect, it } from 'vitest';
import * as invoice from '#src/resources/invoice/definition.ts';
import { definition as nota } from '#src/resources/nota/definition.ts';
import { definition as order } from '#src/resources/order/definition.ts';
import { pageDefinition as orderPage } from '#src/resources/order/page/pageDefinition.tsx';
import * as payment from '#src/resources/payment/definition.ts';
import * as pks from '#src/resources/pks/definition.ts';
import { definition as surat } from '#src/resources/surat/definition.ts';
import { definition as workOrder } from '#src/resources/workOrder/definition.ts';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { bankLines } from '#server/domains/bank/records.ts';
import { invoiceRecords } from '#server/domains/invoice/records.ts';
import { notaRecords } from '#server/domains/nota/records.ts';
import { orderRecords } from '#server/domains/order/records.ts';
import { paymentRecords } from '#server/domains/payment/records.ts';
import { pksRecords } from '#server/domains/pks/records.ts';
import { suratRecords } from '#server/domains/surat/records.ts';
import { workOrderRecords } from '#server/domains/work-order/records.ts';

/** A document that has no number yet, with an id that is easily found. */
const draft = {
  id: 4711,
  noOrder: null,
  noInvoice: null,
  noPKS: null,
  noNota: null,
  noSurat: null,
  noWO: null,
  jenis: 'PERINGATAN',
  namaBHBU: 'PT Maju',
  namaFaskes: 'Klinik Sehat',
  jumlah: 1000,
  tanggalBayar: '2030-01-02',
  rekening: '123',
  tanggal: '2030-01-02',
} as const;

const definitions = {
  order,
  orderPage,
  invoice: invoice.definition,
  pks: pks.definition,
  nota,
  surat,
  payment: payment.definition,
  workOrder,
} as unknown as Readonly<Record<string, ResourceSpec>>;

const records = {
  order: orderRecords,
  invoice: invoiceRecords,
  pks: pksRecords,
  nota: notaRecords,
  surat: suratRecords,
  payment: paymentRecords,
  workOrder: workOrderRecords,
  bankLine: bankLines,
} as unknown as Readonly<Record<string, { readonly labelOf: (record: unknown) => string }>>;

describe('a document without a number', () => {
  it.each(Object.entries(definitions))('of %s has no id in its title', (_, { nameOf, show }) => {
    const record: AnyRecord = draft;
    expect(nameOf(record)).not.toBe('');
    expect(nameOf(record)).not.toContain('4711');
    expect(String(show?.number?.(record) ?? '')).not.toContain('4711');
  });

  it.each(Object.entries(records))('of %s has no id in messages about it', (_, { labelOf }) => {
    expect(labelOf(draft)).not.toBe('');
    expect(labelOf(draft)).not.toContain('4711');
  });

  it('is named after whom or what it is for', () => {
    expect(definitions['order']?.nameOf(draft)).toBe('Draf untuk PT Maju');
    expect(definitions['workOrder']?.nameOf(draft)).toBe('Draf untuk Klinik Sehat');
    expect(records['workOrder']?.labelOf(draft)).toBe('Draf perintah kerja untuk Klinik Sehat');
  });
});

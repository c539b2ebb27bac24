import { describe, expect, it } from 'vitest';
import { roles } from '#contract/policy.ts';
import { orderStates, type OrderState } from '#contract/states/order.ts';
import { mayDo } from '#src/kit/record/mayDo.ts';
import {
  awaitedAt,
  isAmendable,
  nextSteps,
  type StepName,
} from '#src/resources/order/page/steps.ts';
import { orderPage } from '#src/i18n/id/orderPage.ts';
import { monthsUntil } from '#src/resources/order/list/months.ts';

const order = {
  id: 7,
  jenis: 'REGULER',
  noPKS: null,
  status: 'DITERIMA',
  tanggalTandaTangan: null,
  pembayaran: null,
  dosisDibayar: 200,
  baris: [],
} as const;

const awaited = {
  menunggu: 'PEMBAYARAN',
  idInvoice: 3,
  noInvoice: 'INV/3',
  sisa: 1,
  hariTerakhir: '2030-01-02',
} as const;

describe('the next steps of an order', () => {
  it('are its state while no agreement is made', () => {
    for (const status of orderStates.names) {
      expect(nextSteps({ ...order, status }, null)).toEqual([status]);
    }
  });

  it('follow the agreement while copies are signed and verified', () => {
    const made = { ...order, status: 'PKS_DIBUAT' } as const;
    const pks = (statuspks: 'AKTIF' | 'MENUNGGU_TTD_BHBU' | 'MENUNGGU_VERIFIKASI') => ({
      idOrder: order.id,
      statuspks,
    });
    expect(nextSteps(made, pks('MENUNGGU_TTD_BHBU'))).toEqual(['PKS_TTD_PEMBELI']);
    const signed = { ...order, status: 'PKS_DITANDATANGANI' } as const;
    expect(nextSteps(signed, pks('MENUNGGU_VERIFIKASI'))).toEqual(['PKS_VERIFIKASI']);
    expect(nextSteps(signed, pks('AKTIF'))).toEqual(['PKS_DITANDATANGANI']);
    // Copies that were returned after the first invoice was issued.
    const unpaid = { ...order, status: 'MENUNGGU_BAYAR', pembayaran: awaited } as const;
    expect(nextSteps(unpaid, pks('MENUNGGU_TTD_BHBU'))).toEqual(['PKS_TTD_PEMBELI', 'PEMBAYARAN']);
  });

  it('are those of the open invoice, beside the shipment of what is paid', () => {
    const amended = { ...order, status: 'DIKIRIM_SEBAGIAN', pembayaran: awaited } as const;
    expect(nextSteps(amended, null)).toEqual(['PEMBAYARAN', 'DIKIRIM_SEBAGIAN']);
    expect(nextSteps({ ...amended, baris: [{ qtyKirim: 200 }] }, null)).toEqual(['PEMBAYARAN']);
    const issued = { ...awaited, menunggu: 'PENERBITAN', idInvoice: null } as const;
    expect(nextSteps({ ...amended, status: 'MENUNGGU_BAYAR', pembayaran: issued }, null)).toEqual([
      'PENERBITAN',
    ]);
  });

  it('are the Lampiran III of a booster order under an agreement in force', () => {
    const booster = { ...order, jenis: 'BOOSTER', noPKS: 'PKS/1' } as const;
    expect(nextSteps(booster, null)).toEqual(['LAMPIRAN']);
    expect(nextSteps({ ...booster, tanggalTandaTangan: '2030-01-02' }, null)).toEqual([
      'LAMPIRAN_DIUNGGAH',
    ]);
    expect(nextSteps(booster, { idOrder: order.id, statuspks: 'DRAFT' })).toEqual(['DITERIMA']);
  });

  it('can be done by a role of the side whose turn it is', () => {
    for (const step of Object.keys(orderPage.next) as StepName[]) {
      const awaited = awaitedAt(step);
      if (!awaited) continue;
      const doers = roles.filter(role => mayDo(awaited, role));
      expect(doers.some(role => (role === 'BHBU') === (awaited.side === 'buyer'))).toBe(true);
    }
    expect(awaitedAt('PKS_TTD_PENJUAL')?.side).toBe('seller');
    expect(awaitedAt('DIKIRIM_SEMUA')).toBeUndefined();
  });
});

describe('an amendment', () => {
  const signed = { ...order, status: 'PKS_DITANDATANGANI', amandemenDari: null } as const;
  const version = (id: number, status: OrderState) => ({
    id,
    noOrder: `PO/${id}`,
    nomorAmandemen: null,
    status,
  });

  it('is possible while no other one of the order is open', () => {
    const versi = [version(7, 'PKS_DITANDATANGANI')];
    expect(isAmendable({ ...signed, versi })).toBe(true);
    expect(isAmendable({ ...signed, versi: [...versi, version(8, 'DIAJUKAN')] })).toBe(false);
    expect(isAmendable({ ...signed, versi: [...versi, version(8, 'DITOLAK')] })).toBe(true);
  });

  it('is not possible of an amendment that is not in force', () => {
    const versi = [version(6, 'LUNAS'), version(7, 'PKS_DITANDATANGANI')];
    expect(isAmendable({ ...signed, amandemenDari: 6, versi })).toBe(false);
  });
});

describe('the months of the filter', () => {
  it('go back over the turn of the year', () => {
    expect(monthsUntil('2030-02-28', 3)).toEqual(['2030-02', '2030-01', '2029-12']);
  });
});

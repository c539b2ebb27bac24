import { describe, expect, it } from 'vitest';
import {
  findPaidIssue,
  findShippedIssues,
  findSplitIssues,
  settlingAmount,
} from '#contract/domains/order/floor.ts';

const agreed = {
  id: 7,
  idFaskes: 1,
  idProduk: 1,
  idLayanan: null,
  jumlahDosis: 300,
  qtyDisetujui: 200,
  namaFaskes: 'Klinik Contoh',
  namaProduk: 'Vaksin',
  qtyKirim: 50,
  qtyTerima: 20,
};
const line = { id: 7, idFaskes: 1, idProduk: 1, jumlahDosis: 200, jumlahPeserta: 100 };

describe('the floor of an amendment', () => {
  it('is what was shipped of each line, at its facility', () => {
    const issues = (changed: object) => Object.keys(findShippedIssues([changed], [agreed]));
    expect(issues({ ...line, jumlahDosis: 50 })).toEqual([]);
    expect(issues({ ...line, jumlahDosis: 49 })).toEqual(['baris.0.jumlahDosis']);
    expect(issues({ ...line, idFaskes: 2 })).toEqual(['baris.0.idFaskes']);
    expect(issues({ ...line, idLayanan: 3 })).toEqual(['baris.0.idFaskes']);
    expect(issues({ ...line, id: undefined })).toEqual(['baris']);
    expect(findShippedIssues([], [{ ...agreed, qtyKirim: 0, qtyTerima: 0 }])).toEqual({});
  });

  it('is what was paid, in rupiah and in doses of each product', () => {
    const order = { baris: [agreed], totalHarga: 1_000_000, dibayar: 500_000 };
    const issue = (jumlahDosis: number, totalHarga: number) =>
      findPaidIssue([{ ...line, jumlahDosis }], totalHarga, order)?.key;
    expect(issue(200, 500_000)).toBeUndefined();
    expect(issue(200, 499_999)).toBe('order.belowPaid');
    expect(issue(100, 900_000)).toBeUndefined();
    expect(issue(99, 900_000)).toBe('order.belowPaidDoses');
    expect(findPaidIssue([], 0, { ...order, dibayar: 0 })).toBeUndefined();
    // PPh that the company withholds settles the order, too.
    expect(
      findPaidIssue([line], 1_000_000, { ...order, pph: -15_000, dibayar: 1_015_000 }),
    ).toEqual(expect.objectContaining({ key: 'order.belowPaid' }));
    expect(settlingAmount({ ...order, pph: -15_000 })).toBe(1_015_000);
    expect(settlingAmount({ ...order, pph: 15_000 })).toBe(1_000_000);
    const otherProduct = [{ ...line, idProduk: 2 }];
    expect(findPaidIssue(otherProduct, 1_000_000, order)?.key).toBe('order.belowPaidDoses');
  });

  it('leaves a person for the doses that it adds', () => {
    const issues = (jumlahDosis: number, jumlahPeserta: number) =>
      Object.keys(findSplitIssues([{ ...line, jumlahDosis, jumlahPeserta }], [agreed]));
    expect(issues(200, 1)).toEqual([]);
    expect(issues(201, 1)).toEqual(['baris.0.jumlahPeserta']);
    expect(issues(201, 2)).toEqual([]);
    const added = { ...line, jumlahDosis: 201, jumlahPeserta: 1 };
    expect(findSplitIssues([added], [agreed], () => false)).toEqual({});
  });
});

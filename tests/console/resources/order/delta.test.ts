import { expect, it } from 'vitest';
import type { Order, OrderLine } from '#contract/domains/order/record.ts';
import { agreedOrder, joinAddedDoses } from '#src/resources/order/delta/comparedOrder.ts';

const lineOf = (overrides: Partial<OrderLine>): OrderLine =>
  ({
    asalBaris: null,
    idFaskes: 1,
    idProduk: 2,
    idLayanan: null,
    tanggalVaksinasi: '2030-01-14',
    jumlahPeserta: 20,
    jumlahDosis: 40,
    qtyDisetujui: null,
    ...overrides,
  }) as OrderLine;

const orderOf = (baris: OrderLine[]): Order => ({ baris }) as unknown as Order;

it('joins added doses with the line that they add to, and no other line', () => {
  const kept = lineOf({ asalBaris: 7 });
  const added = lineOf({ jumlahPeserta: 5, jumlahDosis: 10 });
  const elsewhere = lineOf({ idFaskes: 3 });
  const otherDay = lineOf({ tanggalVaksinasi: '2030-01-15' });
  const { baris } = joinAddedDoses(orderOf([kept, added, elsewhere, otherDay]));
  expect(baris).toEqual([{ ...kept, jumlahPeserta: 25, jumlahDosis: 50 }, elsewhere, otherDay]);
});

it('joins the doses that the seller approved', () => {
  const kept = lineOf({ asalBaris: 7 });
  const added = lineOf({ jumlahPeserta: 5, jumlahDosis: 10, qtyDisetujui: 4 });
  const [line] = joinAddedDoses(agreedOrder(orderOf([kept, added]))).baris;
  expect(line?.jumlahDosis).toBe(44);
});

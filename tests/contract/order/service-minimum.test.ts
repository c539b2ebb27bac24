import { describe, expect, it } from 'vitest';
import { message } from '#contract/core/messages/message.ts';
import { validateLines } from '#contract/domains/order/validate.ts';
import { orderFactsOf } from '#tests/builders/orderFacts.ts';
import { orderLineBody } from '#tests/builders/order.ts';
import type { OrderLineInput } from '#contract/domains/order/record.ts';

const facts = orderFactsOf();
const [service] = facts.layanan;
const onSite = { ...facts, layanan: service ? [{ ...service, minPeserta: 100 }] : [] };

const line = (idFaskes: number, jumlahPeserta: number, tanggalVaksinasi = '2030-01-14') =>
  orderLineBody(
    { day: tanggalVaksinasi, idFaskes, idProduk: 5 },
    {
      idLayanan: 7,
      jumlahPeserta,
      jumlahDosis: jumlahPeserta * 2,
    },
  ) as OrderLineInput;

const issuesOf = (baris: OrderLineInput[], earlier: Parameters<typeof validateLines>[2] = []) =>
  validateLines({ jenis: 'REGULER', model: 'PAKET_LAYANAN', baris }, onSite, earlier);

describe('the fewest participants of a service', () => {
  it('are required of the lines of a facility together', () => {
    expect(issuesOf([line(1, 99), line(2, 100)])).toEqual({
      'baris.0.jumlahPeserta': [
        message('order.serviceMinimum', { nama: 'Penyuntikan', batas: 100, jumlah: 99 }),
      ],
    });
    expect(issuesOf([line(1, 60), line(1, 40, '2030-01-15')])).toEqual({});
  });

  it('are not required again of a line that an amendment leaves as it was agreed', () => {
    const agreed = { ...line(1, 80), id: 3 };
    const earlier = { ...agreed, id: 3, idLayanan: 7, qtyDisetujui: null };
    expect(issuesOf([agreed], [earlier])).toEqual({});
    const reduced = { ...agreed, jumlahPeserta: 70, jumlahDosis: 140 };
    expect(Object.keys(issuesOf([reduced], [earlier]))).toEqual(['baris.0.jumlahPeserta']);
  });

  it('are required again of the lines that stay when an amendment removes one of their facility', () => {
    const [first, second] = [
      { ...line(1, 60), id: 3 },
      { ...line(1, 40, '2030-01-15'), id: 4 },
    ];
    const earlier = [first, second].map(one => ({ ...one, idLayanan: 7, qtyDisetujui: null }));
    expect(Object.keys(issuesOf([first], earlier))).toEqual(['baris.0.jumlahPeserta']);
    expect(issuesOf([first, { ...second, idFaskes: 2, jumlahPeserta: 100 }], earlier)).toEqual({
      'baris.0.jumlahPeserta': [
        message('order.serviceMinimum', { nama: 'Penyuntikan', batas: 100, jumlah: 60 }),
      ],
    });
    // Doses that one day loses and another gets stay at the facility.
    const moved = [
      { ...first, jumlahPeserta: 70, jumlahDosis: 140 },
      { ...second, jumlahPeserta: 30, jumlahDosis: 60 },
    ];
    expect(issuesOf(moved, earlier)).toEqual({});
  });
});

import { expect, it } from 'vitest';
import {
  movementKinds,
  runBalance,
  type LedgerMovement,
  type MovementKind,
} from '#contract/domains/company-account.ts';

const moved = (jenis: MovementKind, nilai: number): LedgerMovement => ({
  tanggal: '2030-01-02',
  jenis,
  idInvoice: 1,
  noInvoice: 'INV/1',
  idPayment: null,
  noReferensi: null,
  nilai,
});

it('adds what is billed or given back, takes what is settled, and leaves what an excess was used for', () => {
  const all = movementKinds.map((jenis, at) => moved(jenis, 10 ** at));
  const { mutasi, bertambah, berkurang, saldoAkhir } = runBalance(5, all);
  const adding = mutasi.filter(({ perubahan }) => perubahan > 0).map(({ jenis }) => jenis);
  const taking = mutasi.filter(({ perubahan }) => perubahan < 0).map(({ jenis }) => jenis);
  expect(adding).toEqual([
    'INVOICE',
    'PENGEMBALIAN',
    'PENGHAPUSAN_BATAL',
    'PEMBALIKAN',
    'NOTA_BATAL',
  ]);
  expect(taking).toEqual([
    'NOTA',
    'TRANSFER',
    'BUKTI_POTONG',
    'SSP_PPN',
    'PENGHAPUSAN',
    'INVOICE_BATAL',
  ]);
  expect(saldoAkhir).toBe(5 + bertambah - berkurang);
  expect(mutasi.at(-1)?.saldo).toBe(saldoAkhir);
});

it('has the opening balance as the closing one without movements', () => {
  expect(runBalance(-7, [])).toEqual({
    saldoAwal: -7,
    bertambah: 0,
    berkurang: 0,
    saldoAkhir: -7,
    mutasi: [],
  });
});

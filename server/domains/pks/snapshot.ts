import { terbilangRupiah } from '#contract/core/terbilang.ts';
import type { PksSnapshot } from '#contract/domains/pks/record.ts';
import { agreementTextVersion } from '#documents/agreement/agreement.ts';
import { bhbuRecords } from '#server/domains/bhbu/index.ts';
import { findLines, type OrderRow } from '#server/domains/order/index.ts';
import { findSellerOn } from '#server/domains/seller/index.ts';
import type { Context } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { findAddresses } from './requirements.ts';

/** Where agreements are signed, and whose courts decide. */
const placeOfSigning = 'Bandung';

/** Returns the content of an agreement that is issued now. */
export async function takeSnapshot(ctx: Context, row: OrderRow): Promise<PksSnapshot> {
  const company = await bhbuRecords.get(ctx, row.bhbuId);
  const today = dayInJakarta(ctx.now);
  const seller = await findSellerOn(ctx.db, today);
  if (!seller || !row.model || !row.skema) throw new Error(`Order ${row.id} is not complete.`);
  const lines = await findLines(ctx.db, [row.id]);
  const addresses = await findAddresses(ctx, lines);
  const amount = (value: number | null): number => value ?? 0;
  return {
    pembeli: {
      nama: company.namaBHBU,
      alamat: company.alamat ?? '',
      npwp: company.npwp ?? '',
      nib: company.nib,
      penanggungJawab: row.namaPenanggungJawab ?? '',
      jabatan: row.jabatanPenanggungJawab ?? '',
    },
    penjual: {
      nama: seller.nama,
      alamat: seller.alamat,
      penanggungJawab: seller.namaPenandaTangan,
      jabatan: seller.jabatanPenandaTangan,
    },
    rekening: {
      bank: seller.bank,
      cabang: seller.cabangBank,
      nomor: seller.noRekening,
      atasNama: seller.atasNamaRekening,
    },
    tempat: placeOfSigning,
    model: row.model,
    skemaBayar: row.skema,
    jumlahPeserta: amount(row.jumlahPeserta),
    jumlahDosis: row.dosisDisetujui ?? amount(row.jumlahDosis),
    totalPembelian: amount(row.totalPembelian),
    totalLayanan: amount(row.totalLayanan),
    subTotal: amount(row.subTotal),
    ppn: amount(row.ppn),
    ppnDTP: amount(row.ppnDTP),
    pph: amount(row.pph),
    totalHarga: amount(row.totalHarga),
    terbilang: terbilangRupiah(amount(row.totalHarga)),
    baris: lines.map(line => ({
      faskes: line.namaFaskes ?? '',
      alamat: addresses.get(line.id) ?? '',
      picFaskes: line.namaPICFaskes ?? '',
      picBHBU: line.namaPICBHBU ?? '',
      produk: line.namaProduk ?? '',
      jumlahPeserta: amount(line.jumlahPeserta),
      jumlahDosis: amount(line.qtyDisetujui ?? line.jumlahDosis),
      hargaSatuan: amount(line.hargaSatuan),
      hargaLayanan: amount(line.hargaLayanan),
      tanggalVaksinasi: line.tanggalVaksinasi ?? today,
    })),
    versiTeks: agreementTextVersion,
  };
}

import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import { terbilangRupiah } from '#contract/core/terbilang.ts';
import { documentLines, orderTotals, type TaxedCompany } from '#contract/domains/order/totals.ts';
import { decreesOn } from '#contract/domains/price/index.ts';
import { skbOf } from '#contract/domains/tax/index.ts';
import type { DuePart, PksSnapshot, PricedItem } from '#contract/domains/pks/record.ts';
import { unbilledInvoiceStates } from '#contract/states/invoice.ts';
import { agreementTextVersion } from '#documents/agreement/agreement.ts';
import { countedSkb, bhbuRecords } from '#server/domains/bhbu/index.ts';
import { addressOf } from '#server/domains/lookup/index.ts';
import {
  findLines,
  pricedLine,
  type OrderRow,
  type StoredLine,
} from '#server/domains/order/index.ts';
import { findCeilingDecrees } from '#server/domains/price/index.ts';
import { findSellerOn } from '#server/domains/seller/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { invoice, product } from '#server/platform/db/schema/index.ts';
import type { DocumentReader } from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { findAddresses } from './requirements.ts';

/** Where agreements are signed, and whose courts decide. */
const placeOfSigning = 'Bandung';

type Company = Awaited<ReturnType<typeof bhbuRecords.get>>;
type Totals = ReturnType<typeof orderTotals>;

/** Returns the prices of the lines: those with one unit price and tax treatment are added up. */
function priceItems(
  lines: readonly StoredLine[],
  { baris }: Totals,
  company: Company,
): PricedItem[] {
  const items = new Map<string, PricedItem>();
  let at = 0;
  for (const line of lines) {
    for (const document of documentLines(pricedLine(line), company)) {
      const taxed = baris[at];
      at += 1;
      if (!taxed) continue;
      const uraian =
        (document.jenis === 'PRODUK' ? line.namaProduk : line.namaLayanan) ?? document.jenis;
      const { jenis, hargaSatuan, kelasPajak } = document;
      const key = [jenis, uraian, hargaSatuan, kelasPajak, taxed.ppn.ppnRate].join('|');
      const before = items.get(key);
      items.set(key, {
        jenis,
        uraian,
        hargaSatuan,
        kelasPajak,
        ppnRate: taxed.ppn.ppnRate,
        jumlahDosis: (before?.jumlahDosis ?? 0) + document.jumlah,
        jumlah: (before?.jumlah ?? 0) + taxed.bruto,
        ppn: (before?.ppn ?? 0) + taxed.ppn.ppn,
        ppnDTP: (before?.ppnDTP ?? 0) + taxed.ppn.ppnDTP,
        pphDipotong:
          (before?.pphDipotong ?? 0) + (taxed.pph.pphArah === 'DIPOTONG' ? taxed.pph.pph : 0),
      });
    }
  }
  return [...items.values()].sort((a, b) => (a.jenis < b.jenis ? 1 : a.jenis > b.jenis ? -1 : 0));
}

/** Returns the day before the planned delivery, if that is still to come. */
function dayBeforeDelivery(
  { tanggalRencana }: OrderRow,
  lines: readonly StoredLine[],
  today: string,
): string | null {
  const planned =
    tanggalRencana ?? lines.flatMap(line => line.tanggalVaksinasi ?? []).sort()[0] ?? null;
  const day = planned === null ? null : addDays(planned, -1);
  return day !== null && day >= today ? day : null;
}

/** Returns the parts of the price: what invoices of the family billed, then what is still due. */
async function findDueParts(
  db: Queryable,
  row: OrderRow,
  lines: readonly StoredLine[],
  total: number,
  today: string,
): Promise<DuePart[]> {
  const billed = await db
    .select({
      noInvoice: invoice.noInvoice,
      hari: invoice.tanggalInvoice,
      jumlah: invoice.nilaiTagihan,
      termin: invoice.termin,
    })
    .from(invoice)
    .where(
      and(
        eq(invoice.idRoot, row.rootId ?? row.id),
        notInArray(invoice.status, [...unbilledInvoiceStates]),
      ),
    )
    .orderBy(asc(invoice.id));
  const before = dayBeforeDelivery(row, lines, today);
  if (billed.length === 0) {
    const first = { jenis: 'TANDA_TANGAN', noInvoice: null, hari: null } as const;
    if (row.skema !== 'TERMIN_50_50') return [{ ...first, jumlah: total }];
    const half = Math.round(total / 2);
    return [
      { ...first, jumlah: half },
      { jenis: 'SEBELUM_PENYERAHAN', noInvoice: null, hari: before, jumlah: total - half },
    ];
  }
  const parts = billed.map(({ noInvoice, hari, jumlah }): DuePart => ({
    jenis: 'DITAGIH',
    noInvoice,
    hari,
    jumlah,
  }));
  const rest = total - billed.reduce((sum, { jumlah }) => sum + jumlah, 0);
  if (rest === 0) return parts;
  const isSecond =
    rest > 0 && row.skema === 'TERMIN_50_50' && billed.every(({ termin }) => termin === '1');
  return [
    ...parts,
    {
      jenis: isSecond ? 'SEBELUM_PENYERAHAN' : 'SESUDAH_INVOICE',
      noInvoice: null,
      hari: isSecond ? before : null,
      jumlah: rest,
    },
  ];
}

/** Returns the participants of a line: no more than its doses are enough for. */
const participantsOf = (line: StoredLine, dosesPerPerson: ReadonlyMap<number, number>): number => {
  const doses = line.qtyDisetujui ?? line.jumlahDosis ?? 0;
  const perPerson = dosesPerPerson.get(line.idProduk ?? 0) ?? 1;
  const asked = line.jumlahPeserta ?? 0;
  return doses < (line.jumlahDosis ?? 0) ? Math.min(asked, Math.floor(doses / perPerson)) : asked;
};

/** Returns the doses for one person of the products of lines. */
async function findDosesPerPerson(db: Queryable, lines: readonly StoredLine[]) {
  const ids = [...new Set(lines.flatMap(({ idProduk }) => idProduk ?? []))];
  const rows = await db
    .select({ id: product.id, dosisPerOrang: product.dosisPerOrang })
    .from(product)
    .where(inArray(product.id, ids));
  return new Map(rows.map(row => [row.id, row.dosisPerOrang]));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/** Returns the content of an agreement that is issued now. */
export async function takeSnapshot(ctx: DocumentReader, row: OrderRow): Promise<PksSnapshot> {
  const company = await bhbuRecords.get(ctx, row.bhbuId);
  const today = dayInJakarta(ctx.now);
  const seller = await findSellerOn(ctx.db, today);
  if (!seller || !row.model || !row.skema) throw new Error(`Order ${row.id} is not complete.`);
  const lines = await findLines(ctx.db, [row.id]);
  const addresses = await findAddresses(ctx, lines);
  const perPerson = await findDosesPerPerson(ctx.db, lines);
  const amount = (value: number | null): number => value ?? 0;
  const taxDay = row.tanggalOrder ?? today;
  const taxed = {
    bentuk: company.bentuk as TaxedCompany['bentuk'],
    hasNpwp: company.npwp !== null,
    ...countedSkb(company),
    skbPenjual: skbOf(seller),
  };
  const totals = orderTotals(lines.map(pricedLine), taxed, taxDay);
  const pphDipotong = Math.max(0, -amount(row.pph));
  // What the buyer withholds is paid to the state for the seller, so it is a part of the price.
  const totalHarga = amount(row.totalHarga) + pphDipotong;
  const baris = lines.map(line => ({
    faskes: line.namaFaskes ?? '',
    alamat: addresses.get(line.id) ?? '',
    picFaskes: line.namaPICFaskes ?? '',
    picBHBU: line.namaPICBHBU ?? '',
    produk: line.namaProduk ?? '',
    jumlahPeserta: participantsOf(line, perPerson),
    jumlahDosis: amount(line.qtyDisetujui ?? line.jumlahDosis),
    hargaSatuan: amount(line.hargaSatuan),
    ...(line.namaLayanan ? { layanan: line.namaLayanan } : {}),
    hargaLayanan: amount(line.hargaLayanan),
    tanggalVaksinasi: line.tanggalVaksinasi ?? today,
  }));
  const asked = sum(lines.map(line => amount(line.jumlahDosis)));
  const jumlahDosis = row.dosisDisetujui ?? amount(row.jumlahDosis);
  return {
    pembeli: {
      nama: company.namaBHBU,
      alamat: addressOf(company),
      npwp: company.npwp ?? '',
      nib: company.nib,
      penanggungJawab: row.namaPenanggungJawab ?? '',
      jabatan: row.jabatanPenanggungJawab ?? '',
    },
    penjual: {
      nama: seller.nama,
      alamat: seller.alamat,
      npwp: seller.npwp,
      nib: seller.nib,
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
    jumlahPeserta: sum(baris.map(line => line.jumlahPeserta)),
    jumlahDosis,
    totalPembelian: amount(row.totalPembelian),
    totalLayanan: amount(row.totalLayanan),
    subTotal: amount(row.subTotal),
    ppn: amount(row.ppn),
    ppnDTP: amount(row.ppnDTP),
    pph: Math.max(0, amount(row.pph)),
    pphDipotong,
    totalHarga,
    terbilang: terbilangRupiah(totalHarga),
    baris,
    rincian: priceItems(lines, totals, company),
    pembayaran: await findDueParts(ctx.db, row, lines, totalHarga, today),
    ...(jumlahDosis < asked ? { dosisSemula: asked } : {}),
    aturanHarga: decreesOn(await findCeilingDecrees(ctx.db), today).map(({ nomor }) => nomor),
    versiTeks: agreementTextVersion,
  };
}

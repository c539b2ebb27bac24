import type { Invoice, InvoiceListItem } from '#contract/domains/invoice/record.ts';
import type { Order } from '#contract/domains/order/record.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import type { Pks, PksListItem } from '#contract/domains/pks/record.ts';
import type { DoseLedger } from '#contract/domains/stock/record.ts';
import { terbilangRupiah } from '#contract/core/terbilang.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import type { PksState } from '#contract/states/pks.ts';
import { count, localPhone, longDay, longInstant, rupiah, shortDay } from '#documents/format.ts';
import {
  deliveryPrintPath,
  invoicePrintPath,
  leftoverPrintPath,
  pksPrintPath,
  receiptPrintPath,
} from '#src/kit/documents/printPaths.ts';
import type { OrderApi } from './orderApi.ts';

/** A document of the demo data. */
export interface DemoDocument {
  readonly name: string;
  /** Account that prints it. */
  readonly account: string;
  /** Path of its print view. */
  readonly screen: string;
  /** Path of its calls, before and after `cetak` or `pdf`. */
  readonly call: readonly [resource: string, id: number];
  /** Values of the record, as the document prints them. */
  readonly texts: readonly (string | null | undefined)[];
}

interface List<T> {
  readonly data: readonly T[];
}

const orThrow = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`The demo data has no ${what}.`);
  return found;
};

function pksTexts({ noPKS, noOrder, tanggalPKS, berlakuSampai, isi, jenis }: Pks) {
  if (!isi) throw new Error('The agreement is a draft.');
  const { pembeli, penjual, rekening } = isi;
  const clauses = Array.from({ length: 19 }, (_, at) => `Pasal ${at + 1}`);
  return [
    noPKS,
    noOrder,
    tanggalPKS && longDay(tanggalPKS),
    isi.tempat,
    pembeli.nama,
    pembeli.alamat,
    pembeli.penanggungJawab,
    penjual.nama,
    penjual.penanggungJawab,
    penjual.jabatan,
    `${rekening.bank}, cabang ${rekening.cabang}`,
    rekening.nomor,
    rekening.atasNama,
    `${count(isi.jumlahPeserta)} orang`,
    `${count(isi.jumlahDosis)} dosis`,
    ...[isi.totalPembelian, isi.subTotal, isi.ppn, isi.pph, isi.totalHarga].map(rupiah),
    terbilangRupiah(isi.totalHarga),
    ...isi.baris.flatMap(line => [
      line.faskes,
      line.alamat,
      line.picFaskes,
      line.picBHBU,
      rupiah(line.hargaSatuan),
      shortDay(line.tanggalVaksinasi),
    ]),
    ...(jenis === 'AMANDEMEN'
      ? []
      : [...clauses, pembeli.npwp, pembeli.nib, berlakuSampai && longDay(berlakuSampai)]),
  ];
}

/** States of an agreement that is not in force any more. */
const dead: ReadonlySet<PksState> = new Set(['DIAMANDEMEN', 'BERAKHIR', 'DIAKHIRI', 'DIBATALKAN']);

/** A regular and a booster agreement, and an amendment of each. */
async function agreements(api: OrderApi): Promise<DemoDocument[]> {
  const { data } = await api.send<List<PksListItem>>('legal', 'GET', '/PKS?pageSize=100');
  // Copies of what has ended have a cover.
  const issued = data.filter(({ noPKS, statuspks }) => noPKS && !dead.has(statuspks));
  const amendments: { pks: PksListItem; isBooster: boolean }[] = [];
  for (const pks of issued.filter(({ jenis }) => jenis === 'AMANDEMEN')) {
    const order = await api.send<Order>('legal', 'GET', `/Order/${pks.idOrder}`);
    amendments.push({ pks, isBooster: order.jenis === 'BOOSTER' });
  }
  const amendment = (isBooster: boolean) => amendments.find(one => one.isBooster === isBooster);
  const chosen = [
    ['regular agreement', issued.find(({ jenis }) => jenis === 'REGULER'), false],
    ['booster agreement', issued.find(({ jenis }) => jenis === 'BOOSTER'), true],
    ['regular amendment', amendment(false)?.pks, false],
    ['booster amendment', amendment(true)?.pks, true],
  ] as const;
  const documents: DemoDocument[] = [];
  for (const [name, found, isBooster] of chosen) {
    const { id } = orThrow(found, name);
    const pks = await api.send<Pks>('legal', 'GET', `/PKS/GetById/${id}`);
    const texts = [...pksTexts(pks), isBooster ? 'DOSIS LANJUTAN (BOOSTER)' : undefined];
    const screen = pksPrintPath(pks, isBooster);
    documents.push({ name, account: 'legal', screen, call: ['PKS', id], texts });
  }
  return documents;
}

const invoiceTexts = (invoice: Invoice) => [
  invoice.noInvoice,
  invoice.tanggalInvoice && longDay(invoice.tanggalInvoice),
  invoice.jatuhTempo && longDay(invoice.jatuhTempo),
  invoice.noOrder,
  invoice.noPKS,
  invoice.invoiceAccount,
  invoice.noFakturPajak,
  invoice.baris.some(({ jenis, pph }) => jenis === 'PRODUK' && pph > 0) ? null : invoice.noSKB,
  invoice.pembeli.nama,
  invoice.pembeli.alamat,
  invoice.pembeli.npwp,
  invoice.penjual?.nama,
  invoice.penjual?.penandaTangan,
  invoice.penjual?.jabatan,
  invoice.rekeningTujuan?.nomor,
  invoice.rekeningTujuan?.atasNama,
  ...invoice.baris.flatMap(line => [
    line.uraian,
    count(line.qty),
    rupiah(line.hargaSatuan),
    rupiah(line.nilai),
  ]),
  ...[invoice.totalProduk, invoice.totalLayanan, invoice.subTotal].map(rupiah),
  ...[invoice.dpp, invoice.ppn].map(rupiah),
  ...[invoice.ppnDTP, invoice.pphDipotong].filter(amount => amount > 0).map(rupiah),
  rupiah(invoice.total),
  terbilangRupiah(invoice.total),
];

/** An invoice with all its taxes, and receipts below and above the limit of the duty stamp. */
async function moneyDocuments(api: OrderApi): Promise<DemoDocument[]> {
  const account = 'finance';
  const invoices = await api.send<List<InvoiceListItem>>(account, 'GET', '/Invoice?pageSize=100');
  const payments = await api.send<List<Payment>>(account, 'GET', '/Payment?pageSize=100');
  const verified = payments.data.filter(({ status }) => status === 'TERVERIFIKASI');
  const transfers = verified.filter(({ jenis }) => jenis === 'TRANSFER');
  const withSlip = verified.find(({ jenis }) => jenis === 'BUKTI_POTONG');
  const invoice = await api.send<Invoice>(
    account,
    'GET',
    `/Invoice/getbyid/${orThrow(withSlip, 'payment by a withholding slip').idInvoice}`,
  );
  const receipts = [
    ['small receipt', transfers.find(({ jumlah }) => jumlah <= 5_000_000), undefined],
    ['receipt with a duty stamp', transfers.find(({ jumlah }) => jumlah > 5_000_000), 'Meterai'],
  ] as const;
  return [
    {
      name: 'invoice',
      account,
      screen: invoicePrintPath(invoice.idOrder, invoice.id),
      call: ['Invoice', invoice.id],
      texts: invoiceTexts(invoice),
    },
    ...receipts.map(([name, found, stamp]): DemoDocument => {
      const { id, namaBHBU, jumlah, noReferensi, idInvoice, tanggalBayar } = orThrow(found, name);
      const { noInvoice } = orThrow(
        invoices.data.find(one => one.id === idInvoice),
        `invoice of a ${name}`,
      );
      const amounts = [rupiah(jumlah), terbilangRupiah(jumlah)];
      const texts = [namaBHBU, noReferensi, noInvoice, longDay(tanggalBayar), stamp, ...amounts];
      return { name, account, screen: receiptPrintPath(id), call: ['Payment', id], texts };
    }),
  ];
}

const deliveryTexts = (order: WorkOrder) => [
  order.noWO,
  order.noOrder,
  order.namaBHBU,
  order.namaFaskes,
  order.alamatFaskes,
  order.namaDistributor,
  ...order.baris.flatMap(line => [
    line.namaProduk,
    line.nomorBatch,
    line.kedaluwarsa && shortDay(line.kedaluwarsa),
    count(line.qtyKirim),
  ]),
];

const signedTexts = (signed: WorkOrder['bast']) =>
  signed
    ? [
        signed.nomor,
        longInstant(signed.waktu),
        signed.pembeli.nama,
        signed.pembeli.jabatan,
        signed.distributor.nama,
        signed.distributor.jabatan,
      ]
    : [];

/** The documents of a delivery with a discrepancy, of a pickup, and of leftover doses. */
async function deliveryDocuments(api: OrderApi): Promise<DemoDocument[]> {
  const account = 'ps';
  const { data } = await api.send<List<WorkOrder>>(account, 'GET', '/WorkOrder?pageSize=100');
  const details = async (found: WorkOrder | undefined, what: string) =>
    await api.send<WorkOrder>(account, 'GET', `/WorkOrder/getbyid/${orThrow(found, what).id}`);
  const pickup = await details(
    data.find(({ jenis, status }) => jenis === 'AMBIL_KEMBALI' && status === 'DITERIMA'),
    'signed pickup',
  );
  const order = await details(
    data.find(({ id }) => id === pickup.idInduk),
    'delivery of a pickup',
  );
  const closed = orThrow(
    data.find(({ status }) => status === 'SELESAI'),
    'closed delivery',
  );
  const ledgerPath = `/NeracaDosis/${closed.idOrder}`;
  const ledger = await api.send<DoseLedger>(account, 'GET', ledgerPath);
  const { suhuMuat, suhuTerima } = order;
  const shipped = [
    order.waktuKirim && longInstant(order.waktuKirim),
    order.namaKurir,
    order.hpKurir && localPhone(order.hpKurir),
    order.noKendaraan,
    suhuMuat === null ? null : `${suhuMuat.toLocaleString('id-ID')} °C`,
    ...order.baris.map(({ psNumber }) => psNumber),
  ];
  const arrived = [
    order.waktuTiba && longInstant(order.waktuTiba),
    suhuTerima === null ? null : `${suhuTerima.toLocaleString('id-ID')} °C`,
  ];
  const ofDelivery = (
    name: string,
    [document, resource]: readonly [Parameters<typeof deliveryPrintPath>[0], string],
    { id, ...record }: WorkOrder,
    texts: DemoDocument['texts'],
  ): DemoDocument => ({
    name,
    account,
    screen: deliveryPrintPath(document, id),
    call: [`WorkOrder/${resource}`, id],
    texts: [...deliveryTexts({ id, ...record }), ...texts],
  });
  return [
    ofDelivery('work order', ['perintah-kerja', 'perintahKerja'], order, [
      longDay(order.tanggalKirim ?? ''),
      longDay(order.tanggalTiba ?? ''),
    ]),
    ofDelivery('delivery note', ['surat-jalan', 'suratJalan'], order, shipped),
    ofDelivery('delivery note of a pickup', ['surat-jalan', 'suratJalan'], pickup, ['Faskes asal']),
    ofDelivery('goods receipt', ['bast', 'bast'], order, [
      ...arrived,
      ...signedTexts(order.bast),
      ...order.baris.map(line => count(line.qtyTerima ?? 0)),
    ]),
    ofDelivery(
      'discrepancy',
      ['selisih', 'selisih'],
      // It has no day of expiry.
      { ...order, baris: order.baris.map(line => ({ ...line, kedaluwarsa: null })) },
      [
        ...arrived,
        ...signedTexts(order.beritaSelisih),
        ...order.baris.flatMap(line =>
          [line.qtyTiba, line.kurang, line.lebih, line.bocor, line.rusak].map(some =>
            count(some ?? 0),
          ),
        ),
      ],
    ),
    {
      name: 'leftover report',
      account,
      screen: leftoverPrintPath(closed.idOrder),
      call: ['NeracaDosis', closed.idOrder],
      texts: [
        ledger.noOrder,
        ledger.namaBHBU,
        ...ledger.faskes.flatMap(({ namaFaskes, stok }) => [
          namaFaskes,
          ...stok.flatMap(stock => [
            stock.nomorBatch,
            ...[stock.diterima, stock.diberikan, stock.rusak, stock.sisa].map(count),
            stock.dilaporkanOleh,
            stock.waktuLapor && longInstant(stock.waktuLapor),
          ]),
        ]),
      ],
    },
  ];
}

/** Returns the kinds of documents that the demo data has, one of each. */
export const demoDocuments = {
  agreements,
  money: moneyDocuments,
  deliveries: deliveryDocuments,
} as const;

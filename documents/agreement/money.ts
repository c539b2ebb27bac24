import type { Block } from '#contract/core/document/block.ts';
import type { DuePart, PksSnapshot, PricedItem } from '#contract/domains/pks/record.ts';
import { count, longDay, orBlank, percent, rupiah, shortDay } from '../format.ts';

/** The PPN of a price, or why none is paid. */
function taxOf({ kelasPajak, ppn, ppnDTP, ppnRate }: PricedItem): string {
  if (kelasPajak === 'DIBEBASKAN') return 'Dibebaskan';
  const amount = `${rupiah(ppn)} (${percent(ppnRate)})`;
  return ppnDTP > 0 ? `${amount}, ditanggung Pemerintah` : amount;
}

/** That the seller changed the ordered doses before the agreement was signed. */
export const adjustment = ({ dosisSemula, jumlahDosis }: PksSnapshot): Block[] =>
  dosisSemula === undefined
    ? []
    : [
        {
          kind: 'paragraph',
          text: `Penjual menyesuaikan pesanan dari ${count(dosisSemula)} dosis menjadi ${count(jumlahDosis)} dosis sebelum Perjanjian ditandatangani (Pasal 2 Ketentuan Umum). Jumlah peserta mengikuti jumlah dosis itu.`,
        },
      ];

/** The decree that texts of agreements cite which do not name any. */
const firstPriceDecree = 'HK.01.07/MENKES/4643/2021';

/** The decrees that limit the prices of an agreement, as its clauses cite them. */
export const priceDecrees = ({ aturanHarga = [] }: Pick<PksSnapshot, 'aturanHarga'>): string =>
  `Keputusan Menteri Kesehatan Nomor ${aturanHarga.length === 0 ? firstPriceDecree : aturanHarga.join(' dan Nomor ')}`;

/** What each vaccine and service costs, with its own tax. */
export const priceItems = ({ rincian = [], subTotal, ppn }: PksSnapshot): Block[] =>
  rincian.length === 0
    ? []
    : [
        { kind: 'heading', text: 'Rincian harga' },
        {
          kind: 'table',
          columns: [
            { label: 'No.', width: 5, align: 'right' },
            { label: 'Produk atau layanan', width: 33 },
            { label: 'Dosis', width: 8, align: 'right' },
            { label: 'Harga per dosis', width: 15, align: 'right' },
            { label: 'Jumlah', width: 18, align: 'right' },
            { label: 'PPN', width: 21, align: 'right' },
          ],
          rows: rincian.map((item, at) => [
            `${at + 1}`,
            item.uraian,
            count(item.jumlahDosis),
            rupiah(item.hargaSatuan),
            rupiah(item.jumlah),
            taxOf(item),
          ]),
          totals: [['', 'Sub total', '', '', rupiah(subTotal), rupiah(ppn)]],
        },
      ];

/** The amounts of the order; each is added to or taken from the sub total. */
export function amountTable(isi: PksSnapshot): Block {
  const isPackage = isi.model === 'PAKET_LAYANAN';
  const prices = [...new Set(isi.baris.map(line => line.hargaSatuan))];
  const tariffs = [...new Set(isi.baris.map(line => line.hargaLayanan))];
  return {
    kind: 'table',
    columns: [
      { label: 'Uraian', width: 60 },
      { label: 'Nilai', width: 40, align: 'right' },
    ],
    rows: [
      ['Jumlah peserta', `${count(isi.jumlahPeserta)} orang`],
      ['Jumlah dosis', `${count(isi.jumlahDosis)} dosis`],
      ['Harga satuan per dosis', prices.map(rupiah).join(' / ')],
      ...(isPackage ? [['Harga layanan per dosis', tariffs.map(rupiah).join(' / ')]] : []),
      ['Total harga pembelian Produk', rupiah(isi.totalPembelian)],
      ...(isPackage ? [['Total harga layanan', rupiah(isi.totalLayanan)]] : []),
      ['Sub total', rupiah(isi.subTotal)],
      ['Pajak Pertambahan Nilai', rupiah(isi.ppn)],
      ...(isi.ppnDTP > 0
        ? [['Pajak Pertambahan Nilai yang ditanggung Pemerintah', `(${rupiah(isi.ppnDTP)})`]]
        : []),
      ['Pajak Penghasilan (PPh) yang dipungut Penjual', rupiah(isi.pph)],
    ],
    totals: [['Total harga', rupiah(isi.totalHarga)]],
  };
}

/** How a buyer who withholds PPh settles the price. */
export const withholding = ({ pphDipotong = 0, totalHarga }: PksSnapshot): Block[] =>
  pphDipotong === 0
    ? []
    : [
        {
          kind: 'paragraph',
          text: `Dari total harga itu Pembeli memotong Pajak Penghasilan yang diperkirakan sebesar ${rupiah(pphDipotong)} dan menyetorkannya ke kas negara atas nama Penjual. Pemotongan itu bukan pengurangan harga: bukti pemotongan yang diserahkan kepada Penjual melunasi bagian harga itu, dan yang ditransfer ke rekening Penjual adalah ${rupiah(totalHarga - pphDipotong)}.`,
        },
      ];

/** When a part of the price is due, in words. */
function dueWords({ jenis, noInvoice, hari }: DuePart, isAmendment: boolean): string {
  switch (jenis) {
    case 'DITAGIH':
      return `Sudah ditagih dengan invoice ${orBlank(noInvoice)}${hari ? ` tanggal ${longDay(hari)}` : ''}`;
    case 'TANDA_TANGAN':
      return isAmendment ? 'Tanggal Efektif amandemen ini' : 'Tanggal Efektif Perjanjian';
    case 'SEBELUM_PENYERAHAN':
      return `Sehari sebelum penyerahan pertama${hari ? `, yaitu ${longDay(hari)} menurut rencana` : ' yang direncanakan'}`;
    case 'SESUDAH_INVOICE':
      return `${paymentDays} hari sejak tanggal invoice untuk sisa ini`;
  }
}

/** Days to pay what an amendment adds after everything was invoiced. */
export const paymentDays = 14;

/** Returns a share of the price in percent. */
const shareOf = (amount: number, total: number): string =>
  total === 0 ? '' : percent(Math.round((amount / total) * 1000) / 10);

/** The parts of the price: what was billed, and what is due when. */
export function paymentPlan(isi: PksSnapshot, isAmendment: boolean): Block[] {
  const { pembayaran = [], totalHarga } = isi;
  return [
    { kind: 'heading', text: 'Rincian pembayaran' },
    {
      kind: 'table',
      columns: [
        { label: 'No.', width: 6, align: 'right' },
        { label: 'Jatuh tempo', width: 54 },
        { label: 'Bagian', width: 13, align: 'right' },
        { label: 'Jumlah', width: 27, align: 'right' },
      ],
      rows: pembayaran.map((part, at) => [
        `${at + 1}`,
        part.jumlah < 0
          ? 'Kelebihan atas yang sudah ditagih, diselesaikan menurut Pasal 4 Ketentuan Umum'
          : dueWords(part, isAmendment),
        part.jumlah < 0 ? '' : shareOf(part.jumlah, totalHarga),
        part.jumlah < 0 ? `(${rupiah(-part.jumlah)})` : rupiah(part.jumlah),
      ]),
      totals: [['', 'Total harga', '', rupiah(totalHarga)]],
    },
    {
      kind: 'paragraph',
      text: 'Jumlah yang belum ditagih adalah perkiraan: pajaknya dihitung pada tanggal invoice.',
    },
  ];
}

type Line = PksSnapshot['baris'][number];

const sum = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);

/** What the doses of a line cost, without taxes. */
const valueOf = ({ jumlahDosis, hargaSatuan, hargaLayanan }: Line): number =>
  jumlahDosis * (hargaSatuan + hargaLayanan);

/** Whether the lines have more than one product, service or price. */
const differ = (lines: readonly Line[]): boolean =>
  new Set(
    lines.map(line => [line.produk, line.hargaSatuan, line.layanan, line.hargaLayanan].join('|')),
  ).size > 1;

/** The facilities; where products or prices differ, also which go where at which price. */
export function facilityList({ baris, model }: PksSnapshot): Block[] {
  const list: Block[] = [
    { kind: 'heading', text: 'Daftar Faskes' },
    {
      kind: 'table',
      columns: [
        { label: 'No.', width: 5, align: 'right' },
        { label: 'Faskes', width: 18 },
        { label: 'Alamat', width: 27 },
        { label: 'PIC Faskes', width: 14 },
        { label: 'PIC Pembeli', width: 14 },
        { label: 'Peserta', width: 7, align: 'right' },
        { label: 'Dosis', width: 6, align: 'right' },
        { label: 'Tanggal vaksinasi', width: 12 },
      ],
      rows: baris.map((line, at) => [
        `${at + 1}`,
        line.faskes,
        line.alamat,
        line.picFaskes,
        line.picBHBU,
        count(line.jumlahPeserta),
        count(line.jumlahDosis),
        shortDay(line.tanggalVaksinasi),
      ]),
      totals: [
        [
          '',
          'Jumlah',
          '',
          '',
          '',
          count(sum(baris, line => line.jumlahPeserta)),
          count(sum(baris, line => line.jumlahDosis)),
          '',
        ],
      ],
    },
  ];
  if (!differ(baris)) return list;
  const isPackage = model === 'PAKET_LAYANAN';
  return [
    ...list,
    { kind: 'heading', text: 'Produk dan harga setiap Faskes' },
    {
      kind: 'table',
      columns: [
        { label: 'No.', width: 5, align: 'right' },
        { label: 'Produk', width: 22 },
        { label: 'Dosis', width: 8, align: 'right' },
        { label: 'Harga per dosis', width: 14, align: 'right' },
        ...(isPackage
          ? ([
              { label: 'Layanan', width: 18 },
              { label: 'Tarif per dosis', width: 14, align: 'right' },
            ] as const)
          : []),
        { label: 'Jumlah tanpa pajak', width: 19, align: 'right' },
      ],
      rows: baris.map((line, at) => [
        `${at + 1}`,
        line.produk,
        count(line.jumlahDosis),
        rupiah(line.hargaSatuan),
        ...(isPackage ? [line.layanan ?? '', rupiah(line.hargaLayanan)] : []),
        rupiah(valueOf(line)),
      ]),
      totals: [
        [
          '',
          'Jumlah',
          count(sum(baris, line => line.jumlahDosis)),
          '',
          ...(isPackage ? ['', ''] : []),
          rupiah(sum(baris, valueOf)),
        ],
      ],
    },
  ];
}

import type { Invoice, InvoiceLine } from '#contract/domains/invoice/record.ts';
import { terbilangRupiah } from '#contract/core/terbilang.ts';
import type { Block, Inline, Letterhead, PrintedDocument } from '#contract/core/document/block.ts';
import { blank, bold, count, longDay, orBlank, percent, rupiah } from '../format.ts';

/** The amounts of an invoice as its table prints them. */
interface InvoiceAmounts {
  /** Price and quantity of the sample, which has no lines. */
  readonly sample?: {
    readonly unitPrice: number;
    readonly quantity: number;
    readonly gross: number;
  };
  readonly subTotal: number;
  readonly serviceTotal: number;
  readonly net: number;
  readonly pphPercent: number;
  /** PPh that is added to the price, and PPh that the company withholds. */
  readonly pphAdded: number;
  readonly pphDeducted: number;
  readonly ppnPercent: number;
  /** Base of the PPN (DPP), which since 2025 is less than the price; the sample does not state it. */
  readonly ppnBase?: number;
  readonly ppn: number;
  readonly ppnBorne: number;
  readonly total: number;
  /** Whether a part is settled by a slip of tax, so that the total is not what is transferred. */
  readonly isSettledInParts?: boolean;
}

const table = (amounts: InvoiceAmounts): Block => {
  const { pphAdded, pphDeducted } = amounts;
  const rows: (readonly Inline[])[] = [
    ...(amounts.sample
      ? [
          ['Harga satuan', rupiah(amounts.sample.unitPrice)],
          ['Jumlah dosis', count(amounts.sample.quantity)],
          ['Bruto', rupiah(amounts.sample.gross)],
        ]
      : []),
    ['Sub total', rupiah(amounts.subTotal)],
    ['Total layanan', rupiah(amounts.serviceTotal)],
    ['Jumlah neto', rupiah(amounts.net)],
    [
      `Pajak Penghasilan (PPh) ${percent(amounts.pphPercent)}${pphDeducted > 0 ? ', dipotong Pembeli' : ''}`,
      pphDeducted > 0 ? `(${rupiah(pphDeducted)})` : rupiah(pphAdded),
    ],
    ...(amounts.ppnBase === undefined
      ? []
      : [['Dasar Pengenaan Pajak (DPP) PPN', rupiah(amounts.ppnBase)]]),
    [`Pajak Pertambahan Nilai (PPN) ${percent(amounts.ppnPercent)}`, rupiah(amounts.ppn)],
    ...(amounts.ppnBorne > 0
      ? [['PPN ditanggung Pemerintah', `(${rupiah(amounts.ppnBorne)})`]]
      : []),
  ];
  return {
    kind: 'table',
    columns: [
      { label: 'Uraian', width: 62 },
      { label: 'Jumlah', width: 38, align: 'right' },
    ],
    rows,
    totals: [
      [
        amounts.isSettledInParts ? 'Total invoice' : 'Total yang harus dibayar',
        rupiah(amounts.total),
      ],
    ],
  };
};

/** The share of a line that is billed, in percent. */
const shareOf = ({ nilai, bruto }: Invoice['baris'][number]): number =>
  bruto === 0 ? 0 : Math.round((nilai / bruto) * 1000) / 10;

/** The largest rate of a document's lines that bear a tax, in percent. */
const rateOf = (rates: readonly number[]): number => Math.max(0, ...rates);

function amountsOf(invoice: Invoice): InvoiceAmounts {
  return {
    subTotal: invoice.totalProduk,
    serviceTotal: invoice.totalLayanan,
    net: invoice.subTotal,
    pphPercent: rateOf(invoice.baris.map(line => line.pphRate)),
    pphAdded: invoice.pphDipungut,
    pphDeducted: invoice.pphDipotong,
    ppnPercent: rateOf(invoice.baris.map(line => line.ppnRate)),
    ppnBase: invoice.dpp,
    ppn: invoice.ppn,
    ppnBorne: invoice.ppnDTP,
    total: invoice.total,
    isSettledInParts: invoice.harusTransfer !== invoice.total || invoice.harusBuktiPotong > 0,
  };
}

const terms: Readonly<Record<Invoice['termin'], string>> = {
  '1': 'Termin 1 dari 2',
  '2': 'Termin 2 dari 2, pelunasan',
  PENUH: 'Pembayaran penuh (100%)',
  AMANDEMEN: 'Tambahan karena amandemen',
};

/** The note on PPN that the government bears, with its decree; a draft may have none yet. */
const borneNote = ({ ppnDTP, dasarDTP }: Invoice): string | undefined =>
  ppnDTP === 0
    ? undefined
    : `PPN sebesar ${rupiah(ppnDTP)} ditanggung Pemerintah${dasarDTP ? ` (${dasarDTP.aturan})` : ''}.`;

/**
 * The note on the SKB of the company, which frees it from PPh 22 on the vaccine. It does not free the seller from
 * the PPh that a company withholds, so an invoice with PPh on the vaccine has no such note.
 */
function skbNote({ noSKB, skbSampai, skbPenjual, baris }: Invoice): string | undefined {
  const hasPph = baris.some(
    ({ jenis, pph, jenisPph }) =>
      jenis === 'PRODUK' && (pph > 0 || (skbPenjual !== null && isWithheld(jenisPph))),
  );
  if (noSKB === null || skbSampai === null || hasPph) return undefined;
  return `Pemungutan PPh Pasal 22 dibebaskan dengan SKB ${noSKB}, berlaku sampai dengan ${longDay(skbSampai)}.`;
}

/** Whether a company withholds the kind from what it pays. */
const isWithheld = (kind: InvoiceLine['jenisPph']): boolean =>
  kind === 'PPH22_BUMN' || kind === 'PPH23_JASA';

/** The note on the seller's own SKB, under which the company withholds nothing. */
function sellerSkbNote({ skbPenjual, baris }: Invoice): string | undefined {
  if (skbPenjual === null || !baris.some(({ jenisPph }) => isWithheld(jenisPph))) return undefined;
  const { noSKB, berlakuSampai } = skbPenjual;
  return `PPh tidak dipotong Pembeli karena SKB Penjual ${noSKB}, berlaku sampai dengan ${longDay(berlakuSampai)}.`;
}

const paragraphs = (...texts: readonly (string | undefined)[]): readonly Block[] =>
  texts.flatMap(text => (text === undefined ? [] : [{ kind: 'paragraph', text }]));

/**
 * Returns the invoice of a record; a draft is marked as one.
 * @param letterhead the seller on the day of the invoice; null without one
 */
export function invoiceDocument(invoice: Invoice, letterhead: Letterhead | null): PrintedDocument {
  const { penjual, pembeli, rekeningTujuan, noInvoice } = invoice;
  const shares = [...new Set(invoice.baris.map(shareOf))];
  // Named once when it is the same for all lines.
  const share = shares.length === 1 ? shares[0] : undefined;
  return {
    title: noInvoice ? `Invoice ${noInvoice}` : 'Rancangan invoice',
    number: noInvoice,
    letterhead,
    isDraft: noInvoice === null,
    blocks: [
      { kind: 'title', text: 'INVOICE', subtitle: `Nomor: ${orBlank(noInvoice)}` },
      {
        kind: 'facts',
        rows: [
          {
            label: 'Tanggal invoice',
            value: invoice.tanggalInvoice ? longDay(invoice.tanggalInvoice) : blank,
          },
          {
            label: 'Jatuh tempo',
            value: invoice.jatuhTempo ? longDay(invoice.jatuhTempo) : blank,
          },
          { label: 'Pembayaran', value: terms[invoice.termin] },
          {
            label: 'Nomor pesanan dan PKS',
            value: `${orBlank(invoice.noOrder)} · ${orBlank(invoice.noPKS)}`,
          },
          { label: 'Nomor akun pelanggan', value: orBlank(invoice.invoiceAccount) },
          ...(invoice.noFakturPajak
            ? [
                {
                  label: 'Faktur pajak',
                  value: [invoice.kodeFaktur, invoice.noFakturPajak].filter(Boolean).join(' · '),
                },
              ]
            : []),
          {
            label: 'Kepada',
            value: [
              { text: pembeli.nama, isBold: true },
              { text: `, NPWP ${orBlank(pembeli.npwp)}` },
            ],
          },
          { label: 'Alamat', value: orBlank(pembeli.alamat) },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: 'No.', width: 5, align: 'right' },
          { label: 'Uraian', width: 33 },
          { label: 'Jumlah', width: 9, align: 'right' },
          { label: 'Harga satuan', width: 15, align: 'right' },
          { label: 'Bruto', width: 18, align: 'right' },
          {
            label: share === undefined || share === 100 ? 'Ditagih' : `Ditagih ${percent(share)}`,
            width: 20,
            align: 'right',
          },
        ],
        rows: invoice.baris.map((line, at) => [
          `${at + 1}`,
          line.uraian,
          count(line.qty),
          rupiah(line.hargaSatuan),
          rupiah(line.bruto),
          share === undefined && line.nilai !== line.bruto
            ? `${rupiah(line.nilai)} (${percent(shareOf(line))})`
            : rupiah(line.nilai),
        ]),
      },
      table(amountsOf(invoice)),
      {
        kind: 'paragraph',
        text: [{ text: 'Terbilang: ' }, { text: invoice.terbilang, isBold: true }],
      },
      ...paragraphs(borneNote(invoice), skbNote(invoice), sellerSkbNote(invoice)),
      ...settlement(invoice),
      ...(rekeningTujuan ? [accountOf(rekeningTujuan)] : []),
      ...(penjual
        ? [
            {
              kind: 'signatures',
              parties: [
                {
                  role: 'Hormat kami',
                  organization: penjual.nama,
                  name: penjual.penandaTangan,
                  position: penjual.jabatan,
                  ...(invoice.tanggalInvoice ? { day: longDay(invoice.tanggalInvoice) } : {}),
                },
              ],
            } as const,
          ]
        : []),
    ],
  };
}

/** How a buyer who withholds PPh or pays the PPN to the state settles the invoice. */
function settlement({
  harusTransfer,
  harusBuktiPotong,
  harusSspPpn,
  nilaiTagihan,
  pemungutPPN,
}: Invoice): Block[] {
  if (harusBuktiPotong + harusSspPpn === 0) return [];
  return [
    { kind: 'heading', text: 'Penyelesaian' },
    {
      kind: 'table',
      columns: [
        { label: 'Cara', width: 62 },
        { label: 'Jumlah', width: 38, align: 'right' },
      ],
      rows: [
        [bold('Jumlah yang ditransfer ke rekening Penjual'), bold(rupiah(harusTransfer))],
        ...(harusBuktiPotong > 0
          ? [['PPh dipotong Pembeli, dengan bukti potong', rupiah(harusBuktiPotong)]]
          : []),
        ...(harusSspPpn > 0
          ? [
              [
                `PPN dipungut Pembeli${pemungutPPN ? ' sebagai pemungut' : ''}, dengan bukti setor (SSP)`,
                rupiah(harusSspPpn),
              ],
            ]
          : []),
      ],
      totals: [['Nilai tagihan', rupiah(nilaiTagihan)]],
    },
  ];
}

const accountOf = (account: NonNullable<Invoice['rekeningTujuan']>): Block => ({
  kind: 'facts',
  rows: [
    {
      label: 'Ditransfer ke',
      value: [
        { text: `${account.bank}, cabang ${account.cabang}, nomor rekening ` },
        { text: account.nomor, isBold: true },
        { text: ` atas nama ${account.atasNama}` },
      ],
    },
  ],
});

/** Figures of the sample: a dose for one person at the prices of the template. */
const sample = { unitPrice: 321_660, service: 117_910, ppnPercent: 10 } as const;

/** Returns the sample invoice, which is printed without a record, with its static figures. */
export function sampleInvoice(): PrintedDocument {
  const ppn = (sample.unitPrice * sample.ppnPercent) / 100;
  const net = sample.unitPrice + sample.service;
  return {
    title: 'Contoh invoice',
    number: null,
    letterhead: null,
    isDraft: false,
    blocks: [
      { kind: 'title', text: 'CONTOH INVOICE' },
      table({
        sample: { unitPrice: sample.unitPrice, quantity: 1, gross: sample.unitPrice },
        subTotal: sample.unitPrice,
        serviceTotal: sample.service,
        net,
        pphPercent: 0,
        pphAdded: 0,
        pphDeducted: 0,
        ppnPercent: sample.ppnPercent,
        ppn,
        ppnBorne: ppn,
        total: net,
      }),
      {
        kind: 'paragraph',
        text: [{ text: 'Terbilang: ' }, { text: terbilangRupiah(net), isBold: true }],
      },
      { kind: 'paragraph', text: 'PPN ditanggung Pemerintah.' },
    ],
  };
}

import type { PksSnapshot } from '#contract/domains/pks/record.ts';
import { agreementSignatures, agreementTitle, parties } from '../agreement/agreement.ts';
import { facilityStatements, purchaseOrder } from '../agreement/appendices.ts';
import type { AgreementInput } from '../agreement/input.ts';
import type { Block, Inline, PrintedDocument, Span } from '#contract/core/document/block.ts';
import { terbilangRupiah } from '#contract/core/terbilang.ts';
import { blank, bold, count, longDay, openingDay, orBlank, rupiah, shortDay } from '../format.ts';

/** What an amendment prints besides the agreement of the new version. */
export interface AmendmentInput extends AgreementInput {
  /** Number of the amendment: 1 for the first. */
  readonly nomorAmandemen: number;
  /** Whether it amends an agreement on boosters. */
  readonly isBooster: boolean;
  readonly alasan: string | null;
  /** The agreement that it amends. */
  readonly induk: {
    readonly noPKS: string | null;
    readonly tanggalPKS: string | null;
    readonly berlakuSampai: string | null;
    readonly isi: PksSnapshot;
  };
}

/** Old text struck through and new text underlined; equal texts are printed once. */
export function redline(before: string, after: string): Inline {
  if (before === after) return after;
  const spans: Span[] = [];
  if (before !== '') spans.push({ text: before, change: 'removed' });
  if (before !== '' && after !== '') spans.push({ text: ' ' });
  if (after !== '') spans.push({ text: after, change: 'added' });
  return spans;
}

type Line = PksSnapshot['baris'][number];

/** A facility's line before and after; undefined where it is new or was removed. */
interface LinePair {
  readonly before: Line | undefined;
  readonly after: Line | undefined;
}

const keyOf = (line: Line): string => `${line.faskes} · ${line.produk}`;

/**
 * Pairs the lines of two versions by facility and product, in their order; what is left of the old
 * version was removed, what is left of the new one was added.
 */
export function pairLines(before: readonly Line[], after: readonly Line[]): LinePair[] {
  const left = [...before];
  const pairs = after.map((line): LinePair => {
    const same = left.findIndex(
      old => keyOf(old) === keyOf(line) && old.tanggalVaksinasi === line.tanggalVaksinasi,
    );
    const at = same >= 0 ? same : left.findIndex(old => keyOf(old) === keyOf(line));
    return { before: at < 0 ? undefined : left.splice(at, 1)[0], after: line };
  });
  return [...pairs, ...left.map(line => ({ before: line, after: undefined }))];
}

const lineTable = ({ isi, induk }: AmendmentInput): Block => {
  const cells = (line: Line | undefined): readonly string[] =>
    line
      ? [
          line.faskes,
          line.produk,
          count(line.jumlahPeserta),
          count(line.jumlahDosis),
          rupiah(line.hargaSatuan),
          shortDay(line.tanggalVaksinasi),
          line.picFaskes,
          line.picBHBU,
        ]
      : ['', '', '', '', '', '', '', ''];
  return {
    kind: 'table',
    columns: [
      { label: 'No.', width: 5, align: 'right' },
      { label: 'Faskes', width: 17 },
      { label: 'Produk', width: 14 },
      { label: 'Peserta', width: 8, align: 'right' },
      { label: 'Dosis', width: 8, align: 'right' },
      { label: 'Harga satuan', width: 12, align: 'right' },
      { label: 'Tanggal vaksinasi', width: 12 },
      { label: 'PIC Faskes', width: 12 },
      { label: 'PIC Pembeli', width: 12 },
    ],
    rows: pairLines(induk.isi.baris, isi.baris).map(({ before, after }, at) => [
      `${at + 1}`,
      ...cells(before).map((old, column) => redline(old, cells(after)[column] ?? '')),
    ]),
  };
};

const schemes: Readonly<Record<PksSnapshot['skemaBayar'], string>> = {
  TERMIN_50_50: 'dua termin, masing-masing 50%',
  PENUH_100: 'sekaligus 100%',
};

/**
 * Returns a content as texts since version 3 state it: before, the price was lower by the PPh that the
 * buyer withholds.
 */
function normalized(isi: PksSnapshot): PksSnapshot {
  if (isi.pphDipotong !== undefined || isi.pph >= 0) return isi;
  const totalHarga = isi.totalHarga - isi.pph;
  return {
    ...isi,
    pph: 0,
    pphDipotong: -isi.pph,
    totalHarga,
    terbilang: terbilangRupiah(totalHarga),
  };
}

/** The provisions that changed, each with its old and its new text. */
export function changedProvisions({
  isi,
  induk,
  berlakuSampai,
}: AmendmentInput): { readonly name: string; readonly before: string; readonly after: string }[] {
  const old = normalized(induk.isi);
  const term = (day: string | null) => (day === null ? blank : longDay(day));
  const person = ({ pembeli }: PksSnapshot) => `${pembeli.penanggungJawab}, ${pembeli.jabatan}`;
  return [
    { name: 'Nama Pembeli', before: old.pembeli.nama, after: isi.pembeli.nama },
    { name: 'Alamat Pembeli', before: old.pembeli.alamat, after: isi.pembeli.alamat },
    { name: 'Penanggung jawab', before: person(old), after: person(isi) },
    {
      name: 'Jumlah peserta',
      before: `${count(old.jumlahPeserta)} orang`,
      after: `${count(isi.jumlahPeserta)} orang`,
    },
    {
      name: 'Jumlah dosis',
      before: `${count(old.jumlahDosis)} dosis`,
      after: `${count(isi.jumlahDosis)} dosis`,
    },
    { name: 'Sub total', before: rupiah(old.subTotal), after: rupiah(isi.subTotal) },
    { name: 'Pajak Pertambahan Nilai', before: rupiah(old.ppn), after: rupiah(isi.ppn) },
    {
      name: 'PPh yang dipungut Penjual',
      before: rupiah(old.pph),
      after: rupiah(isi.pph),
    },
    {
      name: 'PPh yang dipotong Pembeli',
      before: rupiah(old.pphDipotong ?? 0),
      after: rupiah(isi.pphDipotong ?? 0),
    },
    {
      name: 'Total harga',
      before: `${rupiah(old.totalHarga)} (${old.terbilang})`,
      after: `${rupiah(isi.totalHarga)} (${isi.terbilang})`,
    },
    { name: 'Cara pembayaran', before: schemes[old.skemaBayar], after: schemes[isi.skemaBayar] },
    { name: 'Jangka waktu', before: term(induk.berlakuSampai), after: term(berlakuSampai) },
  ].filter(({ before, after }) => before !== after);
}

function difference({ isi, induk }: AmendmentInput): string {
  const amount = isi.totalHarga - normalized(induk.isi).totalHarga;
  if (amount === 0) return 'Amandemen ini tidak mengubah total harga.';
  return amount > 0
    ? `Pembeli membayar tambahan sebesar ${rupiah(amount)} (${terbilangRupiah(amount)}). Yang sudah ditagih, sisanya, dan hari jatuh temponya tercantum dalam Rincian pembayaran pada Lampiran III.`
    : `Total harga berkurang sebesar ${rupiah(-amount)} dari bagian yang belum dibayar. Jumlah yang telah dibayar tidak dapat dibatalkan dan tidak dikembalikan.`;
}

/** Returns the amendment of an agreement: what changed, old and new, and the new purchase order. */
export function amendmentDocument(input: AmendmentInput): PrintedDocument {
  const { isi, induk, noPKS, tanggalPKS, nomorAmandemen, isBooster, alasan } = input;
  const changes = changedProvisions(input);
  const parent = `${orBlank(induk.noPKS)} tanggal ${induk.tanggalPKS ? longDay(induk.tanggalPKS) : blank}`;
  const known = new Set(induk.isi.baris.map(({ faskes }) => faskes));
  return {
    title: noPKS ? `Amandemen ${noPKS}` : 'Rancangan amandemen',
    number: noPKS,
    letterhead: input.letterhead,
    isDraft: noPKS === null,
    blocks: [
      {
        kind: 'title',
        text: `AMANDEMEN KE-${nomorAmandemen} ATAS ${agreementTitle(isBooster)}`,
        subtitle: `Nomor: ${orBlank(noPKS)}`,
        initials: ['Penjual', 'Pembeli'],
      },
      {
        kind: 'paragraph',
        text: `${openingDay(tanggalPKS)}, bertempat di ${isi.tempat}, telah dibuat amandemen ini oleh dan antara:`,
      },
      ...parties(input),
      {
        kind: 'paragraph',
        text: `yang sepakat mengubah Perjanjian Kerja Sama nomor ${parent} sebagai berikut:`,
      },
      ...(alasan ? [{ kind: 'paragraph', text: `Alasan perubahan: ${alasan}` } as const] : []),
      { kind: 'heading', number: '1.', text: 'Ketentuan yang diubah' },
      changes.length > 0
        ? {
            kind: 'table',
            columns: [
              { label: 'Ketentuan', width: 24 },
              { label: 'Semula dan menjadi', width: 76 },
            ],
            rows: changes.map(({ name, before, after }) => [bold(name), redline(before, after)]),
          }
        : { kind: 'paragraph', text: 'Hanya daftar Faskes dalam Lampiran III yang diubah.' },
      { kind: 'heading', number: '2.', text: 'Perubahan daftar Faskes (Lampiran III)' },
      lineTable(input),
      {
        kind: 'paragraph',
        text: 'Teks yang dicoret dihapus; teks yang digarisbawahi ditambahkan. Jumlah yang sudah ada tetap dengan harganya; jumlah tambahan dikenai harga pada hari amandemen diajukan.',
      },
      { kind: 'heading', number: '3.', text: 'Selisih harga' },
      { kind: 'clause', level: 1, number: '', text: difference(input) },
      { kind: 'heading', number: '4.', text: 'Ketentuan lain' },
      {
        kind: 'clause',
        level: 1,
        number: '',
        text: 'Ketentuan Perjanjian dan lampirannya yang tidak diubah dengan amandemen ini tetap berlaku. Amandemen ini merupakan bagian yang tidak terpisahkan dari Perjanjian.',
      },
      agreementSignatures(input),
      ...purchaseOrder(input, induk),
      // Only facilities that join with the amendment give their statement.
      ...facilityStatements({ ...input, faskes: input.faskes.filter(one => !known.has(one.nama)) }),
    ],
  };
}

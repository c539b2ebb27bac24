import type { Block } from '#contract/core/document/block.ts';
import { addDays } from '#contract/core/values/day.ts';
import { terbilang, terbilangRupiah } from '#contract/core/terbilang.ts';
import { clauseDays, clauses } from '#contract/domains/pks/clock.ts';
import type { TerminationCause } from '#contract/domains/pks/record.ts';
import type { SuratKind } from '#contract/states/surat.ts';
import { bold, longDay, rupiah } from '../format.ts';
import type { LetterInput } from './letter.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** A number of days as the clauses write it. */
const calendarDays = (days: number): string => `${days} (${terbilang(days)}) hari kalender`;

/** Names a clause of the general terms, or one of its paragraphs. */
const article = (name: keyof typeof clauses, paragraphNumber?: number): string =>
  `Pasal ${clauses[name]}${paragraphNumber === undefined ? '' : ` ayat (${paragraphNumber})`} Lampiran I`;

/** What happened, in the words of the one who drafted the letter. */
const facts = (text: string | null): Block[] =>
  text === null
    ? []
    : [
        { kind: 'heading', text: 'Uraian' },
        ...text
          .split(/\n+/)
          .filter(line => line.trim() !== '')
          .map(paragraph),
      ];

/** The last day, which a draft computes as if it were sent on the day it is read. */
const deadline = (label: string, day: string): Block => ({
  kind: 'facts',
  rows: [{ label, value: bold(longDay(day)) }],
});

/** Grounds of a notice of termination, as Pasal 15 lists them. */
const causes: Readonly<Record<TerminationCause, string>> = {
  PELANGGARAN: `pelanggaran yang tidak dipulihkan menurut ${article('breach')}`,
  PAILIT: 'Pembeli dinyatakan pailit',
  BUBAR: 'Pembeli dibubarkan',
  IZIN_DICABUT: 'izin Pembeli dicabut',
  KAHAR: 'keadaan kahar yang tidak dapat diatasi',
};

function breach({ uraian, tanggal, batas }: LetterInput): Block[] {
  return [
    paragraph(
      `Berdasarkan ${article('breach', 1)} Perjanjian, kami memberitahukan bahwa Pembeli melakukan pelanggaran sebagai berikut.`,
    ),
    ...facts(uraian),
    { kind: 'heading', text: 'Pemulihan' },
    paragraph(
      `Menurut ${article('breach', 2)}, Pembeli memulihkan pelanggaran itu dalam waktu ${calendarDays(clauseDays.cure)} sejak tanggal pemberitahuan ini.`,
    ),
    deadline('Hari terakhir pemulihan', batas ?? addDays(tanggal, clauseDays.cure)),
    paragraph(
      `Apabila sampai hari itu pelanggaran tidak dipulihkan, kami dapat mengakhiri Perjanjian menurut ${article('termination')} dengan pemberitahuan tertulis ${calendarDays(clauseDays.terminationNotice)} sebelumnya.`,
    ),
  ];
}

function cured({ uraian, tanggalKejadian }: LetterInput): Block[] {
  const notice = tanggalKejadian ? ` yang kami beritahukan pada ${longDay(tanggalKejadian)}` : '';
  return [
    paragraph(
      `Pelanggaran${notice} telah dipulihkan oleh Pembeli menurut ${article('breach', 2)}.`,
    ),
    ...facts(uraian),
    paragraph(
      'Dengan surat ini pemberitahuan pelanggaran itu dinyatakan selesai dan Perjanjian tetap berlaku.',
    ),
  ];
}

function termination({ uraian, tanggal, batas, sebab }: LetterInput): Block[] {
  return [
    paragraph(
      `Berdasarkan ${article('termination', 2)} Perjanjian, kami memberitahukan pengakhiran Perjanjian dengan dasar: ${sebab ? causes[sebab] : '……………………………'}.`,
    ),
    ...facts(uraian),
    { kind: 'heading', text: 'Akibat' },
    paragraph(
      `Perjanjian berakhir setelah lewat ${calendarDays(clauseDays.terminationNotice)} sejak pemberitahuan ini. Pengakhiran tidak menghapus kewajiban yang telah timbul. Dosis yang telah dibayar dan belum diserahkan diselesaikan menurut kesepakatan tertulis Para Pihak.`,
    ),
    deadline('Hari terakhir Perjanjian', batas ?? addDays(tanggal, clauseDays.terminationNotice)),
  ];
}

function forceMajeure({ uraian, tanggalKejadian }: LetterInput): Block[] {
  return [
    paragraph(
      `Berdasarkan ${article('forceMajeure', 2)} Perjanjian, kami memberitahukan keadaan kahar${tanggalKejadian ? ` yang terjadi pada ${longDay(tanggalKejadian)}` : ''}. Pemberitahuan ini disampaikan dalam waktu paling lama ${calendarDays(clauseDays.forceMajeureNotice)} sejak peristiwa itu.`,
    ),
    ...facts(uraian),
    paragraph(
      `Menurut ${article('forceMajeure', 3)}, kewajiban yang terhalang ditangguhkan selama keadaan kahar berlangsung. Kami mengajak Pembeli bermusyawarah mengenai kelanjutan Perjanjian.`,
    ),
  ];
}

const accountInWords = (account: NonNullable<LetterInput['rekening']>['lama']): string =>
  `${account.nomor} atas nama ${account.atasNama}, ${account.bank} cabang ${account.cabang}`;

function changedAccount({ uraian, rekening }: LetterInput): Block[] {
  return [
    paragraph(
      `Berdasarkan ${article('payment')} Perjanjian, kami memberitahukan perubahan rekening Penjual.`,
    ),
    ...(rekening
      ? [
          {
            kind: 'facts' as const,
            rows: [
              { label: 'Rekening lama', value: accountInWords(rekening.lama) },
              { label: 'Rekening baru', value: bold(accountInWords(rekening.rekening)) },
              { label: 'Berlaku mulai', value: bold(longDay(rekening.mulai)) },
            ],
          },
          paragraph(
            `Sejak ${longDay(rekening.mulai)} semua pembayaran, termasuk pembayaran invoice yang terbit sebelumnya, ditransfer ke rekening baru. Pembayaran ke rekening lain tidak diakui.`,
          ),
        ]
      : []),
    ...facts(uraian),
    paragraph(
      'Periksa nomor surat ini di Portal sebelum mentransfer. Permintaan perubahan rekening dengan cara lain bukan dari kami.',
    ),
  ];
}

function reminder({ uraian, tanggal, invoice }: LetterInput): Block[] {
  if (!invoice) return facts(uraian);
  const { hariTerakhir, nilaiTagihan, dikredit, dibayar, penghapusan, sisa } = invoice;
  const account = invoice.rekeningTujuan;
  const isLate = hariTerakhir !== null && hariTerakhir < tanggal;
  return [
    paragraph(
      `Menurut catatan kami, invoice tersebut di atas belum dibayar lunas${hariTerakhir ? `, sedangkan jatuh temponya ${isLate ? 'adalah' : 'jatuh pada'} ${longDay(hariTerakhir)}` : ''}.`,
    ),
    {
      kind: 'facts',
      rows: [
        { label: 'Nilai tagihan', value: rupiah(nilaiTagihan) },
        ...(dikredit > 0 ? [{ label: 'Dikredit dengan nota', value: rupiah(dikredit) }] : []),
        { label: 'Sudah dibayar', value: rupiah(dibayar) },
        ...(penghapusan > 0 ? [{ label: 'Dihapus', value: rupiah(penghapusan) }] : []),
        { label: 'Sisa yang harus dibayar', value: bold(rupiah(sisa)) },
        { label: 'Terbilang', value: terbilangRupiah(sisa) },
        ...(account
          ? [
              {
                label: 'Rekening tujuan',
                value: accountInWords(account),
              },
            ]
          : []),
      ],
    },
    ...facts(uraian),
    paragraph(
      isLate
        ? `Kami meminta Pembeli segera melunasi sisa itu menurut ${article('payment')} dan mengunggah buktinya di Portal. Menurut ${article('failedPayment')}, penyerahan dan layanan dapat ditunda sampai pembayaran yang jatuh tempo diterima.`
        : `Kami mengingatkan Pembeli untuk melunasi sisa itu paling lambat pada hari jatuh temponya menurut ${article('payment')}, dan mengunggah buktinya di Portal.`,
    ),
    paragraph('Apabila pembayaran sudah dilakukan, abaikan surat ini dan unggah buktinya.'),
  ];
}

const bodies: Readonly<Record<SuratKind, (input: LetterInput) => Block[]>> = {
  PERINGATAN: breach,
  PEMULIHAN: cured,
  PENGAKHIRAN: termination,
  KEADAAN_KAHAR: forceMajeure,
  PERUBAHAN_REKENING: changedAccount,
  PENGINGAT_PEMBAYARAN: reminder,
};

/** The text of a letter, with the clause that it is based on. */
export const bodyOf = (input: LetterInput): Block[] => bodies[input.jenis](input);

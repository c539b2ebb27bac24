import type { Block, Letterhead, PrintedDocument } from '#contract/core/document/block.ts';
import type { DataClass, Insiden } from '#contract/domains/insiden/record.ts';
import { bold, count, longDay, longInstant, orBlank } from '../format.ts';

/** What each class of data is called in a letter. */
export const dataClassNames: Readonly<Record<DataClass, string>> = {
  NAMA_KONTAK: 'nama dan kontak',
  NOMOR_IDENTITAS: 'nomor identitas',
  TANGGAL_LAHIR: 'tanggal lahir',
  KESEHATAN: 'data kesehatan dan vaksinasi',
  PEKERJAAN: 'data pekerjaan',
  AKUN: 'akun dan kata sandi',
  KEUANGAN: 'data keuangan',
};

/** What a letter says of an incident. */
export type LetterIncident = Pick<
  Insiden,
  | 'caraDiketahui'
  | 'diketahuiPada'
  | 'hariKejadian'
  | 'jamKejadian'
  | 'jenisData'
  | 'judul'
  | 'jumlahAkun'
  | 'jumlahPeserta'
  | 'nomor'
  | 'pemulihan'
  | 'penanganan'
  | 'sebab'
  | 'status'
  | 'uraian'
>;

interface Addressed {
  /** Null leaves a line to fill in. */
  readonly kepada: string | null;
  readonly penjual: string;
}

const dataList = ({ jenisData }: LetterIncident): string =>
  jenisData.map(one => dataClassNames[one]).join(', ');

const happened = ({ hariKejadian, jamKejadian }: LetterIncident): string =>
  hariKejadian === null
    ? 'Belum diketahui'
    : [
        longDay(hariKejadian),
        ...(jamKejadian === null ? [] : [`pukul ${jamKejadian.replace(':', '.')} WIB`]),
      ].join(', ');

const closing = (penjual: string): string =>
  `Saudara berhak menghubungi petugas pelindungan data pribadi ${penjual} untuk penjelasan, meminta salinan data, atau mengajukan pengaduan kepada lembaga yang berwenang menurut Undang-Undang Nomor 27 Tahun 2022.`;

/** Returns the letter to a person as the text of a mail. */
export const letterText = (incident: LetterIncident, { kepada, penjual }: Addressed): string =>
  [
    `Yth. ${orBlank(kepada)},`,
    `Sesuai Pasal 46 Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, kami memberitahukan kegagalan pelindungan data pribadi Saudara (nomor ${incident.nomor}).`,
    `Data yang terungkap: ${dataList(incident)}.`,
    `Waktu kejadian: ${happened(incident)}. Diketahui: ${longInstant(incident.diketahuiPada)}.`,
    `Yang terjadi: ${incident.uraian}`,
    `Penanganan: ${orBlank(incident.penanganan)}`,
    `Pemulihan: ${orBlank(incident.pemulihan)}`,
    closing(penjual),
  ].join('\n\n');

interface LetterInput extends Addressed {
  readonly insiden: LetterIncident;
  /** Day of the letter. */
  readonly tanggal: string;
  readonly letterhead: Letterhead | null;
  /** Name of the officer. */
  readonly petugas: string | null;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const heading = (text: string): Block => ({ kind: 'heading', text });

/** The paragraphs of an entered text. */
const paragraphs = (text: string | null): Block[] =>
  (text ?? '')
    .split(/\n+/)
    .filter(line => line.trim() !== '')
    .map(paragraph);

/** The parts that article 46, paragraph 2, demands of both letters. */
function contents({ insiden }: LetterInput): Block[] {
  return [
    heading('Data pribadi yang terungkap'),
    paragraph(`${dataList(insiden)}.`),
    heading('Kapan dan bagaimana terungkap'),
    ...paragraphs(insiden.uraian),
    ...paragraphs(insiden.sebab),
    heading('Penanganan dan pemulihan'),
    ...paragraphs(insiden.penanganan),
    ...paragraphs(insiden.pemulihan),
  ];
}

function letter(
  input: LetterInput,
  to: string,
  opening: string,
  further: readonly Block[],
): PrintedDocument {
  const { insiden, tanggal, letterhead, penjual, petugas } = input;
  return {
    title: `Pemberitahuan insiden ${insiden.nomor}`,
    number: insiden.nomor,
    letterhead,
    isDraft: insiden.status === 'DRAF',
    blocks: [
      {
        kind: 'title',
        text: 'PEMBERITAHUAN KEGAGALAN PELINDUNGAN DATA PRIBADI',
        subtitle: `Nomor: ${insiden.nomor}`,
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Tanggal', value: longDay(tanggal) },
          { label: 'Kepada', value: bold(to) },
          { label: 'Waktu kejadian', value: happened(insiden) },
          { label: 'Diketahui', value: longInstant(insiden.diketahuiPada) },
        ],
      },
      paragraph('Dengan hormat,'),
      paragraph(opening),
      ...contents(input),
      ...further,
      {
        kind: 'signatures',
        parties: [
          {
            role: 'Petugas pelindungan data pribadi',
            organization: penjual,
            name: orBlank(petugas),
            position: '',
            day: longDay(tanggal),
          },
        ],
      },
    ],
  };
}

/** Returns the letter to a person whose data were affected (article 46, paragraph 1a). */
export const personLetter = (input: LetterInput): PrintedDocument =>
  letter(
    input,
    orBlank(input.kepada),
    'Sesuai Pasal 46 Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, kami memberitahukan kegagalan pelindungan data pribadi Saudara.',
    [paragraph(closing(input.penjual))],
  );

/** Returns the letter to the authority (article 46, paragraph 1b). */
export const authorityLetter = (input: LetterInput): PrintedDocument =>
  letter(
    input,
    'Lembaga Pelindungan Data Pribadi, melalui Kementerian Komunikasi dan Digital',
    'Sesuai Pasal 46 Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, kami memberitahukan kegagalan pelindungan data pribadi sebagai berikut.',
    [
      heading('Subjek data yang terdampak'),
      paragraph(
        `${count(input.insiden.jumlahPeserta)} peserta dan ${count(input.insiden.jumlahAkun)} akun.`,
      ),
      heading('Cara diketahui'),
      paragraph(input.insiden.caraDiketahui),
    ],
  );

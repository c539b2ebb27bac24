import type { Block, Letterhead, PrintedDocument } from '#contract/core/document/block.ts';
import { consentChannelNames } from '#contract/core/messages/id/consent.ts';
import type { Peserta, PesertaHistory } from '#contract/domains/peserta/index.ts';
import type { StatedPurpose } from '#contract/domains/permintaan-data/purposes.ts';
import { longInstant, shortDay } from '../format.ts';

/** Who read or changed something of a person, and when; `isian` names the fields. */
export interface TrailEntry {
  readonly waktu: string;
  readonly oleh: string;
  readonly peran: string;
  readonly tindakan: string;
  /** What it was for; null where the act says it. */
  readonly tujuan: string | null;
  readonly isian: readonly string[];
}

/** A visit, or a booster given elsewhere, at SATUSEHAT. */
export interface HandoverCopy {
  readonly tanggal: string;
  /** Null for a booster given elsewhere. */
  readonly dosisKe: number | null;
  readonly kunjungan: string | null;
  /** When it was marked as sent, and by whom. */
  readonly dikirimPada: string | null;
  readonly dikirimOleh: string | null;
}

/** All that is stored about one registration of a person. */
export interface RegistrationCopy {
  readonly data: Peserta;
  readonly dosis: PesertaHistory['dosis'];
  readonly satusehat: { readonly noIHS: string | null; readonly catatan: readonly HandoverCopy[] };
  readonly bukti: readonly {
    readonly nomor: string;
    readonly status: string;
    readonly diterbitkan: string;
    readonly faskes: string;
  }[];
  /** How the consent to the registration was given. */
  readonly dasarPersetujuan: PesertaHistory['persetujuan'];
  readonly persetujuan: readonly {
    readonly dijawabPada: string | null;
    readonly versi: number | null;
    readonly sha256: string | null;
  }[];
  readonly asal: {
    readonly unggahan: readonly {
      readonly idUnggahan: number;
      readonly namaBerkas: string;
      readonly disimpanPada: string | null;
      readonly isian: readonly string[];
    }[];
    readonly perIsian: PesertaHistory['asal'];
    readonly pengisi: PesertaHistory['pengisi'];
  };
  readonly jejak: readonly TrailEntry[];
}

/** The copy of a person's data with the trail of its processing. */
export interface PersonCopy {
  readonly permintaan: string;
  readonly dibuatPada: string;
  readonly tujuan: readonly StatedPurpose[];
  readonly pendaftaran: readonly RegistrationCopy[];
}

/** The fields that the paper shows, with their labels; the JSON has all. */
const labels = {
  nama: 'Nama',
  nik: 'NIK',
  noPaspor: 'Nomor paspor',
  noKitas: 'Nomor KITAS/KITAP',
  negara: 'Negara',
  tempatLahir: 'Tempat lahir',
  tanggalLahir: 'Tanggal lahir',
  jenisKelamin: 'Jenis kelamin',
  noHP: 'Nomor HP',
  email: 'Email',
  alamat: 'Alamat',
  namaKabKota: 'Kabupaten/kota',
  kecamatan: 'Kecamatan',
  kelurahan: 'Kelurahan',
  kodePos: 'Kode pos',
  kategori: 'Kategori',
  penanggung: 'Penanggung',
  nip: 'NIP',
  pekerjaan: 'Pekerjaan',
  namaBHBU: 'Perusahaan',
  namaFaskes: 'Faskes',
  rencanaTanggal: 'Rencana vaksinasi',
  komorbid: 'Komorbid',
  persetujuan: 'Persetujuan saat didaftarkan',
  noTiket: 'Nomor tiket',
  createdAt: 'Didaftarkan',
  createdBy: 'Didaftarkan oleh',
  modifiedAt: 'Terakhir diubah',
} as const satisfies Partial<Record<keyof Peserta, string>>;

type FieldName = keyof typeof labels;

/** Whether the paper shows a field of a registration. */
export const isCopiedField = (name: string): name is FieldName => Object.hasOwn(labels, name);

/** A field that was corrected, with its values before and after. */
export interface Correction {
  readonly isian: FieldName;
  readonly semula: unknown;
  readonly menjadi: unknown;
}

const instants: ReadonlySet<string> = new Set(['createdAt', 'modifiedAt']);

/** Formats a value of a registration; null for one that is empty. */
function shown(name: FieldName, value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value !== 'string' || value === '') return null;
  if (instants.has(name)) return longInstant(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? shortDay(value) : value;
}

/** Returns what was corrected as a table: the field, and its value before and after. */
export const correctionTable = (corrections: readonly Correction[]): Block =>
  tableOr(
    [
      ['Isian', 3],
      ['Semula', 4],
      ['Menjadi', 4],
    ],
    corrections.map(({ isian, semula, menjadi }) => [
      labels[isian],
      shown(isian, semula) ?? '',
      shown(isian, menjadi) ?? '',
    ]),
  );

const heading = (text: string): Block => ({ kind: 'heading', text });

/** A table, or a sentence when there is nothing to list. */
const tableOr = (
  columns: readonly (readonly [label: string, width: number])[],
  rows: readonly (readonly string[])[],
): Block =>
  rows.length === 0
    ? { kind: 'paragraph', text: 'Tidak ada.' }
    : {
        kind: 'table',
        columns: columns.map(([label, width]) => ({ label, width })),
        rows: rows.map(row => [...row]),
      };

const satusehatBlocks = ({ noIHS, catatan }: RegistrationCopy['satusehat']): Block[] => [
  { kind: 'facts', rows: [{ label: 'Nomor pasien', value: noIHS ?? 'Belum tercatat' }] },
  tableOr(
    [
      ['Tanggal', 2],
      ['Dosis', 2],
      ['ID kunjungan', 5],
      ['Ditandai sudah dikirim', 3],
      ['Oleh', 3],
    ],
    catatan.map(one => [
      shortDay(one.tanggal),
      one.dosisKe === null ? 'Booster di tempat lain' : String(one.dosisKe),
      one.kunjungan ?? '',
      one.dikirimPada === null ? '' : longInstant(one.dikirimPada),
      one.dikirimOleh ?? '',
    ]),
  ),
];

function registrationBlocks(
  { data, dosis, satusehat, bukti, dasarPersetujuan, persetujuan, asal, jejak }: RegistrationCopy,
  at: number,
): Block[] {
  const rows = (Object.keys(labels) as FieldName[]).flatMap(name => {
    const value = shown(name, data[name]);
    return value === null ? [] : [{ label: labels[name], value }];
  });
  return [
    heading(`Pendaftaran ${at + 1}: ${data.namaBHBU ?? 'tanpa perusahaan'}`),
    { kind: 'facts', rows },
    heading('Kunjungan dan dosis'),
    tableOr(
      [
        ['Tanggal', 2],
        ['Dosis', 1],
        ['Hasil', 2],
        ['Vaksin', 2],
        ['Batch', 2],
      ],
      dosis.map(one => [
        shortDay(one.tanggal),
        String(one.ke),
        one.hasil,
        one.vaksin ?? '',
        one.batch ?? '',
      ]),
    ),
    heading('SATUSEHAT'),
    ...satusehatBlocks(satusehat),
    heading('Bukti vaksinasi'),
    tableOr(
      [
        ['Nomor', 3],
        ['Status', 2],
        ['Terbit', 3],
        ['Faskes', 3],
      ],
      bukti.map(one => [one.nomor, one.status, longInstant(one.diterbitkan), one.faskes]),
    ),
    heading('Persetujuan'),
    tableOr(
      [
        ['Waktu', 3],
        ['Saluran', 3],
        ['Dicatat oleh', 3],
        ['Pemberitahuan', 3],
        ['SHA-256 pemberitahuan', 5],
      ],
      dasarPersetujuan === null
        ? []
        : [
            [
              dasarPersetujuan.waktu === null ? '' : longInstant(dasarPersetujuan.waktu),
              consentChannelNames[dasarPersetujuan.saluran],
              dasarPersetujuan.oleh ?? '',
              dasarPersetujuan.pemberitahuan ?? '',
              dasarPersetujuan.sha256 ?? '',
            ],
          ],
    ),
    heading('Persetujuan lewat tautan pribadi'),
    tableOr(
      [
        ['Waktu', 3],
        ['Versi', 1],
        ['SHA-256 pemberitahuan', 5],
      ],
      persetujuan.flatMap(one =>
        one.dijawabPada === null
          ? []
          : [[longInstant(one.dijawabPada), String(one.versi ?? ''), one.sha256 ?? '']],
      ),
    ),
    heading('Asal data'),
    tableOr(
      [
        ['Berkas unggahan', 4],
        ['Disimpan', 3],
        ['Isian', 4],
      ],
      asal.unggahan.map(one => [
        one.namaBerkas,
        one.disimpanPada === null ? '' : longInstant(one.disimpanPada),
        one.isian.join(', '),
      ]),
    ),
    heading('Siapa membaca dan mengubah'),
    tableOr(
      [
        ['Waktu', 3],
        ['Oleh', 3],
        ['Tindakan', 4],
        ['Tujuan atau isian', 4],
      ],
      jejak.map(one => [
        longInstant(one.waktu),
        `${one.oleh} (${one.peran})`,
        one.tindakan,
        one.tujuan ?? one.isian.join(', '),
      ]),
    ),
  ];
}

/** Returns the copy of a person's data as a document. */
export const copyDocument = (copy: PersonCopy, letterhead: Letterhead | null): PrintedDocument => ({
  title: `Salinan data pribadi ${copy.permintaan}`,
  number: copy.permintaan,
  letterhead,
  isDraft: false,
  blocks: [
    {
      kind: 'title',
      text: 'SALINAN DATA PRIBADI DAN REKAM JEJAK PEMROSESAN',
      subtitle: `Permintaan ${copy.permintaan}, dibuat ${longInstant(copy.dibuatPada)}`,
    },
    {
      kind: 'paragraph',
      text: 'Salinan ini diberikan menurut Pasal 7, 13, dan 32 Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Rekam jejaknya memuat setiap pembacaan dalam 24 bulan terakhir, termasuk daftar dan ekspor yang memuat datanya.',
    },
    heading('Tujuan, dasar, dan penerima'),
    tableOr(
      [
        ['Tujuan', 4],
        ['Dasar', 4],
        ['Penerima', 4],
      ],
      copy.tujuan.map(one => [one.tujuan, one.dasar, one.penerima]),
    ),
    ...copy.pendaftaran.flatMap(registrationBlocks),
  ],
});

import type { Block, PrintedDocument } from '#contract/core/document/block.ts';
import { reportClocks, type Dose, type Kipi } from '#contract/domains/vaksinasi/index.ts';
import type { Zone } from '#contract/core/values/zone.ts';
import { bold, blank, longInstant, orBlank, shortDay } from '../format.ts';
import { describeDuration, describeTreatment, symptomName, wordOf } from './lines.ts';
import { kipiWords } from './words.ts';

/** What the national form of an adverse event prints. Identity numbers are not part of it. */
export interface KipiInput {
  readonly kipi: Kipi;
  readonly dosis: Dose;
  readonly peserta: {
    readonly nama: string;
    readonly tanggalLahir: string;
    readonly jenisKelamin: string;
    readonly alamat: string;
    readonly noHP: string;
  };
  readonly faskes: {
    readonly nama: string;
    readonly alamat: string | null;
    readonly kepala: string | null;
    readonly kontak: string | null;
    readonly hpKontak: string | null;
  };
  /** When it is printed. */
  readonly now: Date;
}

const dayOrBlank = (day: string | null | undefined): string => (day ? shortDay(day) : blank);
const countOrBlank = (count: number | null | undefined): string =>
  count === null || count === undefined ? blank : String(count);

const heading = (number: string, text: string): Block => ({ kind: 'heading', number, text });
const facts = (rows: readonly (readonly [string, string])[]): Block => ({
  kind: 'facts',
  rows: rows.map(([label, value]) => ({ label, value })),
});

const identity = ({ kipi, peserta, faskes }: KipiInput): Block[] => [
  heading('A.', 'Identitas'),
  {
    kind: 'facts',
    rows: [
      { label: 'Nama', value: bold(peserta.nama) },
      { label: 'Nama orang tua atau wali', value: kipi.namaOrangTua ?? '–' },
      { label: 'Tanggal lahir', value: shortDay(peserta.tanggalLahir) },
      {
        label: 'Jenis kelamin',
        value: peserta.jenisKelamin === 'L' ? `1. ${kipiWords.sex.L}` : `2. ${kipiWords.sex.P}`,
      },
      { label: 'Alamat', value: peserta.alamat },
      { label: 'Telepon', value: peserta.noHP },
      { label: 'Kehamilan (WUS)', value: wordOf(kipiWords.pregnancy, kipi.kehamilan) },
      { label: 'KU sebelum imunisasi', value: orBlank(kipi.kuSebelum) },
      { label: 'Riwayat kesehatan', value: orBlank(kipi.riwayatKesehatan) },
      { label: 'Penanggung jawab', value: orBlank(faskes.kepala) },
      { label: 'Tempat pelayanan', value: [faskes.nama, faskes.alamat].filter(Boolean).join(', ') },
      {
        label: 'Narahubung KIPI',
        value: [orBlank(faskes.kontak), faskes.hpKontak].filter(Boolean).join(' · '),
      },
    ],
  },
];

/** A time of day with the zone of the facility; nothing without one. */
const withZone = (time: string | null | undefined, zone: Zone): string =>
  time ? `${time} ${zone}` : '';

const vaccines = ({ kipi, dosis }: KipiInput): Block[] => [
  heading('B.', 'Vaksin yang diberikan dalam 4 minggu terakhir'),
  {
    kind: 'table',
    columns: [
      { label: 'Vaksin', width: 20 },
      { label: 'Pabrik', width: 12 },
      { label: 'VVM', width: 6 },
      { label: 'No. batch', width: 14 },
      { label: `Tanggal, jam (${dosis.zona})`, width: 18 },
      { label: 'Cara', width: 10 },
      { label: 'Lokasi', width: 12 },
      { label: 'Dosis', width: 8 },
    ],
    rows: [
      [
        dosis.vaksin ?? '',
        '',
        kipi.vvm ?? '',
        dosis.batch ?? '',
        `${shortDay(dosis.tanggal)} ${dosis.jam}`,
        '',
        wordOf(kipiWords.site, dosis.lokasi, ''),
        `ke-${dosis.dosisKe}`,
      ],
      ...kipi.vaksinLain.map(other => [
        other.vaksin,
        other.produsen ?? '',
        other.vvm ?? '',
        other.batch ?? '',
        [shortDay(other.tanggal), other.jam].filter(Boolean).join(' '),
        other.cara ?? '',
        other.lokasi ?? '',
        [
          other.dosisKe ? `ke-${other.dosisKe}` : '',
          other.volumeMl ? `${other.volumeMl.toLocaleString('id-ID')} ml` : '',
        ]
          .filter(Boolean)
          .join(', '),
      ]),
    ],
  },
  facts([
    [
      'Pelarut',
      kipi.pelarut === 'ADA'
        ? `Batch ${orBlank(kipi.batchPelarut)}, kedaluwarsa ${dayOrBlank(kipi.kedaluwarsaPelarut)}, dilarutkan ${[dayOrBlank(kipi.tanggalPelarutan), withZone(kipi.jamPelarutan, dosis.zona)].filter(Boolean).join(' ')}`
        : wordOf(kipiWords.diluent, kipi.pelarut),
    ],
    [
      'Pemberi imunisasi',
      [wordOf(kipiWords.profession, kipi.profesiVaksinator), dosis.vaksinator]
        .filter(Boolean)
        .join(', '),
    ],
    ['Tempat pemberian imunisasi', wordOf(kipiWords.place, kipi.tempatPelayanan)],
  ]),
];

const manifestations = ({ kipi, dosis }: KipiInput): Block[] => [
  heading('C.', 'Manifestasi kejadian ikutan'),
  {
    kind: 'table',
    columns: [
      { label: 'Keluhan dan gejala klinis', width: 52 },
      { label: 'Timbul tanggal', width: 18 },
      { label: `Jam (${dosis.zona})`, width: 12 },
      { label: 'Lama gejala', width: 18 },
    ],
    rows: kipi.manifestasi.map(row => [
      symptomName(row),
      shortDay(row.tanggal),
      row.jam,
      describeDuration(row),
    ]),
  },
  facts([
    ['Jenis', kipiWords.kind[kipi.jenis] + (kipi.meresahkan ? ', meresahkan masyarakat' : '')],
    ['Tempat kejadian', orBlank(kipi.tempat)],
    ...(kipi.keluhan ? ([['Uraian kejadian', kipi.keluhan]] as const) : []),
    ['Perawatan', kipi.perawatan.map(describeTreatment).join('; ') || blank],
    ['Tindakan', orBlank(kipi.tindakan)],
    ['Kondisi akhir', kipiWords.outcome[kipi.kesudahan]],
  ]),
];

const reporting = ({ kipi, dosis: { zona }, now }: KipiInput): Block[] => {
  const clocks = reportClocks(kipi, now);
  return [
    heading('D.', 'Pelapor dan pelaporan'),
    facts([
      ['Pertama diketahui', longInstant(kipi.diketahui, zona)],
      ['Pelapor', [orBlank(kipi.pelaporNama), kipi.pelaporJabatan].filter(Boolean).join(', ')],
      ['Instansi', orBlank(kipi.pelaporInstansi)],
      ['Telepon', orBlank(kipi.pelaporTelepon)],
      ['Email', orBlank(kipi.pelaporEmail)],
    ]),
    {
      kind: 'table',
      columns: [
        { label: 'Tingkat', width: 40 },
        { label: 'Paling lambat', width: 32 },
        { label: 'Dilaporkan', width: 28 },
      ],
      rows: clocks.map(({ tujuan, palingLambat, dilaporkan }) => [
        kipiWords.level[tujuan],
        longInstant(palingLambat, zona),
        dilaporkan === null
          ? ''
          : dilaporkan.length > 10
            ? longInstant(dilaporkan, zona)
            : shortDay(dilaporkan),
      ]),
    },
    ...(kipi.pelaporan.length > 0
      ? [
          facts(
            kipi.pelaporan.map(({ tujuan, tanggal, jam, nomor }) => [
              kipiWords.level[tujuan],
              [shortDay(tanggal), withZone(jam, zona), nomor ? `nomor ${nomor}` : '']
                .filter(Boolean)
                .join(' '),
            ]),
          ),
        ]
      : []),
  ];
};

const investigation = ({ kipi }: KipiInput): Block[] => [
  heading('E.', 'Investigasi dan kausalitas'),
  facts([
    ['Tanggal investigasi', dayOrBlank(kipi.tanggalInvestigasi)],
    [
      'Pewawancara',
      kipi.pewawancara
        .map(one => [one.nama, one.jabatan, one.instansi].filter(Boolean).join(', '))
        .join('; ') || blank,
    ],
    ['Responden', kipi.responden.map(one => `${one.nama} (${one.hubungan})`).join('; ') || blank],
    ['Dilayani dari vial yang sama', countOrBlank(kipi.dilayaniVialSama)],
    ['Di antaranya sakit', countOrBlank(kipi.sakitVialSama)],
    ['Sakit serupa tanpa vaksinasi', countOrBlank(kipi.sakitTanpaVaksin)],
    [
      'Medikolegal',
      [wordOf(kipiWords.medicolegal, kipi.medikolegal), kipi.catatanMedikolegal]
        .filter(Boolean)
        .join(', '),
    ],
    ['Klasifikasi lapangan', wordOf(kipiWords.fieldClass, kipi.klasifikasi)],
    [
      'Kausalitas',
      [
        wordOf(kipiWords.causality, kipi.kausalitas),
        kipi.kausalitasOleh,
        kipi.kausalitasTanggal ? shortDay(kipi.kausalitasTanggal) : '',
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['Kesimpulan', orBlank(kipi.kesimpulan)],
  ]),
];

/**
 * Returns the national form of an adverse event, with lines to fill in where something is missing.
 * It is made for each reader and not filed, because it is health data.
 */
export function kipiDocument(input: KipiInput): PrintedDocument {
  const { kipi, faskes } = input;
  const name = kipi.serius ? 'Formulir KIPI serius' : 'Formulir KIPI tidak serius';
  return {
    title: `${name} ${kipi.id}`,
    number: null,
    letterhead: { name: faskes.nama, address: faskes.alamat ?? '' },
    isDraft: false,
    blocks: [
      {
        kind: 'title',
        text: 'FORMULIR PELAPORAN KEJADIAN IKUTAN PASCA IMUNISASI',
        subtitle: `${kipi.serius ? '(KIPI) SERIUS' : '(KIPI) TIDAK SERIUS'} · Catatan nomor ${kipi.id}`,
      },
      ...identity(input),
      ...vaccines(input),
      ...manifestations(input),
      ...reporting(input),
      ...(kipi.serius ? investigation(input) : []),
      {
        kind: 'signatures',
        parties: [
          {
            role: 'Pelapor',
            organization: kipi.pelaporInstansi ?? faskes.nama,
            name: orBlank(kipi.pelaporNama),
            position: orBlank(kipi.pelaporJabatan),
          },
          {
            role: 'Penanggung jawab',
            organization: faskes.nama,
            name: orBlank(faskes.kepala),
            position: blank,
          },
        ],
      },
    ],
  };
}

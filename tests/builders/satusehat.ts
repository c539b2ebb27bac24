import type { Kipi } from '#contract/domains/vaksinasi/index.ts';
import type { Source } from '#server/domains/satusehat/source.ts';

/** Numbers of invented people, places and visits, in the shapes of SATUSEHAT. */
export const ihs = {
  organization: '100012345',
  location: '5e3b2a10-1111-4222-8333-94a5b6c7d8e9',
  patient: 'P00000000001',
  practitioner: 'N00000000001',
  encounter: '7a1c9d20-aaaa-4bbb-8ccc-0d1e2f3a4b5c',
  manufacturer: '100054321',
} as const;

/** Returns a given dose that lacks nothing; 10:15 in Jakarta. */
export const buildSource = (overrides: Partial<Source> = {}): Source => ({
  sumber: 'DOSIS',
  nomor: 8812,
  idPeserta: 41,
  nama: 'Ayu Contoh',
  nikMask: '************0001',
  tanggalLahir: '1990-01-01',
  personKey: Buffer.from('ayu'),
  isRestricted: false,
  vaccinationType: 0,
  dosisKe: 1,
  tanggal: '2026-11-10',
  jam: '10:15',
  hasil: 'DIBERIKAN',
  alasan: null,
  isCancelled: false,
  batch: '202109B1234',
  kadaluarsa: '2027-03-31',
  lokasi: 'LENGAN_KIRI',
  vaksinator: 'Ns. Contoh',
  pelaksana: null,
  recordedAt: '2026-11-10T03:16:02.123Z',
  faskes: {
    id: 3,
    namaFaskes: 'Klinik Contoh',
    zona: 'WIB',
    ihsOrganisasi: ihs.organization,
    ihsLokasi: ihs.location,
  },
  product: {
    id: 1,
    nama: 'Vaksin Contoh',
    produsen: 'Pabrik Contoh',
    volumeMl: 0.5,
    dosisPerOrang: 2,
    kodeKFA: '93000000',
    kodeCVX: '510',
    kodeICD10: 'U07.1',
    ihsProdusen: ihs.manufacturer,
  },
  hasOwnProduct: true,
  noIHS: ihs.patient,
  kunjungan: ihs.encounter,
  ihsVaksinator: ihs.practitioner,
  sidik: null,
  dikirimPada: null,
  dikirimOleh: null,
  organisasi: null,
  pengamatan: [],
  kipi: [],
  ...overrides,
});

/** Returns the facility of a record, with some values changed. */
export const buildFacility = (overrides: Partial<Source['faskes']>): Source['faskes'] => ({
  ...buildSource().faskes,
  ...overrides,
});

/** Returns the vaccine of a record, with some values changed. */
export function buildSourceProduct(
  overrides: Partial<NonNullable<Source['product']>>,
): Source['product'] {
  const { product } = buildSource();
  return product && { ...product, ...overrides };
}

/** Returns a visit in which no dose was given. */
export const buildNotGiven = (overrides: Partial<Source> = {}): Source =>
  buildSource({
    hasil: 'DITUNDA',
    alasan: 'SKRINING',
    batch: null,
    kadaluarsa: null,
    lokasi: null,
    vaksinator: null,
    ihsVaksinator: null,
    hasOwnProduct: false,
    ...overrides,
  });

/** Returns a booster that was given elsewhere. */
export const buildExternal = (overrides: Partial<Source> = {}): Source =>
  buildSource({
    sumber: 'BOOSTER_LUAR',
    nomor: 41,
    vaccinationType: 2,
    jam: null,
    hasil: null,
    kadaluarsa: null,
    lokasi: null,
    vaksinator: null,
    ihsVaksinator: null,
    kunjungan: null,
    hasOwnProduct: false,
    pelaksana: 'RS Jauh',
    ...overrides,
  });

/** Returns an adverse event with two symptoms, on the clock of the facility. */
export const reaction = {
  id: 12,
  zona: 'WIB',
  manifestasi: [
    {
      gejala: 'DEMAM_TINGGI',
      uraian: null,
      tanggal: '2026-11-11',
      jam: '01:00',
      lama: 2,
      satuan: 'HARI',
    },
    {
      gejala: 'LAINNYA',
      uraian: 'Nyeri lengan',
      tanggal: '2026-11-10',
      jam: '20:00',
      lama: null,
      satuan: null,
    },
  ],
} as unknown as Kipi;

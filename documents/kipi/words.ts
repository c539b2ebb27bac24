import type {
  Causality,
  FieldClass,
  MedicolegalExam,
} from '#contract/domains/vaksinasi/kipi-follow-up.ts';
import type {
  DiluentUse,
  DurationUnit,
  ServicePlace,
  Symptom,
  TreatmentKind,
  VaccinatorProfession,
} from '#contract/domains/vaksinasi/kipi-form.ts';
import type {
  KipiLevel,
  PregnancyState,
  VaccineRoute,
} from '#contract/domains/vaksinasi/kipi-detail.ts';
import type { kipiOutcomes } from '#contract/domains/vaksinasi/input.ts';
import type { doseSites, KipiKind, KipiRecipient } from '#contract/domains/vaksinasi/record.ts';

/** The words of the national KIPI form, which screens, print and workbook share. */
export const kipiWords = {
  sex: { L: 'Laki-laki', P: 'Perempuan' },
  kind: {
    TIDAK_SERIUS: 'Tidak serius',
    RAWAT_INAP: 'Rawat inap',
    MENGANCAM_JIWA: 'Mengancam jiwa',
    CACAT: 'Cacat menetap',
    MENINGGAL: 'Meninggal',
  } satisfies Record<KipiKind, string>,
  outcome: {
    BELUM_PULIH: 'Belum pulih',
    PULIH: 'Pulih',
    GEJALA_SISA: 'Pulih dengan gejala sisa',
    MENINGGAL: 'Meninggal',
    TIDAK_DIKETAHUI: 'Tidak diketahui',
  } satisfies Record<(typeof kipiOutcomes)[number], string>,
  symptom: {
    BENGKAK_LOKAL: 'Bengkak pada lokasi penyuntikan',
    PERDARAHAN_LOKAL: 'Perdarahan pada lokasi penyuntikan',
    PERDARAHAN_LAIN: 'Perdarahan lain',
    KEMERAHAN_LOKAL: 'Kemerahan lokal',
    GATAL: 'Gatal',
    BENGKAK_BIBIR_KELOPAK: 'Bengkak pada bibir, kelopak mata, atau kemaluan',
    URTIKARIA: 'Bercak merah atau urtikaria',
    MUNTAH: 'Muntah',
    DIARE: 'Diare',
    PINGSAN: 'Pingsan (sinkop)',
    KEJANG: 'Kejang',
    SESAK_NAPAS: 'Sesak napas',
    DEMAM_TINGGI: 'Demam tinggi (di atas 39 °C) lebih dari 1 hari',
    KELENJAR_AKSILA: 'Pembesaran kelenjar getah bening ketiak',
    KELEMAHAN_OTOT: 'Kelemahan atau kelumpuhan otot',
    KESADARAN_MENURUN: 'Kesadaran menurun',
    MENANGIS_MENJERIT: 'Menangis menjerit terus lebih dari 3 jam',
    LAINNYA: 'Lainnya',
  } satisfies Record<Symptom, string>,
  unit: { MENIT: 'Menit', JAM: 'Jam', HARI: 'Hari' } satisfies Record<DurationUnit, string>,
  treatment: {
    DARURAT: 'Tindakan darurat',
    RAWAT_JALAN: 'Rawat jalan',
    RAWAT_INAP: 'Rawat inap',
    TIDAK_ADA: 'Tidak ada',
  } satisfies Record<TreatmentKind, string>,
  place: {
    RS: '1. Rumah sakit',
    PUSKESMAS: '2. Puskesmas',
    DOKTER_PRAKTIK: '3. Dokter praktik',
    PUSTU: '4. Puskesmas pembantu (pustu)',
    KLINIK_IMUNISASI: '5. Klinik imunisasi terdaftar',
    BP: '6. Balai pengobatan (BP)',
    POSYANDU: '7. Posyandu',
    SEKOLAH: '8. Sekolah',
    BALAI_IMUNISASI: '9. Balai imunisasi',
    BIDAN_DESA: '10. Bidan desa (polindes)',
    RUMAH: '11. Rumah',
    PUSTU_LAIN: '12. Pustu (nomor 12 formulir)',
    POS_PIN: '13. Pos PIN',
  } satisfies Record<ServicePlace, string>,
  profession: {
    DOKTER: 'Dokter',
    PERAWAT: 'Perawat',
    BIDAN: 'Bidan',
    LAINNYA: 'Lainnya',
  } satisfies Record<VaccinatorProfession, string>,
  diluent: {
    ADA: 'Memakai pelarut',
    TIDAK_ADA: 'Tidak ada pelarut',
  } satisfies Record<DiluentUse, string>,
  pregnancy: {
    TIDAK_HAMIL: 'Tidak hamil',
    HAMIL: 'Hamil',
    TIDAK_DIKETAHUI: 'Tidak diketahui',
  } satisfies Record<PregnancyState, string>,
  route: {
    IM: 'Ke dalam otot (IM)',
    SC: 'Di bawah kulit (SC)',
    ID: 'Ke dalam kulit (ID)',
    ORAL: 'Diminum',
  } satisfies Record<VaccineRoute, string>,
  site: {
    LENGAN_KIRI: 'Lengan kiri',
    LENGAN_KANAN: 'Lengan kanan',
  } satisfies Record<(typeof doseSites)[number], string>,
  level: {
    PUSKESMAS: 'Puskesmas',
    DINKES: 'Dinas kesehatan kab/kota',
    DINKES_PROVINSI: 'Dinas kesehatan provinsi',
    KOMDA: 'Komda PP KIPI',
    KOMNAS: 'Subdit Imunisasi atau Komnas PP KIPI',
  } satisfies Record<KipiLevel, string>,
  recipient: {
    DINKES: 'Dinas kesehatan kab/kota',
    KEAMANAN_VAKSIN: 'keamananvaksin.kemkes.go.id',
  } satisfies Record<KipiRecipient, string>,
  medicolegal: {
    TIDAK_DILAKUKAN: 'Tidak dilakukan',
    OTOPSI_VERBAL: 'Otopsi verbal',
    VISUM: 'Visum et repertum',
    OTOPSI: 'Otopsi',
  } satisfies Record<MedicolegalExam, string>,
  fieldClass: {
    REAKSI_VAKSIN: 'Reaksi vaksin',
    KESALAHAN_PROSEDUR: 'Kesalahan program atau prosedur',
    REAKSI_SUNTIKAN: 'Reaksi suntikan',
    KOINSIDEN: 'Kebetulan (koinsiden)',
    TIDAK_DIKETAHUI: 'Sebab tidak diketahui',
  } satisfies Record<FieldClass, string>,
  causality: {
    KONSISTEN: 'Konsisten dengan imunisasi',
    INDETERMINAN: 'Indeterminan',
    INKONSISTEN: 'Inkonsisten (kebetulan)',
    TIDAK_DAPAT_DIKLASIFIKASI: 'Tidak dapat diklasifikasi',
  } satisfies Record<Causality, string>,
} as const;

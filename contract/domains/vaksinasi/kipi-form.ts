import { enteredEmail, enteredValue } from '../../core/values/entered.ts';
import { longText, optionalText } from '../../core/record.ts';
import { z } from '../../core/zod.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { timeOfDay } from './fields.ts';
import { earlierVaccine, pregnancyStates, vvmStages } from './kipi-detail.ts';

/**
 * Symptoms that the national form names, in its order; for any other, `LAINNYA` with a text
 * (Permenkes 12/2017, form of a serious KIPI).
 */
export const symptoms = [
  'BENGKAK_LOKAL',
  'PERDARAHAN_LOKAL',
  'PERDARAHAN_LAIN',
  'KEMERAHAN_LOKAL',
  'GATAL',
  'BENGKAK_BIBIR_KELOPAK',
  'URTIKARIA',
  'MUNTAH',
  'DIARE',
  'PINGSAN',
  'KEJANG',
  'SESAK_NAPAS',
  'DEMAM_TINGGI',
  'KELENJAR_AKSILA',
  'KELEMAHAN_OTOT',
  'KESADARAN_MENURUN',
  'MENANGIS_MENJERIT',
  'LAINNYA',
] as const;
export type Symptom = (typeof symptoms)[number];

/** Units in which the national form counts how long a symptom lasted. */
export const durationUnits = ['MENIT', 'JAM', 'HARI'] as const;
export type DurationUnit = (typeof durationUnits)[number];

/** Places of vaccination; the number of the form is the position, from 1. */
export const servicePlaces = [
  'RS',
  'PUSKESMAS',
  'DOKTER_PRAKTIK',
  'PUSTU',
  'KLINIK_IMUNISASI',
  'BP',
  'POSYANDU',
  'SEKOLAH',
  'BALAI_IMUNISASI',
  'BIDAN_DESA',
  'RUMAH',
  'PUSTU_LAIN',
  'POS_PIN',
] as const;
export type ServicePlace = (typeof servicePlaces)[number];

/** Returns the number by which the national form codes a place of vaccination. */
export const servicePlaceCode = (place: ServicePlace): number => servicePlaces.indexOf(place) + 1;

/** Professions of the person who gave the dose. */
export const vaccinatorProfessions = ['DOKTER', 'PERAWAT', 'BIDAN', 'LAINNYA'] as const;
export type VaccinatorProfession = (typeof vaccinatorProfessions)[number];

/** How the person was treated; `TIDAK_ADA` stands alone. */
export const treatmentKinds = ['DARURAT', 'RAWAT_JALAN', 'RAWAT_INAP', 'TIDAK_ADA'] as const;
export type TreatmentKind = (typeof treatmentKinds)[number];

/** Whether the vaccine was mixed with a diluent; vials and syringes that are ready to use were not. */
export const diluentUses = ['ADA', 'TIDAK_ADA'] as const;
export type DiluentUse = (typeof diluentUses)[number];

const time = timeOfDay.nullish().meta({ input: 'time' });

/** A symptom with its own onset and duration. */
const symptomRow = z.strictObject({
  gejala: z.enum(symptoms),
  uraian: withoutNik(optionalText(200)),
  tanggal: z.iso.date(),
  jam: timeOfDay.meta({ input: 'time' }),
  lama: z.int().min(1).max(999).nullish(),
  satuan: z.enum(durationUnits).nullish(),
});
export type SymptomRow = z.output<typeof symptomRow>;

/** A treatment, and where and from when until when it was given. */
const treatmentRow = z.strictObject({
  jenis: z.enum(treatmentKinds),
  tempat: withoutNik(optionalText(150)),
  mulai: z.iso.date().nullish(),
  selesai: z.iso.date().nullish(),
});

const phone = enteredValue()
  .regex(/^[+()\d\s-]{5,24}$/, issueMessage('vaksinasi.phone'))
  .nullish();

/** Symptoms that one report names at most. */
export const maxSymptoms = 20;

/** What the report of an event says beyond kind and outcome. Only a symptom is required at once. */
export const kipiFormFields = {
  manifestasi: z.array(symptomRow).min(1, issueMessage('vaksinasi.noSymptom')).max(maxSymptoms),
  /** What happened, in words. */
  keluhan: withoutNik(longText(1000)),
  /** Whether the event worries the public; it is then traced like a serious one. */
  meresahkan: z.boolean().default(false),
  perawatan: z.array(treatmentRow).max(10).default([]),
  /** What was done, in words. */
  tindakan: withoutNik(longText(1000)),
  /** Where the event occurred. */
  tempat: withoutNik(optionalText(200)),
  /** Who reports for the facility. */
  pelaporNama: withoutNik(optionalText(100)),
  pelaporJabatan: withoutNik(optionalText(100)),
  pelaporInstansi: withoutNik(optionalText(150)),
  pelaporTelepon: phone,
  pelaporEmail: enteredEmail().nullish().meta({ input: 'email' }),
  /** The state of health just before the dose (KU sebelum imunisasi). */
  kuSebelum: withoutNik(optionalText(200)),
  kehamilan: z.enum(pregnancyStates).nullish(),
  /** Illnesses, allergies and medicines before the dose. */
  riwayatKesehatan: withoutNik(longText(1000)),
  /** Parent or guardian of a child. */
  namaOrangTua: withoutNik(optionalText(100)),
  tempatPelayanan: z.enum(servicePlaces).nullish(),
  profesiVaksinator: z.enum(vaccinatorProfessions).nullish(),
  /** Stage of the vial of the dose. */
  vvm: z.enum(vvmStages).nullish(),
  pelarut: z.enum(diluentUses).nullish(),
  batchPelarut: withoutNik(optionalText(40)),
  kedaluwarsaPelarut: z.iso.date().nullish(),
  tanggalPelarutan: z.iso.date().nullish(),
  jamPelarutan: time,
  vaksinLain: z.array(earlierVaccine).max(10).default([]),
};

/** Body fields of the outcome and of when the facility first learnt of the event. */
export const foundFields = {
  /** Day and time at which the facility was first notified; both default to now. */
  tanggalDiketahui: z.iso.date().nullish(),
  jamDiketahui: time,
};

import { restrictionKinds } from './restriction.ts';
import { enteredEmail, enteredInteger, enteredValue } from '../../core/values/entered.ts';
import { personId } from '../../core/person-id.ts';
import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import { pesertaCategories } from '../lookup.ts';
import {
  expectedVersion,
  textLines,
  longText,
  optionalText,
  recordFields,
  timestamp,
} from '../../core/record.ts';
import { issueCodeNames, smartCheckStates } from './issues.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { withoutNik } from '../../core/values/without-nik.ts';

/** Vaccination types: 0 regular programme, 1 booster, 2 external booster (given elsewhere). */
export const vaccinationTypes = [0, 1, 2] as const;
export type VaccinationType = (typeof vaccinationTypes)[number];

export const dataStates = ['VALID', 'INVALID'] as const;

const plainDate = z.iso.date().meta({ input: 'date' });
const categoryIds = pesertaCategories.map(one => one.id) as [string, ...string[]];

/** A name in Latin script, as on an identity card. */
const personName = enteredValue()
  .min(3)
  .max(100)
  .regex(/^[\p{L}\p{M} .,'’`()/-]+$/u, issueMessage('peserta.name'));

/** A number with its letters and separators. */
const identityText = (max: number) => enteredValue().max(max).nullish();

/** Editable fields of a participant, shared by the form, the template and the import. */
export const pesertaFields = {
  isWNI: z.boolean(),
  nik: identityText(24).meta({ input: 'nik' }),
  noPaspor: identityText(12).meta({ input: 'identity' }),
  noKitas: identityText(20).meta({ input: 'identity' }),
  negara: identityText(2).meta({ input: 'lookup:negara' }),
  nama: personName,
  tempatLahir: withoutNik(optionalText(60)),
  tanggalLahir: plainDate,
  jenisKelamin: z.enum(['L', 'P']),
  noHP: enteredValue().min(8).max(24).meta({ input: 'phone' }),
  email: withoutNik(enteredEmail().nullish()).meta({ input: 'email' }),
  alamat: withoutNik(textLines(10, 200)).meta({ input: 'multiline' }),
  kabKota: enteredValue().min(1).max(5).meta({ input: 'lookup:kabKota' }),
  kecamatan: withoutNik(optionalText(60)),
  kelurahan: withoutNik(optionalText(60)),
  kodePos: enteredInteger()
    .regex(/^\d{5}$/, issueMessage('input.postalCode'))
    .nullish(),
  kategori: z.enum(categoryIds),
  /** Name or NIK of the employee whose family member this is. */
  penanggung: optionalText(100),
  nip: withoutNik(enteredInteger().max(30).nullish()),
  pekerjaan: withoutNik(optionalText(60)),
  idFaskes: recordId.nullish().meta({ input: 'lookup:faskes' }),
  rencanaTanggal: plainDate.nullish(),
  komorbid: z.boolean().default(false),
  persetujuan: z.boolean(),
};

export const pesertaInput = z.strictObject({ ...pesertaFields, version: expectedVersion });

export const issue = z.object({
  code: z.enum(issueCodeNames),
  field: z.string(),
  detail: z.string().optional(),
});

/** The birth date and the sex that a NIK contains. */
export const nikFacts = z.object({ tanggalLahir: z.string(), jenisKelamin: z.enum(['L', 'P']) });
export type NikFacts = z.infer<typeof nikFacts>;

/**
 * A participant: one registration of one person with at most one company, of one vaccination type.
 * An INVALID record may hold values that no form accepts, so the response is not checked. Identity
 * numbers are masked; revealing one is a separate call, which writes an audit entry.
 */
export const peserta = z.object({
  id: personId(),
  isWNI: z.boolean(),
  nik: z.string().nullable(),
  noPaspor: z.string().nullable(),
  noKitas: z.string().nullable(),
  negara: z.string().nullable(),
  nama: z.string(),
  tempatLahir: z.string().nullable(),
  tanggalLahir: z.string().nullable(),
  jenisKelamin: z.string().nullable(),
  noHP: z.string().nullable(),
  email: z.string().nullable(),
  alamat: z.string().nullable(),
  kabKota: z.string().nullable(),
  kecamatan: z.string().nullable(),
  kelurahan: z.string().nullable(),
  kodePos: z.string().nullable(),
  kategori: z.string().nullable(),
  penanggung: z.string().nullable(),
  nip: z.string().nullable(),
  pekerjaan: z.string().nullable(),
  idFaskes: z.int().nullable(),
  rencanaTanggal: z.string().nullable(),
  komorbid: z.boolean(),
  persetujuan: z.boolean(),
  idBHBU: z.int().nullable(),
  namaBHBU: z.string().nullable(),
  namaFaskes: z.string().nullable(),
  namaKabKota: z.string().nullable(),
  userId: z.int(),
  vaccinationType: z.literal(vaccinationTypes),
  statusData: z.enum(dataStates),
  alasan: z.array(issue),
  isActive: z.boolean(),
  alasanNonaktif: z.string().nullable(),
  /** Why it is not processed, and the number of the person's request. */
  pembatasan: z.enum(restrictionKinds).nullable(),
  noPembatasan: z.string().nullable(),
  isVoucher: z.boolean(),
  vaksinPrimer: z.string().nullable(),
  tanggalDosis1: z.string().nullable(),
  tanggalDosis2: z.string().nullable(),
  faskesDosis2: z.string().nullable(),
  jenisBooster: z.string().nullable(),
  tanggalBooster: z.string().nullable(),
  batch: z.string().nullable(),
  faskesPelaksana: z.string().nullable(),
  /** Whether the next booster may be given now; null in the regular programme. */
  isEligible: z.boolean().nullable(),
  /** First day on which the rules allow it. */
  layakMulai: z.string().nullable(),
  /** Why the external eligibility service refused, and when it was last asked. */
  alasanTidakLayak: z.string().nullable(),
  layakDiperiksa: timestamp.nullable(),
  smartCheckStatus: z.enum(smartCheckStates).nullable(),
  smartCheckCatatan: z.string().nullable(),
  noTiket: z.string().nullable(),
  /** Number of doses given for this registration. */
  dosisDiberikan: z.int(),
  tanggalVaksinasi: z.iso.date().nullable(),
  idImport: z.int().nullable(),
  deletedAt: timestamp.nullable(),
  ...recordFields,
});
export type Peserta = z.infer<typeof peserta>;

/** Deactivating a participant requires a reason, which is stored with the record. */
export const pesertaActiveInput = z.strictObject({
  isActive: z.boolean(),
  alasan: withoutNik(longText(200)).meta({ input: 'multiline' }),
  version: expectedVersion,
});

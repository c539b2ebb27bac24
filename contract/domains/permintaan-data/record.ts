import { recordId } from '../../core/list.ts';
import { issueMessage } from '../../core/messages/message.ts';
import {
  email,
  expectedVersion,
  longText,
  mobilePhone,
  recordFields,
  text,
  timestamp,
} from '../../core/record.ts';
import { enteredValue } from '../../core/values/entered.ts';
import { cleanNumber } from '../../core/values/clean.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import { timeOfDay } from '../vaksinasi/fields.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { personId } from '../../core/person-id.ts';
import { z } from '../../core/zod.ts';
import { permintaanDataStates, requestKinds } from '../../states/permintaan-data.ts';
import { restrictionKinds } from '../peserta/restriction.ts';
import { refusalGroundNames } from './grounds.ts';

/** How a request arrives; the public page is the only one that officers do not enter. */
export const enteredChannels = ['SURAT', 'EMAIL', 'TELEPON', 'LOKET'] as const;
export const requestChannels = [...enteredChannels, 'HALAMAN'] as const;

/** Who asks: the person, the parent or guardian of a child (article 25), or someone with a power of attorney. */
export const requesterRelations = ['DIRI', 'WALI', 'KUASA'] as const;

/** What the identity of the person who asks was checked with. */
export const identityProofs = [
  'KTP',
  'PASPOR',
  'KIA_KK',
  'SURAT_KUASA',
  'PANGGILAN_BALIK',
] as const;

/** A NIK as it is typed; it serves to find the participant and is stored encrypted. */
const typedNik = enteredValue()
  .max(30)
  .transform(cleanNumber)
  .refine(nik => /^(\d{16})?$/.test(nik), issueMessage('permintaanData.nik'))
  .nullish();

/** What a person says of themselves and asks for, also when another person writes it down. */
const askedFields = {
  jenis: z.enum(requestKinds),
  hubungan: z.enum(requesterRelations),
  nama: withoutNik(text(3, 100)),
  email: email.nullish(),
  noHP: mobilePhone.nullish(),
  tanggalLahir: plausibleDay.nullish().meta({ input: 'date' }),
  nik: typedNik,
  uraian: withoutNik(longText(2000)).meta({ input: 'multiline' }),
};

interface Contact {
  readonly email?: string | null | undefined;
  readonly noHP?: string | null | undefined;
}

const hasContact = ({ value, issues }: { value: Contact; issues: z.core.$ZodRawIssue[] }): void => {
  if (value.email || value.noHP) return;
  const message = issueMessage('permintaanData.noContact');
  issues.push({ code: 'custom', input: value.email, path: ['email'], message });
};

/** Editable fields of a request that an officer registers. */
export const permintaanDataFields = {
  saluran: z.enum(enteredChannels),
  /** Day and time (WIB) at which it arrived, from which the hours run; now, when both are left out. */
  hariDiterima: plausibleDay.nullish().meta({ input: 'date' }),
  jamDiterima: timeOfDay.nullish().meta({ input: 'time' }),
  ...askedFields,
};

export const newPermintaanDataInput = z.strictObject(permintaanDataFields).check(hasContact);

/** What the public page sends. */
export const publicRequestInput = z
  .strictObject({
    ...askedFields,
    captchaToken: z.string().min(1, issueMessage('captcha.missing')).max(10_000),
  })
  .check(hasContact);

/** What the public page gets: the number of the receipt, and the secret with which its state is read. */
export const requestReceipt = z.object({
  nomor: z.string(),
  kunci: z.string(),
  diterimaPada: timestamp,
  batas: timestamp,
});
export type RequestReceipt = z.infer<typeof requestReceipt>;

export const requestStatusInput = z.strictObject({
  nomor: enteredValue().min(1).max(40),
  kunci: enteredValue().min(1).max(60),
});

/** What the receipt shows of a request. It says nothing of a participant. */
export const requestStatus = z.object({
  nomor: z.string(),
  jenis: z.enum(requestKinds),
  status: z.enum(permintaanDataStates.names),
  diterimaPada: timestamp,
  batas: timestamp,
  selesaiPada: timestamp.nullable(),
});
export type RequestStatus = z.infer<typeof requestStatus>;

/** A registration that a request is about, as far as it tells people apart. */
export const requestedPeserta = z.object({
  id: personId(),
  nama: z.string(),
  /** Masked. */
  identitas: z.string().nullable(),
  tanggalLahir: z.iso.date(),
  vaccinationType: z.int(),
  namaBHBU: z.string().nullable(),
  dihapus: z.boolean(),
  pembatasan: z.enum(restrictionKinds).nullable(),
});
export type RequestedPeserta = z.infer<typeof requestedPeserta>;

/** A request of a person about their data. */
export const permintaanData = z.object({
  id: z.int(),
  nomor: z.string(),
  saluran: z.enum(requestChannels),
  jenis: z.enum(requestKinds),
  status: z.enum(permintaanDataStates.names),
  hubungan: z.enum(requesterRelations),
  nama: z.string(),
  diterimaPada: timestamp,
  /** When it has to be answered: 3 × 24 hours after it arrived. */
  batas: timestamp,
  /** Whole hours until then, rounded down; negative when it is late, null when it is closed. */
  sisaJam: z.int().nullable(),
  terlambat: z.boolean(),
  buktiIdentitas: z.enum(identityProofs).nullable(),
  dasarPenolakan: z.enum(refusalGroundNames).nullable(),
  /** What was done, or why it was refused. */
  jawaban: z.string().nullable(),
  selesaiPada: timestamp.nullable(),
  ...recordFields,
});
export type PermintaanData = z.infer<typeof permintaanData>;

/** A request with what its page shows in addition. */
export const permintaanDataDetail = permintaanData.extend({
  email: z.string().nullable(),
  noHP: z.string().nullable(),
  tanggalLahir: z.iso.date().nullable(),
  /** Masked. */
  nik: z.string().nullable(),
  uraian: z.string().nullable(),
  peserta: z.array(requestedPeserta),
});
export type PermintaanDataDetail = z.infer<typeof permintaanDataDetail>;

/** By what the participants of a request are sought: its own number, another one, or a name with a birth date. */
export const searchPesertaInput = z
  .strictObject({
    nik: typedNik,
    nama: enteredValue().max(100).nullish(),
    tanggalLahir: plausibleDay.nullish().meta({ input: 'date' }),
  })
  .check(({ value: { nama, tanggalLahir }, issues }) => {
    if (!nama || tanggalLahir) return;
    const message = issueMessage('permintaanData.birthDateMissing');
    issues.push({ code: 'custom', input: tanggalLahir, path: ['tanggalLahir'], message });
  });

/** Most registrations of a request. */
export const maxRequestedPeserta = 20;

export const linkPesertaInput = z.strictObject({
  idPeserta: z.array(recordId).max(maxRequestedPeserta),
  version: expectedVersion,
});

export const identifyInput = z.strictObject({
  buktiIdentitas: z.enum(identityProofs),
  version: expectedVersion,
});

export const answerInput = z.strictObject({
  jawaban: withoutNik(text(5, 2000)).meta({ input: 'multiline' }),
  version: expectedVersion,
});

export const refuseInput = z.strictObject({
  dasarPenolakan: z.enum(refusalGroundNames),
  jawaban: withoutNik(text(5, 2000)).meta({ input: 'multiline' }),
  version: expectedVersion,
});

export const liftInput = z.strictObject({
  alasan: withoutNik(text(5, 500)).meta({ input: 'multiline' }),
  version: expectedVersion,
});

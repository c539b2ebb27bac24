import { personId } from '../../core/person-id.ts';
import { recordId } from '../../core/list.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { expectedVersion, longText, recordFields, text, timestamp } from '../../core/record.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { z } from '../../core/zod.ts';
import { insidenStates } from '../../states/insiden.ts';
import { timeOfDay } from '../vaksinasi/fields.ts';

/** Which personal data were affected (article 46, paragraph 2a). */
export const dataClasses = [
  'NAMA_KONTAK',
  'NOMOR_IDENTITAS',
  'TANGGAL_LAHIR',
  'KESEHATAN',
  'PEKERJAAN',
  'AKUN',
  'KEUANGAN',
] as const;
export type DataClass = (typeof dataClasses)[number];

const longPart = withoutNik(longText(3000)).meta({ input: 'multiline' });

/** Editable fields of an incident. Days and times are in WIB. */
export const insidenFields = {
  judul: withoutNik(text(5, 150)),
  /** Since when; empty when it is not known yet. */
  hariKejadian: plausibleDay.nullish().meta({ input: 'date' }),
  jamKejadian: timeOfDay.nullish().meta({ input: 'time' }),
  /** When it was discovered, from which the hours run. */
  hariDiketahui: plausibleDay.meta({ input: 'date' }),
  jamDiketahui: timeOfDay.meta({ input: 'time' }),
  caraDiketahui: withoutNik(text(5, 1000)).meta({ input: 'multiline' }),
  uraian: withoutNik(text(10, 3000)).meta({ input: 'multiline' }),
  jenisData: z.array(z.enum(dataClasses)).min(1, issueMessage('insiden.noData')),
  sebab: longPart,
  penanganan: longPart,
  pemulihan: longPart,
};

export const newInsidenInput = z.strictObject(insidenFields);
export const insidenInput = z.strictObject({ ...insidenFields, version: expectedVersion });

/** An incident: a failure to protect personal data (article 46 of Law 27 of 2022). */
export const insiden = z.object({
  id: z.int(),
  nomor: z.string(),
  judul: z.string(),
  hariKejadian: z.iso.date().nullable(),
  jamKejadian: z.string().nullable(),
  hariDiketahui: z.iso.date(),
  jamDiketahui: z.string(),
  diketahuiPada: timestamp,
  /** Until when it is notified: 3 × 24 hours after it was discovered. */
  batas: timestamp,
  /** Whole hours until then, rounded down; negative when it is late, null when it was notified. */
  sisaJam: z.int().nullable(),
  terlambat: z.boolean(),
  caraDiketahui: z.string(),
  uraian: z.string(),
  jenisData: z.array(z.enum(dataClasses)),
  sebab: z.string().nullable(),
  penanganan: z.string().nullable(),
  pemulihan: z.string().nullable(),
  status: z.enum(insidenStates.names),
  jumlahPeserta: z.int(),
  jumlahAkun: z.int(),
  /** People to whom a letter was mailed. */
  jumlahSurat: z.int(),
  diberitahukanPada: timestamp.nullable(),
  catatanPenutup: z.string().nullable(),
  ...recordFields,
});
export type Insiden = z.infer<typeof insiden>;

/** How someone came to be among the affected: from the log of reads, or chosen by hand. */
export const affectedSources = ['JEJAK', 'MANUAL'] as const;

/** A participant whose data were affected, as far as it tells people apart. */
export const affectedPeserta = z.object({
  id: personId(),
  nama: z.string(),
  /** Masked. */
  identitas: z.string().nullable(),
  namaBHBU: z.string().nullable(),
  sumber: z.enum(affectedSources),
  /** Whether there is an address for a letter by mail. */
  adaEmail: z.boolean(),
  /** When a letter was mailed. */
  suratPada: timestamp.nullable(),
});
export type AffectedPeserta = z.infer<typeof affectedPeserta>;

/** An account whose data were affected. */
export const affectedAccount = z.object({
  id: z.int(),
  nama: z.string(),
  namaPengguna: z.string(),
  adaEmail: z.boolean(),
  suratPada: timestamp.nullable(),
});
export type AffectedAccount = z.infer<typeof affectedAccount>;

/** Who read or exported what in a time: an account, and the days and times between which, in WIB. */
export const readWindowFields = {
  idPengguna: recordId.meta({ input: 'lookup:auditPeople' }),
  dariHari: plausibleDay.meta({ input: 'date' }),
  dariJam: timeOfDay.meta({ input: 'time' }),
  sampaiHari: plausibleDay.meta({ input: 'date' }),
  sampaiJam: timeOfDay.meta({ input: 'time' }),
};

const inOrder = ({
  value: { dariHari, dariJam, sampaiHari, sampaiJam },
  issues,
}: {
  value: { dariHari: string; dariJam: string; sampaiHari: string; sampaiJam: string };
  issues: z.core.$ZodRawIssue[];
}): void => {
  if (`${dariHari} ${dariJam}` <= `${sampaiHari} ${sampaiJam}`) return;
  const message = issueMessage('insiden.windowOrder');
  issues.push({ code: 'custom', input: sampaiHari, path: ['sampaiHari'], message });
};

export const readWindowInput = z.strictObject(readWindowFields).check(inOrder);

/** What an account read and exported in a time. */
export const readWindowResult = z.object({
  /** Participants, each counted once. */
  jumlah: z.int(),
  /** Those of them that were in a file. */
  diBerkas: z.int(),
  /** Readings, of which some answered files. */
  pembacaan: z.int(),
  /** Those who are affected already. */
  sudahTercatat: z.int(),
  /** The first of them by name. */
  contoh: z.array(z.object({ id: personId(), nama: z.string(), namaBHBU: z.string().nullable() })),
});
export type ReadWindowResult = z.infer<typeof readWindowResult>;

/** Most participants that are added or removed by hand at once. */
export const maxAffectedAtOnce = 200;

export const changeAffectedInput = z.strictObject({
  tambahPeserta: z.array(recordId).max(maxAffectedAtOnce).default([]),
  hapusPeserta: z.array(recordId).max(maxAffectedAtOnce).default([]),
  tambahAkun: z.array(recordId).max(maxAffectedAtOnce).default([]),
  hapusAkun: z.array(recordId).max(maxAffectedAtOnce).default([]),
});

import {
  retentionClasses,
  type RetentionClass,
  type RetentionPeriod,
} from '#contract/domains/retensi/classes.ts';
import { emptiedQuestion } from '#server/domains/permintaan-data/index.ts';
import type { Config } from '#server/platform/config.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { deletedAccounts, devices, notifications, securityCounts, sessions } from './accounts.ts';
import { medicalRecords, peopleWithoutDose } from './people.ts';
import {
  bulkEdits,
  callNotes,
  importRows,
  mails,
  offlineActs,
  paperSheets,
  questions,
  reads,
  replacedFiles,
  requesters,
  ticketRecipients,
  unreadImports,
  webhookDeliveries,
} from './records.ts';
import type { RetainedRows } from './retained-rows.ts';

/** Returns the rows of each class that the daily job looks at; none for data that stay. */
export const classRows = (
  keys: Keys,
): Readonly<Record<RetentionClass, readonly RetainedRows[]>> => ({
  pesertaTanpaDosis: [peopleWithoutDose],
  rekamMedis: [medicalRecords],
  barisUnggahan: [importRows],
  unggahanTerputus: [unreadImports],
  pertanyaan: [questions(emptiedQuestion(keys).semula.length)],
  kontak: [callNotes],
  tindakanLuring: [offlineActs, paperSheets],
  ubahBanyak: [bulkEdits],
  penerimaTiket: [ticketRecipients],
  notifikasi: notifications,
  surel: [mails],
  pengirimanWebhook: [webhookDeliveries],
  permintaanData: [requesters],
  sesi: sessions,
  perangkat: devices,
  hitunganKeamanan: securityCounts,
  akunDihapus: [deletedAccounts],
  berkasDiganti: [replacedFiles],
  dokumenUsaha: [],
  jejakBaca: [reads],
  jejakAudit: [],
});

/** Returns the period of a class; that of the rows of uploads is configured. */
export const periodOf = (
  { importRowRetentionDays }: Pick<Config, 'importRowRetentionDays'>,
  kelas: RetentionClass,
): RetentionPeriod =>
  kelas === 'barisUnggahan' ? { days: importRowRetentionDays } : retentionClasses[kelas].period;

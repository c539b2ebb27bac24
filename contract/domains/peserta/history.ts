import { auditEntry } from '../audit.ts';
import { pesertaDose } from '../vaksinasi/peserta-dose.ts';
import { endpoint } from '../../core/endpoint.ts';
import { pesertaUpload } from '../import/peserta-upload.ts';
import { idParams } from '../../core/list.ts';
import { timestamp } from '../../core/record.ts';
import { personId } from '../../core/person-id.ts';
import { z } from '../../core/zod.ts';
import { consentProof, consentRecord } from './consent.ts';
import { peserta } from './record.ts';

/** An audit entry without network address and request id, as shown on the participant's page. */
export const pesertaAuditEntry = auditEntry.pick({
  id: true,
  waktu: true,
  oleh: true,
  peran: true,
  aksi: true,
  sebelum: true,
  sesudah: true,
  alasan: true,
});
export type PesertaAuditEntry = z.infer<typeof pesertaAuditEntry>;

/** Another registration of the same person. */
export const otherRegistration = peserta.pick({
  id: true,
  vaccinationType: true,
  namaBHBU: true,
  namaFaskes: true,
  statusData: true,
  isActive: true,
  dosisDiberikan: true,
  createdAt: true,
});
export type OtherRegistration = z.infer<typeof otherRegistration>;

/** Who set a value, and how: by hand, in a change of many participants, or by merging two. */
export const valueSource = z.object({
  oleh: z.string(),
  waktu: timestamp,
  /** The change of many participants. */
  idPerubahan: z.int().nullable(),
  /** The merged participant from whom the value was taken. */
  idDigabung: z.int().nullable(),
});
export type ValueSource = z.infer<typeof valueSource>;

/** A merge of two participants that was not undone, from the view of one of them. */
export const mergeOfPeserta = z.object({
  /** The pair, on whose page it can be undone. */
  idPasangan: z.int(),
  /** Whether the other one was merged into this one, and not this one into the other. */
  keSini: z.boolean(),
  idLain: personId(),
  namaLain: z.string(),
  pada: timestamp,
  oleh: z.string().nullable(),
});
export type MergeOfPeserta = z.infer<typeof mergeOfPeserta>;

/** Maximum number of audit entries returned, newest first. */
export const maxAuditEntries = 200;

/** A participant with registrations, doses, uploads and audit log. */
export const pesertaHistory = z.object({
  peserta,
  /** The evidence of the consent; null without a consent. */
  persetujuan: consentRecord.nullable(),
  /** The proof of consents that the company uploaded; null without one or without the right to read it. */
  buktiPersetujuan: consentProof.nullable(),
  /** Other registrations of the person that the caller may read. */
  pendaftaranLain: z.array(otherRegistration),
  dosis: z.array(pesertaDose),
  /** Newest first. */
  unggahan: z.array(pesertaUpload),
  /** The source of each field that an upload set: field name → id of the upload in `unggahan`. */
  asal: z.record(z.string(), z.int()),
  /** Who set each of the other fields, by field name. */
  pengisi: z.record(z.string(), valueSource),
  /** Newest first; only for users who may read pairs. */
  gabungan: z.array(mergeOfPeserta),
  /** Newest first, at most `maxAuditEntries`. */
  jejak: z.array(pesertaAuditEntry),
  jumlahJejak: z.int(),
});
export type PesertaHistory = z.infer<typeof pesertaHistory>;

export const historyCalls = {
  history: endpoint({
    method: 'GET',
    path: '/Peserta/riwayat/{id}',
    access: 'peserta.read',
    summary:
      'Satu peserta beserta pendaftaran lainnya, dosis, unggahan dan jejaknya; yang terhapus hanya bagi yang boleh memulihkannya',
    extension: true,
    params: idParams,
    answer: pesertaHistory,
  }),
};

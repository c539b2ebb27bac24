import { recordId } from '../../core/list.ts';
import { issueMessage, type Message } from '../../core/messages/message.ts';
import { recordFields, timestamp } from '../../core/record.ts';
import { personId } from '../../core/person-id.ts';
import { z } from '../../core/zod.ts';
import { pesertaFields } from '../peserta/index.ts';

/** The fields that can be changed for many participants at once. */
export const bulkFields = ['idFaskes', 'rencanaTanggal', 'kategori', 'nip'] as const;
export type BulkField = (typeof bulkFields)[number];

/** The new values; a missing field stays as it is, null clears it. */
export const bulkChange = z.strictObject({
  idFaskes: pesertaFields.idFaskes,
  rencanaTanggal: pesertaFields.rencanaTanggal,
  kategori: pesertaFields.kategori.optional(),
  nip: pesertaFields.nip,
});
export type BulkChange = z.infer<typeof bulkChange>;

/** Rejects a change without a field. */
export const someChange = bulkChange.refine(
  change => bulkFields.some(field => change[field] !== undefined),
  { error: issueMessage('bulkEdit.nothing') },
);

/** Most participants that one change may have. */
export const maxBulkEdit = 100_000;

/** Participants from which on the change runs in the background. */
export const backgroundFrom = 1_001;

/** A change that runs, is done, failed as a whole, or was undone. */
export const bulkEditStates = ['BERJALAN', 'SELESAI', 'GAGAL', 'DIURUNGKAN'] as const;

/** Why a participant stays as it is, in the order in which the reasons are shown. */
export const refusalKinds = [
  'LIBUR',
  'TUTUP',
  'LEWAT',
  'PENUH',
  'JARAK',
  'SUDAH_DIVAKSIN',
  'TIDAK_BOLEH_DIVAKSIN',
  'VOUCHER',
  'STOK',
  'FASKES',
  'DATA',
  'SEDANG_DISIMPAN',
] as const;
export type RefusalKind = (typeof refusalKinds)[number];

/** Participants that are named for each reason. */
export const maxRefusalExamples = 5;

/** The participants that stay for the same kind of reason, as stored. */
export interface StoredRefusal {
  readonly sebab: RefusalKind;
  readonly jumlah: number;
  readonly contoh: readonly {
    readonly id: number;
    readonly nama: string;
    readonly alasan: Message;
  }[];
}

/** The participants that stay for the same kind of reason; the first ones are named. */
export const refusal = z.object({
  sebab: z.enum(refusalKinds),
  jumlah: z.int(),
  contoh: z.array(z.object({ id: personId(), nama: z.string(), alasan: z.string() })),
});
export type Refusal = z.infer<typeof refusal>;

/** How many participants a change would have, or had, an effect on. */
const bulkCounts = {
  /** The chosen participants. */
  jumlah: z.int(),
  diubah: z.int(),
  /** They already have the new values. */
  sama: z.int(),
  ditolak: z.int(),
  penolakan: z.array(refusal),
};

export const bulkPreview = z.object(bulkCounts);
export type BulkPreview = z.infer<typeof bulkPreview>;

export const bulkEditRecord = z.object({
  id: z.int(),
  perubahan: bulkChange,
  /** Name of the new facility. */
  namaFaskes: z.string().nullable(),
  status: z.enum(bulkEditStates),
  /** Whether it should run, but no server runs it: nothing was changed, and it can be started again. */
  terputus: z.boolean(),
  /** Participants that were looked at, while it runs. */
  selesai: z.int(),
  ...bulkCounts,
  diurungkanPada: timestamp.nullable(),
  diurungkanOleh: z.string().nullable(),
  ...recordFields,
});
export type BulkEdit = z.infer<typeof bulkEditRecord>;

/** What an undo did: participants set back, and those that were changed again since and stay. */
export const bulkUndo = z.object({ dikembalikan: z.int(), tetap: z.int() });

/** The chosen participants: some by id, or all that a list shows. */
export const chosenIds = z.array(recordId).min(1).max(500);

import { z } from '../../core/zod.ts';
import { timestamp } from '../../core/record.ts';
import { importKinds } from './kinds.ts';

/** An upload that changed one participant, and the fields that it set. */
export const pesertaUpload = z.object({
  id: z.int(),
  jenis: z.enum(importKinds),
  namaBerkas: z.string(),
  /** Whether the caller may open the upload. */
  terbuka: z.boolean(),
  oleh: z.string().nullable(),
  disimpanPada: timestamp.nullable(),
  /** Set when the upload was undone; it then has no effect. */
  diurungkanPada: timestamp.nullable(),
  diurungkanOleh: z.string().nullable(),
  /** Row number as shown in Excel. */
  nomorBaris: z.int().nullable(),
  /** True when the upload created the registration, false when it updated one. */
  mendaftarkan: z.boolean(),
  /** Fields of the participant that the upload set. */
  isian: z.array(z.string()),
});
export type PesertaUpload = z.infer<typeof pesertaUpload>;

import { z } from '../zod.ts';
import { instant } from '../record.ts';
import { imporKinds } from './kinds.ts';

/** A file that wrote to one participant, and what of them it wrote. */
export const unggahanOfPeserta = z.object({
  id: z.int(),
  jenis: z.enum(imporKinds),
  namaBerkas: z.string(),
  /** Whether the caller may open the file itself. */
  terbuka: z.boolean(),
  oleh: z.string().nullable(),
  disimpanPada: instant.nullable(),
  /** Set where it was taken back: it then counts for nothing. */
  diurungkanPada: instant.nullable(),
  diurungkanOleh: z.string().nullable(),
  /** As Excel numbers it. */
  nomorBaris: z.int().nullable(),
  /** Whether the file registered the participant, or changed who was there. */
  mendaftarkan: z.boolean(),
  /** The participant's fields that it set. */
  isian: z.array(z.string()),
});
export type UnggahanOfPeserta = z.infer<typeof unggahanOfPeserta>;

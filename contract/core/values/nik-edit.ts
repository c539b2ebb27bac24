import { z } from '../zod.ts';

const position = z.int().min(1).max(17);
const digit = z.string().regex(/^\d$/);

/** One typing error, undone. Positions count from 1. It contains no identity number. */
export const nikEdit = z.discriminatedUnion('jenis', [
  /** Another digit. */
  z.strictObject({ jenis: z.literal('angka'), posisi: position, angka: digit }),
  /** The digit exchanged with the next one. */
  z.strictObject({ jenis: z.literal('tukar'), posisi: position }),
  z.strictObject({ jenis: z.literal('sisip'), posisi: position, angka: digit }),
  z.strictObject({ jenis: z.literal('hapus'), posisi: position }),
  /** 40 added to the day. */
  z.strictObject({ jenis: z.literal('hariPerempuan') }),
  z.strictObject({ jenis: z.literal('tahun'), angka: z.string().regex(/^\d{2}$/) }),
  /** The regency or city at the beginning. */
  z.strictObject({ jenis: z.literal('wilayah'), angka: z.string().regex(/^\d{4}$/) }),
]);
export type NikEdit = z.infer<typeof nikEdit>;

/** The facts of a person that a NIK contains. */
export const nikFactNames = ['birthDate', 'sex', 'region'] as const;
export type NikFactName = (typeof nikFactNames)[number];

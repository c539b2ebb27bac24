import { z } from './zod.ts';
import { holdsNik } from './nik.ts';
import { parseOfficePhone } from './phone.ts';
import { text } from './record.ts';

// What is said of a company, and checked alike whether it applies itself or staff fill it in.

/** Text is kept in the clear; identity numbers are not, so they have fields of their own. */
export const clearText = (min: number, max: number) =>
  text(min, max).refine(value => !holdsNik(value), 'Jangan tulis nomor identitas di sini');

/** The number of a business by the OSS: thirteen digits. */
export const nib = z
  .string()
  .trim()
  .regex(/^\d{13}$/, 'NIB berisi 13 angka');

export const postalCode = z
  .string()
  .trim()
  .regex(/^\d{5}$/, 'Kode pos berisi 5 angka');

/** A landline or a mobile number, of an office. */
export const officePhone = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .refine(
    value => parseOfficePhone(value) !== null,
    'Tulis nomor telepon dengan kode area, misalnya 021-5551234',
  )
  .meta({ input: 'phone' });

export const website = z.url({ protocol: /^https?$/ }).max(200);

/** How an NIK is written, with or without what groups it. */
export const nikPattern = /^\d{4}[\s.-]?\d{4}[\s.-]?\d{4}[\s.-]?\d{4}$/;

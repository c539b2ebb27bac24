import { parsePhone } from './phone.ts';
import { z } from './zod.ts';

/** Instants travel as ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** What every kept record carries: who, when, and the version that a write may name. */
export const recordFields = {
  version: z.int(),
  createdAt: instant,
  createdBy: z.string().nullable(),
  modifiedAt: instant,
  modifiedBy: z.string().nullable(),
};

/** The version a write was made on; a stale one is answered with 412. */
export const versionRead = z.int().positive().optional();

/** Body keys the server owns: a client that sends a record back as it came may carry them; they are ignored. */
export const ownedByServer: readonly string[] = [
  'id',
  'createdAt',
  'createdBy',
  'modifiedAt',
  'modifiedBy',
];

/** A line of text that must hold something. */
export const text = (min: number, max: number) => z.string().trim().min(min).max(max);

/** A line of text that may stay empty. */
export const optionalText = (max: number) => z.string().trim().max(max).nullish();

/** Text of several lines: the form gives it room. */
export const longText = (max: number) => optionalText(max).meta({ input: 'multiline' });

/** A mobile number, taken as people write it and kept as `+62812…`. */
export const mobilePhone = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .transform((typed, check) => {
    const number = parsePhone(typed);
    if (number !== null) return number;
    check.addIssue('Tulis nomor HP yang benar, misalnya 0812 3456 7890');
    return z.NEVER;
  })
  .meta({ input: 'phone' });

/** An address that mail can be sent to. */
export const email = z.email().max(120).meta({ input: 'email' });

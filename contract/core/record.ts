import { enteredEmail, enteredLine, enteredText, enteredValue } from './values/entered.ts';
import { parsePhone } from './values/phone.ts';
import { z } from './zod.ts';
import { issueMessage } from './messages/message.ts';

/** Timestamps are ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** Metadata of every stored record; `version` is for optimistic locking. */
export const recordFields = {
  version: z.int(),
  createdAt: timestamp,
  createdBy: z.string().nullable(),
  modifiedAt: timestamp,
  modifiedBy: z.string().nullable(),
};

/** Version on which a write is based (optimistic lock); an outdated one is answered with 412. */
export const expectedVersion = z.int().positive().optional();

/**
 * Body keys that the server sets; they are ignored, so that a client can send a record back as
 * read.
 */
export const serverOwnedKeys: readonly string[] = [
  'id',
  'createdAt',
  'createdBy',
  'modifiedAt',
  'modifiedBy',
];

/** Required single-line text. */
export const text = (min: number, max: number) => enteredLine().min(min).max(max);

/** Required text of several lines, rendered as a text area. */
export const textLines = (min: number, max: number) =>
  enteredText().min(min).max(max).meta({ input: 'multiline' });

/** Optional single-line text. */
export const optionalText = (max: number) => enteredLine().max(max).nullish();

/** Optional text of several lines, rendered as a text area. */
export const longText = (max: number) =>
  enteredText().max(max).nullish().meta({ input: 'multiline' });

/** A mobile number in any common notation, stored as `+62812…`. */
export const mobilePhone = enteredValue()
  .min(1)
  .max(24)
  .transform((enteredNumber, check) => {
    const number = parsePhone(enteredNumber);
    if (number !== null) return number;
    check.addIssue(issueMessage('input.mobilePhone'));
    return z.NEVER;
  })
  .meta({ input: 'phone' });

export const email = enteredEmail().meta({ input: 'email' });

import { containsNik } from '../../core/values/nik.ts';
import { z } from '../../core/zod.ts';
import { issueMessage } from '../../core/messages/message.ts';

/** Rejects identity numbers in free text, encrypted or not. */
export const withoutNik = <S extends z.ZodType<string | null | undefined>>(schema: S) =>
  schema.refine(value => !value || !containsNik(value), {
    message: issueMessage('input.identityNumber'),
  });

/** A time of day on the clock of the facility, `HH:MM`. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, issueMessage('vaksinasi.time'));

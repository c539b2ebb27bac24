import type { z } from '../zod.ts';
import { issueMessage } from '../messages/message.ts';
import { containsNik } from './nik.ts';

/** Rejects identity numbers in free text, encrypted or not. */
export const withoutNik = <S extends z.ZodType<string | null | undefined>>(schema: S) =>
  schema.refine(value => !value || !containsNik(value), {
    message: issueMessage('input.identityNumber'),
  });

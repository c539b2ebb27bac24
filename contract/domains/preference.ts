import { jsonValue } from '../core/json-value.ts';
import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';
import { issueMessage } from '../core/messages/message.ts';

const preferenceKey = z
  .string()
  .regex(/^[a-z]+(\.[a-zA-Z-]+){0,2}$/, issueMessage('preference.unknown'))
  .max(60);

const maxLength = 20_000;

/** Refuses JSON that is too long or holds identity numbers, because saved filters could contain them. */
export function checkPreference(json: unknown, check: z.RefinementCtx): void {
  const written = JSON.stringify(json);
  if (written.length > maxLength) {
    check.addIssue({ code: 'custom', message: issueMessage('preference.tooLarge') });
  }
  if (/(?<!\d)\d{16}(?!\d)/.test(written)) {
    check.addIssue({
      code: 'custom',
      message: issueMessage('preference.identityNumber'),
    });
  }
}

const preferenceValue = jsonValue.superRefine(checkPreference);

export const preferenceCalls = {
  get: endpoint({
    method: 'GET',
    path: '/preferensi/{key}',
    access: 'preference.read',
    summary: 'Satu pengaturan tampilan milik sendiri; null bila belum ada',
    extension: true,
    params: z.object({ key: preferenceKey }),
    answer: z.object({ key: z.string(), value: jsonValue.nullable() }),
  }),
  put: endpoint({
    method: 'PUT',
    path: '/preferensi/{key}',
    access: 'preference.update',
    summary: 'Menyimpan satu pengaturan tampilan milik sendiri',
    extension: true,
    params: z.object({ key: preferenceKey }),
    body: z.strictObject({ value: preferenceValue }),
    answer: z.object({ key: z.string(), value: jsonValue.nullable() }),
  }),
};

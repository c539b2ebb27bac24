import { useState } from 'react';
import { applicationCalls } from '#contract/application/index.ts';
import type { Answer, CallInput } from '#contract/endpoint.ts';
import { register as words } from '#src/i18n/id/register.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import type { Errors } from './check.ts';

type Form = NonNullable<CallInput<typeof applicationCalls.register>['body']>;

/** Why a submission failed. */
export interface Refusal {
  readonly errors: Errors;
  /** Message when no field is at fault. */
  readonly text: string | null;
  /** Whether the attempt consumed the captcha. */
  readonly captchaSpent: boolean;
}

/** Converts an error for a form, by field where the server named fields. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { errors: {}, text: words.failed, captchaSpent: false };
  const errors = error.body.errors ?? {};
  return {
    errors,
    text: Object.keys(errors).length > 0 ? null : error.message,
    captchaSpent: error.status !== 0 && error.status !== 429,
  };
}

/** Returns a function that submits an application; it resolves to the error, or null on success. */
export function useSendApplication() {
  const { call } = useApi();
  const [sending, setSending] = useState(false);
  const send = async (
    form: Readonly<Record<string, string | File | undefined>>,
    onSent: (answer: Answer<typeof applicationCalls.register>) => void,
  ): Promise<Refusal | null> => {
    setSending(true);
    try {
      // A multipart form holds text and files for any field; the server validates it by schema.
      onSent(await call(applicationCalls.register, { body: form as unknown as Form }));
      return null;
    } catch (error) {
      setSending(false);
      return refusalOf(error);
    }
  };
  return { sending, send };
}

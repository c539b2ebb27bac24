import { useState } from 'react';
import { applicationCalls } from '#contract/application/index.ts';
import type { Answer, CallInput } from '#contract/endpoint.ts';
import { register as words } from '#src/i18n/id/register.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import type { Errors } from './check.ts';

type Form = NonNullable<CallInput<typeof applicationCalls.register>['body']>;

/** Why something that was sent was not taken. */
export interface Refusal {
  readonly errors: Errors;
  /** Where no field is to blame. */
  readonly text: string | null;
  /** Whether the captcha was used up by the attempt. */
  readonly captchaSpent: boolean;
}

/** A refusal as a form shows it: by field where the server named one. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { errors: {}, text: words.failed, captchaSpent: false };
  const errors = error.body.errors ?? {};
  return {
    errors,
    text: Object.keys(errors).length > 0 ? null : error.message,
    captchaSpent: error.status !== 0 && error.status !== 429,
  };
}

/** Sends an application; what it lacks is left to the contract and the server to say. */
export function useSendApplication() {
  const { call } = useApi();
  const [sending, setSending] = useState(false);
  const send = async (
    form: Readonly<Record<string, string | File | undefined>>,
    onSent: (answer: Answer<typeof applicationCalls.register>) => void,
  ): Promise<Refusal | null> => {
    setSending(true);
    try {
      // A form is text and files whatever its fields; the schema on the other side reads them.
      onSent(await call(applicationCalls.register, { body: form as unknown as Form }));
      return null;
    } catch (error) {
      setSending(false);
      return refusalOf(error);
    }
  };
  return { sending, send };
}

import { useState } from 'react';
import { signIn as words } from '#src/i18n/id/signIn.ts';
import { loadApp } from '#src/portal/loadApp.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { clearSession } from '#src/providers/session.ts';
import { afterSignIn } from './afterSignIn.ts';

/** Sign-in input with the captcha token. */
export interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly captchaToken: string;
}

/** Why signing in failed. */
interface Refusal {
  readonly text: string;
  /** Whether the attempt consumed the captcha. */
  readonly captchaSpent: boolean;
}

/** Maximum length of a shown server message; cuts off unexpected response bodies. */
const mostOfText = 300;

function refusal(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { text: words.no_connection, captchaSpent: false };
  const untouched = error.status === 0 || error.status === 429;
  return { text: error.message.slice(0, mostOfText) || words.failed, captchaSpent: !untouched };
}

/** Returns a sign-in function; it resolves to an error to show, or null once signed in. */
export function useSignIn(): {
  sending: boolean;
  signIn: (credentials: Credentials) => Promise<Refusal | null>;
} {
  const { call } = useApi();
  const [sending, setSending] = useState(false);

  const signIn = async (credentials: Credentials): Promise<Refusal | null> => {
    setSending(true);
    try {
      const { applicationCode, authCalls } = await import('#contract/auth.ts');
      // Preloads the console while the server checks the password.
      loadApp().catch(() => undefined);
      const signedIn = await call(authCalls.login, {
        body: {
          Username: credentials.userName,
          Password: credentials.password,
          ApplicationCode: applicationCode,
          captchaToken: credentials.captchaToken,
        },
      });
      afterSignIn(call, signedIn);
      return null;
    } catch (error) {
      clearSession();
      setSending(false);
      return refusal(error);
    }
  };
  return { sending, signIn };
}

import { useState } from 'react';
import { signIn as words } from '#src/i18n/id/signIn.ts';
import { loadApp } from '#src/portal/loadApp.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { clearSession } from '#src/providers/session.ts';
import { afterSignIn } from './afterSignIn.ts';

/** What was filled in, with the answer to the captcha. */
export interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly captchaToken: string;
}

/** How signing in ended, where it did not succeed. */
interface Refusal {
  readonly text: string;
  /** Whether the captcha was used up by the attempt. */
  readonly captchaSpent: boolean;
}

/** A sentence fits; whatever a server in trouble may answer is cut. */
const mostOfText = 300;

function refusal(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { text: words.no_connection, captchaSpent: false };
  const untouched = error.status === 0 || error.status === 429;
  return { text: error.message.slice(0, mostOfText) || words.failed, captchaSpent: !untouched };
}

/** The sign-in call. What follows a success comes from the session; a refusal is for the form to show. */
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
      // While the server looks at the password, the console is on its way.
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

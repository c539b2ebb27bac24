import { useState } from 'react';
import type { PendingSignIn } from '#contract/core/errors.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { clearSession } from '#src/providers/session.ts';
import { signIn as words } from '#texts/signIn.ts';
import { afterSignIn } from './afterSignIn.ts';

/** Sign-in input with the captcha token. */
export interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly captchaToken: string;
}

/** Why signing in failed. */
interface SignInError {
  readonly text: string;
  /** Whether the attempt consumed the captcha. */
  readonly isCaptchaSpent: boolean;
}

/** What a sign-in led to: an error to show, a second step, or null once signed in. */
type SignInResult = SignInError | { readonly pending: PendingSignIn } | null;

/** Maximum length of a displayed server message; cuts off unexpected response bodies. */
const maxMessageLength = 300;

function toSignInError(error: unknown): SignInError {
  if (!(error instanceof CallError)) return { text: words.no_connection, isCaptchaSpent: false };
  return {
    text: error.message.slice(0, maxMessageLength) || words.failed,
    isCaptchaSpent: error.status !== 0 && error.status !== 429,
  };
}

/**
 * Returns a sign-in function.
 * @param loadConsole loads the console, while the server checks the password
 */
export function useSignIn(loadConsole: () => Promise<unknown>): {
  isSending: boolean;
  signIn: (credentials: Credentials) => Promise<SignInResult>;
} {
  const { call } = useApi();
  const [isSending, setIsSending] = useState(false);

  const signIn = async (credentials: Credentials): Promise<SignInResult> => {
    setIsSending(true);
    try {
      const { applicationCode, authCalls } = await import('#contract/domains/auth.ts');
      loadConsole().catch(() => undefined);
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
      setIsSending(false);
      const pending = error instanceof CallError ? error.problem?.faktor : undefined;
      return pending ? { pending } : toSignInError(error);
    }
  };
  return { isSending, signIn };
}

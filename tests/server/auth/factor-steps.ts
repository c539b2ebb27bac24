import { totpCode, totpStep } from '#server/platform/auth/totp-code.ts';
import type { PendingSignIn } from '#contract/core/errors.ts';
import type { TestResponse, TestServer } from '../harness/server.ts';

/** Signs in with the password; `cookie` is that of a device. */
export const signInStep = (
  server: TestServer,
  Username: string,
  Password: string,
  { cookie, peer }: { cookie?: string | undefined; peer?: string } = {},
): Promise<TestResponse> =>
  server.request('POST', '/gtc/logingtc', {
    body: { Username, Password, ApplicationCode: 'GTRY' },
    ...(cookie === undefined ? {} : { headers: { cookie } }),
    ...(peer === undefined ? {} : { peer }),
  });

/** Returns what a sign-in waits for. */
export const pendingOf = ({ json }: TestResponse): PendingSignIn => json['faktor'] as PendingSignIn;

/** Returns the cookie of a response, as a browser sends it back. */
export const cookieOf = ({ headers }: TestResponse): string | undefined =>
  headers.get('set-cookie')?.split(';', 1)[0];

/** Sets up an authenticator app for the account of a token. @returns its secret and the recovery codes */
export async function setUpTotp(server: TestServer, token: string) {
  const started = await server.request('POST', '/gtc/faktor/totp', { token });
  const secret = String(started.json['rahasia']);
  const kode = totpCode(secret, totpStep(server.now()));
  const done = await server.request('PUT', '/gtc/faktor/totp', { token, body: { kode } });
  return { secret, done, codes: done.json['kodePemulihan'] as string[] };
}

/** Moves the clock to the next code and returns it. */
export function nextCode(server: TestServer, secret: string): string {
  server.advanceTime(30_000);
  return totpCode(secret, totpStep(server.now()));
}

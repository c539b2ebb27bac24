import { createActivity } from '#src/providers/api/activity.ts';
import type { Api } from '#src/providers/api/ApiContext.ts';
import { CallError, createHttp, type Send } from '#src/providers/api/http.ts';
import { createSessionMark } from '#src/providers/api/sessionMark.ts';
import { readSession } from '#src/providers/session.ts';
import { firstPassword } from '#src/account/firstPassword.ts';

/** Sets the first-password flag when a call fails with GANTI_KATA_SANDI, and rethrows. */
async function heard<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && error.code === 'GANTI_KATA_SANDI') firstPassword.put();
    throw error;
  }
}

/** Creates the portal's API client. */
export function createPortalApi(wiring: { fetch: typeof fetch; send: Send; baseUrl: string }): Api {
  const activity = createActivity();
  const over = createSessionMark();
  const http = createHttp({
    ...wiring,
    token: () => readSession()?.token ?? null,
    onSessionEnd: over.put,
    onActivity: activity.change,
    onWritten: activity.wrote,
  });
  return {
    baseUrl: wiring.baseUrl,
    activity,
    call: (endpoint, input, options) => heard(http.call(endpoint, input, options)),
    apiFetch: (path, init, onSent) => heard(http.apiFetch(path, init, onSent)),
    expiry: { ended: over.isPut, watch: over.watch },
  };
}

import { mustSetFactor } from '#src/account/factor/mustSetFactor.ts';
import { mustChangePassword } from '#src/account/mustChangePassword.ts';
import type { Api } from '#src/providers/api/ApiContext.ts';
import { CallError, createHttpClient, type SendWithProgress } from '#src/providers/api/http.ts';
import { createRequestActivity } from '#src/providers/api/requestActivity.ts';
import { createServerStatus } from '#src/providers/api/serverStatus.ts';
import { createSessionFlag } from '#src/providers/api/sessionFlag.ts';
import {
  forgetDay,
  keepDayForSession,
  withOfflineDay,
} from '#src/providers/offline/offlineCall.ts';
import { readSession } from '#src/providers/session.ts';

/** Sets the flag of what the account has to do first, when a call fails because of it, and rethrows. */
async function detectDuty<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof CallError && error.code === 'GANTI_KATA_SANDI') mustChangePassword.set();
    if (error instanceof CallError && error.code === 'ATUR_FAKTOR') mustSetFactor.set();
    throw error;
  }
}

/** Answers whether the server has its database, without waiting for a connection. */
const probePath = '/healthz';

/** Maximum time in ms of a probe. */
const probeTimeoutMs = 10_000;

/** Creates the portal's API client. */
export function createPortalApi(clientOptions: {
  fetch: typeof fetch;
  send: SendWithProgress;
  baseUrl: string;
}): Api {
  const activity = createRequestActivity();
  const sessionEnded = createSessionFlag();
  const { fetch, baseUrl } = clientOptions;
  const status = createServerStatus(() =>
    fetch(`${baseUrl}${probePath}`, { signal: AbortSignal.timeout(probeTimeoutMs) }),
  );
  const http = createHttpClient({
    ...clientOptions,
    token: () => readSession()?.token ?? null,
    onSessionEnd: () => {
      forgetDay();
      sessionEnded.set();
    },
    confirmIdentity: async () =>
      await (await import('#src/account/factor/identityQuestion.ts')).identityQuestion.ask(true),
    proposeChange: async change => {
      const { changeQuestion } = await import('#src/account/proposal/changeQuestion.ts');
      if (!(await changeQuestion.ask(change))) return undefined;
      return (await import('#texts/proposal.ts')).proposal.proposed;
    },
    onActivity: activity.changeCount,
    onWrite: activity.recordWrite,
    status,
  });
  const call = withOfflineDay(http.call, status);
  keepDayForSession(readSession);
  return {
    baseUrl,
    activity,
    status,
    call: (endpoint, input, options) => detectDuty(call(endpoint, input, options)),
    openStream: http.openStream,
    apiFetch: (path, init, onSent) => detectDuty(http.apiFetch(path, init, onSent)),
    expiry: { ended: sessionEnded.isSet, watch: sessionEnded.subscribe },
  };
}

import { useCallback, useEffect, useState } from 'react';
import { verifyCalls, type VerifiedDocument } from '#contract/core/document/calls.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';

type Verification =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly document: VerifiedDocument }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly message: string };

/** Asks the server which document a token belongs to; `retry` asks again. */
export function useVerifiedDocument(token: string) {
  const { call } = useApi();
  const [verification, setVerification] = useState<Verification>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const { signal, abort } = withAbort();
    call(verifyCalls.verify, { params: { token } }, { signal })
      .then(document => setVerification({ state: 'found', document }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        const isUnknown = isNotFound(error);
        const message = error instanceof Error ? error.message : '';
        setVerification(isUnknown ? { state: 'unknown' } : { state: 'failed', message });
      });
    return abort;
  }, [call, token, attempt]);
  const retry = useCallback(() => {
    setVerification({ state: 'loading' });
    setAttempt(before => before + 1);
  }, []);
  return { verification, retry };
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

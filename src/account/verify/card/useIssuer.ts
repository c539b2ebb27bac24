import { useEffect, useMemo, useState } from 'react';
import { readKeys, storedKeys, toIssuer } from './issuerKeys.ts';

/** Reads the keys of this portal's cards; without network the stored ones serve. */
export function useIssuer() {
  const [known, setKnown] = useState(storedKeys);
  const [state, setState] = useState<'loading' | 'read' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isEnded = false;
    readKeys(path => fetch(path, { cache: 'no-cache' }), storedKeys())
      .then(keys => {
        if (isEnded) return;
        setKnown(keys);
        setState('read');
      })
      .catch(() => {
        if (!isEnded) setState('failed');
      });
    return () => {
      isEnded = true;
    };
  }, [attempt]);
  const issuer = useMemo(() => known && toIssuer(known, location.origin), [known]);
  return {
    issuer,
    readAt: known?.readAt,
    state,
    retry: () => {
      setState('loading');
      setAttempt(before => before + 1);
    },
  };
}

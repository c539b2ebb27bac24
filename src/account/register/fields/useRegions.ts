import { useEffect, useState } from 'react';
import { lookupCalls, type KabKota } from '#contract/domains/lookup.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** Loads all kabupaten and kota; `regions` is null while loading. */
export function useRegions(): { regions: readonly KabKota[] | null; failed: boolean } {
  const { call } = useApi();
  const [regions, setRegions] = useState<readonly KabKota[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    call(lookupCalls.publicKabKota, {}, { signal: controller.signal })
      .then(setRegions)
      .catch(() => {
        if (!controller.signal.aborted) setFailed(true);
      });
    return () => controller.abort();
  }, [call]);
  return { regions, failed };
}

import { useEffect, useState } from 'react';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shownTypes } from './ShownFile.tsx';

interface Shown {
  readonly url?: string;
  readonly mediaType?: string;
  readonly failure?: string;
}

/** Fetches a document and returns an object URL that is revoked on unmount. */
export function useKeptFile(path: string): Shown {
  const { apiFetch } = useApi();
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;
    const load = async (): Promise<void> => {
      const response = await apiFetch(path, { signal: leaving.signal });
      const type = response.headers.get('content-type') ?? '';
      const mediaType = shownTypes.includes(type) ? type : 'application/octet-stream';
      const bytes = await response.arrayBuffer();
      if (leaving.signal.aborted) return;
      url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
      setShown({ url, mediaType });
    };
    load().catch((error: unknown) => {
      if (!leaving.signal.aborted)
        setShown({ failure: error instanceof Error ? error.message : '' });
    });
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [apiFetch, path]);
  return shown;
}

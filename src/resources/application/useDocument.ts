import { useEffect, useState } from 'react';
import type { FileName } from '#contract/application/index.ts';
import { downloadOf } from '#contract/bhbu.ts';
import { fillPath } from '#contract/path.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

interface Shown {
  readonly url?: string;
  readonly mediaType?: string;
  readonly failure?: string;
}

/** What a document may be shown as; anything else is only saved. */
const shownTypes = ['application/pdf', 'image/jpeg', 'image/png'];

/** Fetches a document and keeps it in memory, by an address of this page alone, while it is on screen. */
export function useDocument(id: number, field: FileName): Shown {
  const { apiFetch } = useApi();
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;
    const load = async (): Promise<void> => {
      const response = await apiFetch(fillPath(downloadOf[field].path, { id }), {
        signal: leaving.signal,
      });
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
  }, [apiFetch, id, field]);
  return shown;
}

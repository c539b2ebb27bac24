import { useEffect, useState } from 'react';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { previewableTypes } from './FileViewer.tsx';

interface LoadedFile {
  readonly url?: string;
  readonly mediaType?: string;
  readonly errorMessage?: string;
}

/** Fetches a document and returns an object URL that is revoked on unmount. */
export function useFileUrl(path: string): LoadedFile {
  const { apiFetch } = useApi();
  const [file, setFile] = useState<LoadedFile>({});
  useEffect(() => {
    const controller = new AbortController();
    let url: string | undefined;
    const load = async (): Promise<void> => {
      const response = await apiFetch(path, { signal: controller.signal });
      const type = response.headers.get('content-type') ?? '';
      const mediaType = previewableTypes.includes(type) ? type : 'application/octet-stream';
      const bytes = await response.arrayBuffer();
      if (controller.signal.aborted) return;
      url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
      setFile({ url, mediaType });
    };
    load().catch((error: unknown) => {
      if (!controller.signal.aborted)
        setFile({ errorMessage: error instanceof Error ? error.message : '' });
    });
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [apiFetch, path]);
  return file;
}

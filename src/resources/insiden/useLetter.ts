import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fillPath } from '#contract/core/path.ts';
import { saveBlob } from '#src/kit/export/workbook.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** Returns how a letter of an incident is saved as PDF, and which one is being made. */
export function useLetter(): {
  readonly loading: string | undefined;
  readonly save: (path: string, id: number, title: string, query?: string) => Promise<void>;
} {
  const notify = useNotify();
  const { apiFetch } = useApi();
  const [loading, setLoading] = useState<string>();
  return {
    loading,
    async save(path, id, title, query = '') {
      setLoading(`${path}${query}`);
      try {
        const response = await apiFetch(`${fillPath(path, { id })}${query}`);
        saveBlob(await response.blob(), `${title.replaceAll('/', '-')}.pdf`);
      } catch (error) {
        const detail = error instanceof Error ? error.message : '';
        notify('common.pdf_failed', { type: 'error', messageArgs: { detail } });
      } finally {
        setLoading(undefined);
      }
    },
  };
}

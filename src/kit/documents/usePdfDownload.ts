import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { fillPath } from '#contract/core/path.ts';
import { saveBlob } from '#src/kit/export/workbook.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { callKey } from '#src/providers/data/useCall.ts';

/** The calls of a document: its content, and the PDF. */
interface DownloadedDocument {
  readonly printed: Endpoint;
  readonly pdf: { readonly path: string };
}

/** Name of the saved file; a number such as `INV/2026/00012` contains characters that names may not. */
const fileName = (title: string): string => `${title.replace(/[\\/:*?"<>|]+/g, '-')}.pdf`;

/** Downloads the PDF of a record's document, which the server makes on the first request. */
export function usePdfDownload(
  { printed, pdf }: DownloadedDocument,
  id: number,
  /** Query that asks for another copy than the usual one. */
  query = '',
) {
  const { apiFetch } = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const [isLoading, setIsLoading] = useState(false);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const start = async (title: string): Promise<void> => {
    const { signal } = (control.current = new AbortController());
    setIsLoading(true);
    try {
      const response = await apiFetch(`${fillPath(pdf.path, { id })}${query}`, { signal });
      saveBlob(await response.blob(), fileName(title));
      // The first download files the PDF and its checksum.
      await client.invalidateQueries({ queryKey: callKey('print', printed, { params: { id } }) });
    } catch (error) {
      const detail = error instanceof Error ? error.message : '';
      if (!signal.aborted) {
        notify('common.pdf_failed', { type: 'error', messageArgs: { detail } });
      }
    } finally {
      if (!signal.aborted) setIsLoading(false);
    }
  };
  return { isLoading, start };
}

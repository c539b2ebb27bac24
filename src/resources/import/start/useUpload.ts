import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportKind } from '#contract/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CallError } from '#src/providers/api/http.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { importPath } from '../paths.ts';
import { importKey } from '../useImport.ts';
import { sendFile } from './sendFile.ts';
import type { ImportTarget } from './importTarget.ts';

/** Upload progress: the sent fraction (0 to 1), or `judging` while the server validates. */
export type UploadStatus = { readonly sent: number } | 'judging';

interface Upload {
  /** Undefined while no upload is running. */
  readonly status: UploadStatus | undefined;
  /** Message of the last failed upload. */
  readonly error: string | undefined;
  readonly setError: (sentence: string) => void;
  readonly start: (file: File, kind: ImportKind, target: ImportTarget) => Promise<void>;
  readonly stop: () => void;
}

/** Returns the field errors of the response joined, or else its message. */
function uploadErrorMessage(error: unknown): string | undefined {
  const fieldErrors = error instanceof CallError ? Object.values(error.body.errors ?? {}) : [];
  if (fieldErrors.length > 0) return fieldErrors.join(' ');
  return error instanceof Error ? error.message : undefined;
}

/** Uploads a file for validation and opens the resulting import; no peserta is saved yet. */
export function useUpload(): Upload {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [status, setStatus] = useState<UploadStatus>();
  const [uploadError, setUploadError] = useState<string>();
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  return {
    status,
    error: uploadError,
    setError: setUploadError,
    stop: () => controller.current?.abort(),
    async start(file, kind, target) {
      const { signal } = (controller.current = new AbortController());
      setUploadError(undefined);
      setStatus({ sent: 0 });
      try {
        const importRecord = await sendFile(call, file, kind, target, {
          signal,
          onProgress: (sent, total) =>
            setStatus(sent >= total ? 'judging' : { sent: sent / total }),
        });
        client.setQueryData(importKey(importRecord.id), importRecord);
        void invalidateResource(client, 'import', ['change']);
        void navigate(importPath(importRecord.id), { replace: true });
      } catch (error) {
        setStatus(undefined);
        setUploadError(
          signal.aborted
            ? t('resources.import.start.stopped')
            : (uploadErrorMessage(error) ?? t('form.errors.system')),
        );
      }
    },
  };
}

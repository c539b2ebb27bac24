import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportKind } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useUpload, type Upload } from '#src/kit/file/useUpload.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { importPath } from '../paths.ts';
import { importKey } from '../useImport.ts';
import { sendFile } from './sendFile.ts';
import { rememberUploadedFile } from './uploadedFiles.ts';
import type { ImportTarget } from './importTarget.ts';

interface ImportUpload {
  readonly upload: Upload;
  /** Message of the last failed upload. */
  readonly error: string | undefined;
  readonly setError: (sentence: string) => void;
  /** Names of the sheets of the last file, of which the user has to choose one. */
  readonly sheets: readonly string[];
  /** Uploads a file and opens its import; resolves to whether that succeeded. */
  readonly start: (file: File, kind: ImportKind, target: ImportTarget) => Promise<boolean>;
}

/** Returns the field errors of the response joined, or else its message. */
function uploadErrorMessage(error: unknown): string | undefined {
  const fieldErrors = error instanceof CallError ? Object.values(error.body.errors ?? {}) : [];
  if (fieldErrors.length > 0) return fieldErrors.join(' ');
  return error instanceof Error ? error.message : undefined;
}

/** Uploads a file for validation and opens the resulting import; no peserta is saved yet. */
export function useImportUpload(): ImportUpload {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const upload = useUpload(t('resources.import.start.stopped'));
  const [error, setError] = useState<string>();
  const [sheets, setSheets] = useState<readonly string[]>([]);
  return {
    upload,
    error,
    setError: sentence => {
      setSheets([]);
      setError(sentence);
    },
    sheets,
    async start(file, kind, target) {
      setError(undefined);
      setSheets([]);
      try {
        const saved = await upload.run(options => sendFile(call, file, kind, target, options));
        client.setQueryData(importKey(saved.id), saved);
        void invalidateResource(client, 'import', ['change']);
        rememberUploadedFile(saved.id, file);
        void navigate(importPath(saved.id), { replace: true });
        return true;
      } catch (failure) {
        if (failure instanceof CallError) setSheets(failure.problem?.lembar ?? []);
        setError(uploadErrorMessage(failure) ?? t('form.errors.system'));
        return false;
      }
    },
  };
}

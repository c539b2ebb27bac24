import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImporKind } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { CallError } from '#src/providers/api/http.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { renew } from '#src/providers/data/renew.ts';
import { pathOf } from '../paths.ts';
import { changeKey } from '../useChange.ts';
import { sendFile } from './sendFile.ts';
import type { Whom } from './whom.ts';

/** Upload progress: the sent fraction (0 to 1), or `judging` while the server validates. */
export type Going = { readonly sent: number } | 'judging';

interface Upload {
  /** Undefined while no upload is running. */
  readonly going: Going | undefined;
  /** Message of the last failed upload. */
  readonly refusal: string | undefined;
  readonly refuse: (sentence: string) => void;
  readonly start: (file: File, kind: ImporKind, whom: Whom) => Promise<void>;
  readonly stop: () => void;
}

/** Returns the field errors of the response joined, or else its message. */
function why(error: unknown): string | undefined {
  const faults = error instanceof CallError ? Object.values(error.body.errors ?? {}) : [];
  if (faults.length > 0) return faults.join(' ');
  return error instanceof Error ? error.message : undefined;
}

/** Uploads a file for validation and opens the resulting import; no peserta is saved yet. */
export function useUpload(): Upload {
  const say = useWords();
  const { call } = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [going, setGoing] = useState<Going>();
  const [refusal, setRefusal] = useState<string>();
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  return {
    going,
    refusal,
    refuse: setRefusal,
    stop: () => control.current?.abort(),
    async start(file, kind, whom) {
      const { signal } = (control.current = new AbortController());
      setRefusal(undefined);
      setGoing({ sent: 0 });
      try {
        const impor = await sendFile(call, file, kind, whom, {
          signal,
          onSent: (sent, total) => setGoing(sent >= total ? 'judging' : { sent: sent / total }),
        });
        client.setQueryData(changeKey(impor.id), impor);
        void renew(client, 'impor', ['change']);
        void navigate(pathOf(impor.id), { replace: true });
      } catch (error) {
        setGoing(undefined);
        setRefusal(
          signal.aborted
            ? say('resources.impor.start.stopped')
            : (why(error) ?? say('form.errors.system')),
        );
      }
    },
  };
}

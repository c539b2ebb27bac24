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

/** How far a file is: on its way, in parts of one, or there and being judged. */
export type Going = { readonly sent: number } | 'judging';

interface Upload {
  /** Undefined while no file is on its way. */
  readonly going: Going | undefined;
  /** Why the last file was not taken, in a sentence. */
  readonly refusal: string | undefined;
  readonly refuse: (sentence: string) => void;
  readonly start: (file: File, kind: ImporKind, whom: Whom) => Promise<void>;
  readonly stop: () => void;
}

/** What the server has against a file, or against those it is for. */
function why(error: unknown): string | undefined {
  const faults = error instanceof CallError ? Object.values(error.body.errors ?? {}) : [];
  if (faults.length > 0) return faults.join(' ');
  return error instanceof Error ? error.message : undefined;
}

/** Sends a file to be judged and opens what came of it; nothing of it is kept as a participant yet. */
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

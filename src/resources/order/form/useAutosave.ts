import { useEffect, useRef, useState } from 'react';

/** Pause after the last change before a draft is saved, in ms. */
const autosaveDelayMs = 1000;

export type AutosaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly detail: string };

interface AutosaveOptions {
  readonly isEnabled: boolean;
  /** Identifies the unsaved values; undefined while there are none. */
  readonly unsaved: string | undefined;
  /** Saves the present values; it runs once at a time. */
  readonly save: () => Promise<AutosaveState>;
}

interface Autosave {
  readonly state: AutosaveState;
  /** Runs another write after a running save; no save starts until it ends. */
  readonly alone: (write: () => Promise<void>) => Promise<void>;
}

/** Saves changed values after a pause, and again when it is enabled after an interruption. */
export function useAutosave({ isEnabled, unsaved, save }: AutosaveOptions): Autosave {
  const [state, setState] = useState<AutosaveState>({ kind: 'idle' });
  const running = useRef<Promise<void>>(Promise.resolve());
  const otherWrites = useRef(0);
  const latest = useRef({ isEnabled, save });
  useEffect(() => {
    latest.current = { isEnabled, save };
  });
  useEffect(() => {
    if (!isEnabled || unsaved === undefined) return;
    const run = async (): Promise<void> => {
      if (!latest.current.isEnabled || otherWrites.current > 0) return;
      setState({ kind: 'saving' });
      setState(await latest.current.save());
    };
    const timer = setTimeout(() => {
      running.current = running.current.then(run);
    }, autosaveDelayMs);
    return () => clearTimeout(timer);
  }, [isEnabled, unsaved]);
  return {
    state,
    alone: async write => {
      otherWrites.current += 1;
      try {
        await running.current;
        await write();
      } finally {
        otherWrites.current -= 1;
      }
    },
  };
}

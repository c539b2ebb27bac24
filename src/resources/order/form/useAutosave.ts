import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#src/kit/form/formValues.ts';

/** Pause after the last change before a draft is saved, in ms. */
const autosaveDelayMs = 1000;

export type AutosaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly detail: string };

interface AutosaveOptions {
  readonly form: Pick<UseFormReturn<FormValues>, 'getValues' | 'subscribe'>;
  readonly isEnabled: boolean;
  /** Whether the present values are worth saving. */
  readonly isUnsaved: (values: FormValues) => boolean;
  /** Saves the present values; it runs once at a time. */
  readonly save: () => Promise<AutosaveState>;
}

interface Autosave {
  readonly state: AutosaveState;
  /** Runs another write after a running save; no save starts until it ends. */
  readonly alone: (write: () => Promise<void>) => Promise<void>;
}

/**
 * Saves changed values after a pause, and again when it is enabled after an interruption. A key
 * only restarts the pause; it renders nothing.
 */
export function useAutosave({ form, isEnabled, isUnsaved, save }: AutosaveOptions): Autosave {
  const { getValues, subscribe } = form;
  const [state, setState] = useState<AutosaveState>({ kind: 'idle' });
  const running = useRef<Promise<void>>(Promise.resolve());
  const otherWrites = useRef(0);
  const latest = useRef({ isEnabled, isUnsaved, save });
  /** The values for which the pause runs or has ended. */
  const planned = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const plan = useCallback((): void => {
    const values = getValues();
    const isNeeded = latest.current.isEnabled && latest.current.isUnsaved(values);
    const unsaved = isNeeded ? JSON.stringify(values) : undefined;
    if (unsaved === planned.current) return;
    planned.current = unsaved;
    clearTimeout(timer.current);
    if (unsaved === undefined) return;
    const run = async (): Promise<void> => {
      if (!latest.current.isEnabled || otherWrites.current > 0) return;
      setState({ kind: 'saving' });
      setState(await latest.current.save());
    };
    timer.current = setTimeout(() => {
      running.current = running.current.then(run);
    }, autosaveDelayMs);
  }, [getValues]);
  // Without dependencies: a render may follow a save, after which the same values are saved ones.
  useEffect(() => {
    latest.current = { isEnabled, isUnsaved, save };
    plan();
  });
  useEffect(() => {
    const unsubscribe = subscribe({ formState: { values: true }, callback: plan });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      planned.current = undefined;
    };
  }, [subscribe, plan]);
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

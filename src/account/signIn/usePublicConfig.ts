import { useCallback, useEffect, useState } from 'react';
import type { PublicConfig } from '#contract/system.ts';
import { useApi, type Api } from '#src/providers/api/ApiContext.ts';
import { loadWidget, type Widget } from './captcha/captcha.ts';

type Loaded =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'ready'; readonly config: PublicConfig; readonly Widget: Widget };

/** Loads the config and the captcha widget. Contract schemas load lazily to keep the page small. */
async function load({ call }: Api, signal: AbortSignal): Promise<Loaded> {
  const { systemCalls } = await import('#contract/system.ts');
  const config = await call(systemCalls.config, {}, { signal });
  const Widget = await loadWidget(config.captcha.kind);
  // Preloads the sign-in call while the user fills in the form.
  void import('#contract/auth.ts').catch(() => undefined);
  return { is: 'ready', config, Widget };
}

/** Loads the public server config: the captcha kind and any demo accounts. */
export function usePublicConfig(): { loaded: Loaded; retry: () => void } {
  const api = useApi();
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    void load(api, leaving.signal)
      .catch((): Loaded => ({ is: 'failed' }))
      .then(now => {
        if (!leaving.signal.aborted) setLoaded(now);
      });
    return () => leaving.abort();
  }, [api, tries]);
  const retry = useCallback(() => {
    setLoaded({ is: 'loading' });
    setTries(n => n + 1);
  }, []);
  return { loaded, retry };
}

import { useCallback, useEffect, useState } from 'react';
import type { PublicConfig } from '#contract/system.ts';
import { useApi, type Api } from '#src/providers/api/ApiContext.ts';
import { loadWidget, type Widget } from './captcha/captcha.ts';

type Loaded =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'ready'; readonly config: PublicConfig; readonly Widget: Widget };

/** The contract's schemas come after the page is up: they are a third of what the form itself weighs. */
async function load({ call }: Api, signal: AbortSignal): Promise<Loaded> {
  const { systemCalls } = await import('#contract/system.ts');
  const config = await call(systemCalls.config, {}, { signal });
  const Widget = await loadWidget(config.captcha.kind);
  // By the time the form is filled in, the call that sends it is there.
  void import('#contract/auth.ts').catch(() => undefined);
  return { is: 'ready', config, Widget };
}

/** What the server wants to know signing in by: its captcha, and the demo accounts if there are any. */
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

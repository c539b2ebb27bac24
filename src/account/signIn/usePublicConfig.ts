import { useCallback, useEffect, useState } from 'react';
import type { PublicConfig } from '#contract/domains/system.ts';
import { useApi, type Api } from '#src/providers/api/ApiContext.ts';
import { loadCaptchaWidget, type CaptchaWidget } from './captcha/captcha.ts';

type PublicConfigState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly config: PublicConfig; readonly Widget: CaptchaWidget };

/** Loads the config and the captcha widget. Contract schemas load lazily to keep the page small. */
async function loadPublicConfig({ call }: Api, signal: AbortSignal): Promise<PublicConfigState> {
  const { systemCalls } = await import('#contract/domains/system.ts');
  const config = await call(systemCalls.config, {}, { signal });
  const Widget = await loadCaptchaWidget(config.captcha.kind);
  // Preloads the sign-in call while the user fills in the form.
  void import('#contract/domains/auth.ts').catch(() => undefined);
  return { status: 'ready', config, Widget };
}

/** Loads the public server config: the captcha kind and any demo accounts. */
export function usePublicConfig(): { state: PublicConfigState; retry: () => void } {
  const api = useApi();
  const [attempts, setAttempts] = useState(0);
  const [state, setState] = useState<PublicConfigState>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    void loadPublicConfig(api, controller.signal)
      .catch((): PublicConfigState => ({ status: 'failed' }))
      .then(result => {
        if (!controller.signal.aborted) setState(result);
      });
    return () => controller.abort();
  }, [api, attempts]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempts(n => n + 1);
  }, []);
  return { state, retry };
}

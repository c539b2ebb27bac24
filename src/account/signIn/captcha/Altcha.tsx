import type {} from 'altcha/types/react';
import 'altcha/external';
import 'altcha/i18n/id';
import 'altcha/altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import { systemCalls } from '#contract/domains/system.ts';
import { account } from '#texts/account.ts';
import { signIn as words } from '#texts/signIn.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { unsolvedCaptcha, type CaptchaWidgetProps } from './captcha.ts';
import { altchaStyles } from './altchaStyles.ts';

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
const { i18n } = globalThis.$altcha;
i18n.set('id', {
  ...i18n.get('id'),
  error: words.captcha.failed,
  expired: words.captcha.expired,
});
// The footer is not shown, and its link would be set as HTML, which the Content Security Policy refuses. The widget
// has the texts of the page's language before it reads its configuration.
for (const language of ['id', 'en']) i18n.set(language, { ...i18n.get(language), footer: '' });

/** No interaction tracking and no external links. */
const widgetConfiguration = JSON.stringify({
  hideFooter: true,
  hideLogo: true,
  humanInteractionSignature: false,
  language: 'id',
});

/** Self-hosted proof-of-work captcha, started by one click or the space key. */
export function Altcha({ onChange }: CaptchaWidgetProps) {
  const { apiFetch, baseUrl } = useApi();
  const element = useRef<HTMLElementTagNameMap['altcha-widget']>(null);
  const { path } = systemCalls.captcha;
  const report = useEffectEvent(onChange);

  useEffect(() => {
    const widget = element.current;
    if (!widget) return;
    // The widget reads this default on click; the element has no methods before it is defined.
    globalThis.$altcha.defaults.set({ fetch: (_, init) => apiFetch(path, init) });
    const onState = (event: Event): void => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload: string | null }>)
        .detail;
      if (state === 'verified' && payload) report({ status: 'solved', token: payload });
      else report(state === 'verifying' ? { status: 'working' } : unsolvedCaptcha);
    };
    widget.addEventListener('statechange', onState);
    return () => widget.removeEventListener('statechange', onState);
  }, [apiFetch, path]);

  // The widget needs Web Crypto, which browsers offer only in secure contexts.
  if (!window.isSecureContext) return <Box role="alert">{account.captcha.insecure}</Box>;
  return (
    <Box sx={altchaStyles}>
      <altcha-widget ref={element} challenge={baseUrl + path} configuration={widgetConfiguration} />
    </Box>
  );
}

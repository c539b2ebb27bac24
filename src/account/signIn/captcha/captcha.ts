import type { PublicConfig } from '#contract/domains/system.ts';

/** Captcha state; a token is valid until it is submitted or expires. */
export type CaptchaState =
  | { readonly status: 'open' }
  | { readonly status: 'working' }
  | { readonly status: 'solved'; readonly token: string };

export const unsolvedCaptcha: CaptchaState = { status: 'open' };

/** Props of a captcha widget; remounting it requests a new challenge. */
export interface CaptchaWidgetProps {
  readonly config: PublicConfig['captcha'];
  readonly onChange: (state: CaptchaState) => void;
}

export type CaptchaWidget = (props: CaptchaWidgetProps) => React.ReactNode;

/** Loads only the widget that the server is configured for. */
export async function loadCaptchaWidget(
  kind: PublicConfig['captcha']['kind'],
): Promise<CaptchaWidget> {
  return kind === 'altcha'
    ? (await import('./Altcha.tsx')).Altcha
    : (await import('./Recaptcha.tsx')).Recaptcha;
}

import type { PublicConfig } from '#contract/system.ts';

/** Captcha state; a token is valid until it is submitted or expires. */
export type CaptchaState =
  | { readonly is: 'open' }
  | { readonly is: 'working' }
  | { readonly is: 'solved'; readonly token: string };

export const openCaptcha: CaptchaState = { is: 'open' };

/** Props of a captcha widget; remounting it requests a new challenge. */
export interface WidgetProps {
  readonly config: PublicConfig['captcha'];
  readonly onChange: (state: CaptchaState) => void;
}

export type Widget = (props: WidgetProps) => React.ReactNode;

/** Loads only the widget that the server is configured for. */
export async function loadWidget(kind: PublicConfig['captcha']['kind']): Promise<Widget> {
  return kind === 'altcha'
    ? (await import('./Altcha.tsx')).Altcha
    : (await import('./Recaptcha.tsx')).Recaptcha;
}

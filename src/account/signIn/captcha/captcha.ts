import type { PublicConfig } from '#contract/system.ts';

/** How far the captcha is: a token is good until it is sent or expires. */
export type CaptchaState =
  | { readonly is: 'open' }
  | { readonly is: 'working' }
  | { readonly is: 'solved'; readonly token: string };

export const openCaptcha: CaptchaState = { is: 'open' };

/** One kind of captcha. Mounted anew it asks anew. */
export interface WidgetProps {
  readonly config: PublicConfig['captcha'];
  readonly onChange: (state: CaptchaState) => void;
}

export type Widget = (props: WidgetProps) => React.ReactNode;

/** Loads the widget that the server asks for, and no other. */
export async function loadWidget(kind: PublicConfig['captcha']['kind']): Promise<Widget> {
  return kind === 'altcha'
    ? (await import('./Altcha.tsx')).Altcha
    : (await import('./Recaptcha.tsx')).Recaptcha;
}

import type { Config } from '../config.ts';

const common: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
};

/** What may be loaded where an answer is not a page: nothing. */
export const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What the console may load: itself; styles and scripts of this very answer by its nonce. */
export function consolePolicy(nonce: string, captcha: Config['captcha']['kind']): string {
  const google = captcha === 'recaptcha' ? ' https://www.google.com https://www.gstatic.com' : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${google}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${google}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    // Documents are shown in place from what the console itself has fetched.
    `frame-src blob:${google}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Adds the headers every answer bears, without touching those it set itself. */
export function harden(response: Response, config: Config): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(common)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', closedPolicy);
  if (config.secure)
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  return response;
}

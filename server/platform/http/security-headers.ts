import type { Config } from '#server/platform/config.ts';

const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Content Security Policy for responses that are not pages: nothing may be loaded. */
export const denyAllPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Content Security Policy of the service worker, which fetches the page and its files. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Where browsers report what the policy of the console refused. */
export const cspReportPath = '/api/csp-report';

/** Names the address of reports for `report-to` in the policy of the console. */
export const reportingEndpoints = `csp="${cspReportPath}"`;

/**
 * The browser refuses a text as HTML or as the address of a script, except what two policies return: `default`
 * (`src/shell/portal/trustedTypes.ts`) and that of the captcha's widget. Google's captcha needs more of
 * them, which change without notice.
 */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  'trusted-types default svelte-trusted-html',
];

/**
 * Returns the Content Security Policy of the console: its own origin, and inline styles and scripts
 * with the nonce of this response.
 */
export function consoleContentSecurityPolicy(
  nonce: string,
  captcha: Config['captcha']['kind'],
): string {
  const google = captcha === 'recaptcha' ? ' https://www.google.com https://www.gstatic.com' : '';
  return [
    "default-src 'none'",
    // The reader of QR codes is WebAssembly.
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'${google}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${google}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    // Document previews use blob URLs of files that the console has fetched.
    `frame-src blob:${google}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(captcha === 'recaptcha' ? [] : trustedTypes),
    // Firefox and Safari know only the older directive; the others ignore it.
    `report-uri ${cspReportPath}`,
    'report-to csp',
  ].join('; ');
}

/** Adds the security headers that a response lacks. */
export function addSecurityHeaders(response: Response, config: Config): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(commonHeaders)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', denyAllPolicy);
  if (config.isSecure)
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  return response;
}

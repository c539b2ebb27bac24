/** The part of the browser's Trusted Types that is used here; browsers without them lack the factory. */
interface TrustedTypesFactory {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => unknown;
}

/** The empty page with which react-to-print opens its frame; it adds the printed elements as nodes. */
const emptyPage = '<!DOCTYPE html>';

/** Whether an address is that of a script of the build, or of its service worker, which the server serves with the console. */
function isOwnScript(url: string): boolean {
  const path = url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url;
  return path === '/sw.js' || /^\/assets\/[\w.-]+\.js$/.test(path);
}

/**
 * What libraries may write as HTML or load as a script where the Content Security Policy requires
 * Trusted Types; the browser refuses everything else. The console itself does neither.
 */
export const trustedRules = {
  createHTML: (html: string): string | null => (html === emptyPage ? html : null),
  createScriptURL: (url: string): string | null => (isOwnScript(url) ? url : null),
};

/** Registers the default policy, before any library runs. */
export function registerTrustedTypes(): void {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', trustedRules);
}

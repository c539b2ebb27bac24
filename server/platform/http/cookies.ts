import type { Cookies } from '#server/platform/context.ts';

/** The cookies of a request, and the headers that set those of its answer. */
export interface RequestCookies extends Cookies {
  /** Adds the cookies that were set to a response. */
  readonly addTo: (response: Response) => void;
}

/**
 * Reads the cookies of a request.
 * @param isSecure whether clients connect over TLS: the browser then ties the cookies to this host by their
 * prefix (RFC 6265bis, 4.1.3.2)
 */
export function readCookies(request: Request, isSecure: boolean): RequestCookies {
  const nameOf = (name: string): string => (isSecure ? `__Host-${name}` : name);
  const sent = new Map<string, string>();
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) sent.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  const headers: string[] = [];
  return {
    get: name => sent.get(nameOf(name)),
    set(name, value, maxAgeSeconds) {
      headers.push(
        `${nameOf(name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
      );
    },
    addTo(response) {
      for (const header of headers) response.headers.append('set-cookie', header);
    },
  };
}

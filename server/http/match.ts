import type { Endpoint } from '#contract/endpoint.ts';

/** An endpoint and the target to which its paths lead. */
export interface Route<T> {
  readonly endpoint: Endpoint;
  readonly target: T;
}

export type Match<T> =
  | { readonly found: Route<T>; readonly params: Record<string, string> }
  | {
      readonly found: null;
      /** Methods of the path; empty when it is unknown. */ readonly allowed: string[];
    };

interface Compiled<T> extends Route<T> {
  readonly parts: readonly ({ text: string } | { param: string })[];
}

const split = (path: string): string[] => path.split('/').filter(part => part !== '');

/**
 * Normalised path with placeholders; two endpoints of one method with the same shape would be
 * ambiguous.
 */
const shape = (method: string, path: string): string =>
  `${method} ${split(path)
    .map(part => (part.startsWith('{') ? '{}' : part.toLowerCase()))
    .join('/')}`;

/**
 * Creates a route matcher. Paths match case-insensitively and with or without a trailing slash;
 * static segments win over parameters. Parameter values keep their case.
 * @throws Error when two endpoints have the same method and path shape
 */
export function createMatcher<T>(
  routes: readonly Route<T>[],
): (method: string, path: string) => Match<T> {
  const known = new Map<string, Endpoint>();
  const byLength = new Map<number, Compiled<T>[]>();
  for (const route of routes) {
    for (const path of [route.endpoint.path, ...(route.endpoint.aliases ?? [])]) {
      const key = shape(route.endpoint.method, path);
      if (known.has(key)) throw new Error(`Two calls claim ${key}`);
      known.set(key, route.endpoint);
      const parts = split(path).map(part =>
        part.startsWith('{') ? { param: part.slice(1, -1) } : { text: part.toLowerCase() },
      );
      const list = byLength.get(parts.length) ?? [];
      byLength.set(parts.length, [...list, { ...route, parts }]);
    }
  }
  const statics = (route: Compiled<T>): string =>
    route.parts.map(part => ('text' in part ? '0' : '1')).join('');
  for (const list of byLength.values()) list.sort((a, b) => statics(a).localeCompare(statics(b)));

  return (method, path) => {
    const asked = split(path);
    const lower = asked.map(part => part.toLowerCase());
    const fitting = (byLength.get(asked.length) ?? []).filter(route =>
      route.parts.every((part, i) => 'param' in part || part.text === lower[i]),
    );
    const found = fitting.find(route => route.endpoint.method === method);
    if (!found)
      return { found: null, allowed: [...new Set(fitting.map(one => one.endpoint.method))] };
    const params: Record<string, string> = {};
    found.parts.forEach((part, i) => {
      if ('param' in part) params[part.param] = decode(asked[i] ?? '');
    });
    return { found, params };
  };
}

/**
 * Decodes a path segment; an invalid encoding is returned unchanged and fails schema validation.
 */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

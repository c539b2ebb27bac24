import type { Endpoint } from '#contract/core/endpoint.ts';

/** An endpoint and the target to which its paths lead. */
export interface Route<T> {
  readonly endpoint: Endpoint;
  readonly target: T;
}

export type RouteMatch<T> =
  | { readonly found: Route<T>; readonly params: Record<string, string> }
  | {
      readonly found: null;
      /** Methods of the path; empty when it is unknown. */ readonly allowed: string[];
    };

interface CompiledRoute<T> extends Route<T> {
  readonly parts: readonly ({ text: string } | { param: string })[];
}

const splitPath = (path: string): string[] => path.split('/').filter(part => part !== '');

/**
 * Normalised path with placeholders; two endpoints of one method with the same shape would be
 * ambiguous.
 */
const routeShape = (method: string, path: string): string =>
  `${method} ${splitPath(path)
    .map(part => (part.startsWith('{') ? '{}' : part.toLowerCase()))
    .join('/')}`;

/**
 * Creates a route matcher. Paths match case-insensitively and with or without a trailing slash;
 * static segments win over parameters. Parameter values keep their case.
 * @throws Error when two endpoints have the same method and path shape
 */
export function createRouteMatcher<T>(
  routes: readonly Route<T>[],
): (method: string, path: string) => RouteMatch<T> {
  const endpointByShape = new Map<string, Endpoint>();
  const byLength = new Map<number, CompiledRoute<T>[]>();
  for (const route of routes) {
    for (const path of [route.endpoint.path, ...(route.endpoint.aliases ?? [])]) {
      const key = routeShape(route.endpoint.method, path);
      if (endpointByShape.has(key)) throw new Error(`Two endpoints have the route ${key}`);
      endpointByShape.set(key, route.endpoint);
      const parts = splitPath(path).map(part =>
        part.startsWith('{') ? { param: part.slice(1, -1) } : { text: part.toLowerCase() },
      );
      const list = byLength.get(parts.length) ?? [];
      byLength.set(parts.length, [...list, { ...route, parts }]);
    }
  }
  const specificity = (route: CompiledRoute<T>): string =>
    route.parts.map(part => ('text' in part ? '0' : '1')).join('');
  for (const list of byLength.values())
    list.sort((a, b) => specificity(a).localeCompare(specificity(b)));

  return (method, path) => {
    const segments = splitPath(path);
    const lower = segments.map(part => part.toLowerCase());
    const candidates = (byLength.get(segments.length) ?? []).filter(route =>
      route.parts.every((part, i) => 'param' in part || part.text === lower[i]),
    );
    const found = candidates.find(route => route.endpoint.method === method);
    if (!found)
      return { found: null, allowed: [...new Set(candidates.map(one => one.endpoint.method))] };
    const params: Record<string, string> = {};
    found.parts.forEach((part, i) => {
      if ('param' in part) params[part.param] = decodeSegment(segments[i] ?? '');
    });
    return { found, params };
  };
}

/**
 * Decodes a path segment; an invalid encoding is returned unchanged and fails schema validation.
 */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

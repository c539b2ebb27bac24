import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiFetch } from '../api/http.ts';

type FetchJson = typeof fetchUtils.fetchJson;

const simpleRestPaths = {
  get: { method: 'GET', path: /^\/(\w+)\/\{id\}$/ },
  create: { method: 'POST', path: /^\/(\w+)$/ },
  update: { method: 'PUT', path: /^\/(\w+)\/\{id\}$/ },
  remove: { method: 'DELETE', path: /^\/(\w+)\/\{id\}$/ },
} as const;

/**
 * Returns the ra-data-simple-rest resource of a call ('Role' for `PUT /Role/{id}`); undefined when
 * its path has another form. Lists are excluded because they paginate differently.
 */
export function simpleRestResource(
  operation: keyof typeof simpleRestPaths,
  endpoint: Endpoint,
): string | undefined {
  const { method, path } = simpleRestPaths[operation];
  return endpoint.method === method ? path.exec(endpoint.path)?.[1] : undefined;
}

/**
 * ra-data-simple-rest on top of `apiFetch`, so that tokens, errors and progress are handled in one
 * place.
 */
export function createSimpleRest(
  apiFetch: ApiFetch,
): (headers?: Record<string, string>) => DataProvider {
  return (extra = {}) => {
    const fetchJson: FetchJson = async (url, options = {}) => {
      const headers = new Headers(options.headers);
      if (options.body) headers.set('content-type', 'application/json');
      for (const [name, value] of Object.entries(extra)) headers.set(name, value);
      const { method, body, signal } = options;
      const response = await apiFetch(String(url), { method, body, signal, headers });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text,
        json: JSON.parse(text) as unknown,
      };
    };
    return simpleRest('', fetchJson);
  };
}

import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiFetch } from '../api/http.ts';

type FetchJson = typeof fetchUtils.fetchJson;

const shapes = {
  get: { method: 'GET', path: /^\/(\w+)\/\{id\}$/ },
  create: { method: 'POST', path: /^\/(\w+)$/ },
  update: { method: 'PUT', path: /^\/(\w+)\/\{id\}$/ },
  remove: { method: 'DELETE', path: /^\/(\w+)\/\{id\}$/ },
} as const;

/**
 * The name that a call has for ra-data-simple-rest ('Role' of `PUT /Role/{id}`), or undefined where
 * the contract's path is not of its making. Lists never are: they page differently.
 */
export function regularName(deed: keyof typeof shapes, endpoint: Endpoint): string | undefined {
  const { method, path } = shapes[deed];
  return endpoint.method === method ? path.exec(endpoint.path)?.[1] : undefined;
}

/** ra-data-simple-rest over our own way out, so that token, errors and progress are the same for all. */
export function createRegular(
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

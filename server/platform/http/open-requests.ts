import type { Calls, Endpoint } from '#contract/core/endpoint.ts';
import { redactPath } from './log.ts';
import { createRouteMatcher } from './route-matcher.ts';

/** A request that was accepted and whose handler or response has not ended. */
export interface OpenRequest {
  readonly method: string;
  readonly path: string;
  /** An import or a file, which may take minutes. */
  readonly isLong: boolean;
}

/** The accepted requests of a server. */
export interface OpenRequests {
  /** Counts a request until `ended` settles. */
  readonly add: (request: Request, ended: Promise<unknown>) => void;
  readonly list: () => readonly OpenRequest[];
  /** Waits until a condition on the open requests holds. @returns false after `timeoutMs` */
  readonly waitUntil: (
    holds: (open: readonly OpenRequest[]) => boolean,
    timeoutMs: number,
  ) => Promise<boolean>;
}

const isLong = ({ download, multipart, access, method }: Endpoint): boolean =>
  download !== undefined ||
  multipart !== undefined ||
  (access === 'import.manage' && method !== 'GET');

/** Creates the list of the open requests to the calls of a contract. */
export function createOpenRequests(domains: Readonly<Record<string, Calls>>): OpenRequests {
  const endpoints = Object.values(domains).flatMap(calls => Object.values(calls));
  const match = createRouteMatcher(
    endpoints.map(endpoint => ({ endpoint, target: isLong(endpoint) })),
  );
  const open = new Set<OpenRequest>();
  const waiting = new Set<() => void>();

  return {
    add(request, ended) {
      const path = new URL(request.url).pathname;
      const { found } = match(request.method, path.replace(/^\/api(?=\/)/, ''));
      const entry = {
        method: request.method,
        path: redactPath(path),
        isLong: found?.target === true,
      };
      open.add(entry);
      const remove = (): void => {
        open.delete(entry);
        for (const check of waiting) check();
      };
      ended.then(remove, remove);
    },
    list: () => [...open],
    waitUntil: (holds, timeoutMs) =>
      new Promise(resolve => {
        const finish = (result: boolean): void => {
          clearTimeout(timer);
          waiting.delete(check);
          resolve(result);
        };
        const check = (): void => {
          if (holds([...open])) finish(true);
        };
        const timer = setTimeout(() => finish(false), timeoutMs);
        waiting.add(check);
        check();
      }),
  };
}

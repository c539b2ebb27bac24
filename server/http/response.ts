import { problems, type ProblemBody } from '#contract/errors.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Problem } from '../problem.ts';

/**
 * Creates the response of a successful call. The answer schema strips every field that it does not
 * define; a file response is returned as the handler made it.
 */
export function successResponse(endpoint: Endpoint, value: unknown): Response {
  if (endpoint.download !== undefined && value instanceof Response) return value;
  const body = endpoint.answer.parse(value);
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': endpoint.cacheSeconds
      ? `private, max-age=${endpoint.cacheSeconds}`
      : 'no-store',
  };
  const version = (body as { version?: unknown } | null)?.version;
  if (typeof version === 'number') headers['etag'] = `W/"${version}"`;
  return new Response(JSON.stringify(body), { status: endpoint.status ?? 200, headers });
}

/** Creates the response of a failed call, as `application/problem+json` (RFC 9457). */
export function problemResponse(problem: Problem, requestId: string): Response {
  const { status, title } = problems[problem.code];
  const { headers, ...extensionMembers } = problem.extensions;
  const body: ProblemBody = {
    type: 'about:blank',
    title,
    status,
    detail: problem.message,
    code: problem.code,
    requestId,
    ...extensionMembers,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

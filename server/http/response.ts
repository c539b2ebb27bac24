import { problems, type ProblemBody } from '#contract/errors.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Message } from '#contract/messages/message.ts';
import { message } from '../messages/message.ts';
import type { MessagesByField, Problem } from '../problem.ts';

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

/**
 * Creates the response of a failed call, as `application/problem+json` (RFC 9457).
 * @param render renders its messages in the caller's language
 */
export function problemResponse(
  problem: Problem,
  requestId: string,
  render: (message: Message) => string,
): Response {
  const { status } = problems[problem.code];
  const { headers, errors, ...extensionMembers } = problem.extensions;
  const body: ProblemBody = {
    type: 'about:blank',
    title: render(message(`problem.${problem.code}`)),
    status,
    detail: render(problem.detail),
    code: problem.code,
    requestId,
    ...extensionMembers,
    ...(errors ? { errors: renderErrors(errors, render) } : {}),
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

const renderErrors = (
  errors: MessagesByField,
  render: (message: Message) => string,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages.map(render)]),
  );

import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { problems, type ProblemBody } from '#contract/core/errors.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem, type MessagesByField } from '#server/platform/problem.ts';

/**
 * Creates the response of a successful call, without the fields that the answer schema does not
 * define; a stream is returned as the handler made it, and so is a file. A file or a list that the client has already is
 * answered with 304.
 * @param ifNoneMatch the request's `If-None-Match`
 * @param onAnswer gets what an answer with a schema says, or undefined for a file, also when nothing is sent
 * @throws ZodError for an answer that its schema rejects
 */
export function successResponse(
  endpoint: Endpoint,
  value: unknown,
  ifNoneMatch: string | null = null,
  onAnswer?: (answer: unknown) => void,
): Response {
  if (endpoint.streams && value instanceof Response) return value;
  if (endpoint.download !== undefined && value instanceof Response) {
    onAnswer?.(undefined);
    return isUnchanged(value, ifNoneMatch) ? notModified(value) : value;
  }
  const isConstant =
    endpoint.cacheSeconds !== undefined && typeof value === 'object' && value !== null;
  const known = isConstant ? constantTexts.get(value) : undefined;
  const body = known === undefined ? endpoint.answer.parse(value) : null;
  const text = known ?? JSON.stringify(body);
  if (isConstant) constantTexts.set(value, text);
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': endpoint.cacheSeconds
      ? `private, max-age=${endpoint.cacheSeconds}`
      : 'no-store',
    // Set here, because the compression would copy the response to add it.
    vary: 'Accept-Encoding',
  };
  const version = (body as { version?: unknown } | null)?.version;
  if (typeof version === 'number') headers['etag'] = `W/"${version}"`;
  else if (endpoint.method === 'GET' && body !== null) headers['etag'] = tagOf(text);
  const response = new Response(text, { status: endpoint.status ?? 200, headers });
  // Also where nothing is sent: who asks with a tag, of whomever, or with `*`, learns that the data are still the same.
  if (body !== null) onAnswer?.(body);
  // The version of a record does not tell whether what is computed beside it is the same.
  return typeof version !== 'number' && isUnchanged(response, ifNoneMatch)
    ? notModified(response)
    : response;
}

/** Returns the entity tag of a text, a weak one because the text may be sent compressed. */
const tagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** The bodies of calls whose answer may be cached, by the answer, which its handler returns again and never changes. */
const constantTexts = new WeakMap<object, string>();

/** Whether the client has the file already: one of its entity tags is that of the file (RFC 9110). */
function isUnchanged({ headers }: Response, ifNoneMatch: string | null): boolean {
  const tag = headers.get('etag');
  if (tag === null || ifNoneMatch === null) return false;
  const known = ifNoneMatch.split(',').map(opaqueOf);
  return known.includes(opaqueOf(tag)) || known.includes('*');
}

/** The part of an entity tag that the weak comparison of RFC 9110 looks at. */
const opaqueOf = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Answers without the content, with those headers that its entity tag needs. */
function notModified({ headers }: Response): Response {
  const sent = ['etag', 'cache-control'].flatMap(name => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(null, { status: 304, headers: sent });
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

/**
 * Returns a 412 with those fields of the stored record that its call answers, since the row of a handler may
 * have more. Any other error is returned unchanged.
 */
export function withAnsweredFields(error: unknown, endpoint: Endpoint): unknown {
  if (!(error instanceof Problem) || error.extensions.current === undefined) return error;
  const { current, ...extensions } = error.extensions;
  const { answer, versioned = answer } = endpoint;
  const shape: Record<string, z.ZodType> = {
    ...(versioned instanceof z.ZodObject ? versioned.shape : {}),
    version: z.int(),
  };
  const fields = Object.entries(current as object).flatMap(([name, value]) => {
    const field = Object.hasOwn(shape, name) ? shape[name]?.safeParse(value) : undefined;
    return field?.success ? [[name, field.data] as const] : [];
  });
  return new Problem(error.code, error.detail, {
    ...extensions,
    current: Object.fromEntries(fields),
  });
}

const renderErrors = (
  errors: MessagesByField,
  render: (message: Message) => string,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages.map(render)]),
  );

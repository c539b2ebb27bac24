import { Problem } from '../problem.ts';
import { message } from '../messages/message.ts';

export type JsonObject = Record<string, unknown>;

/** Maximum nesting depth; deeper than any contract schema, yet safe for recursive functions. */
const maxDepth = 50;

/** Creates a 400 for a key that would change the object's prototype. */
export const forbiddenKeyProblem = (): Problem =>
  new Problem('TIDAK_TERBACA', message('http.forbiddenKey'));

/**
 * Parses a JSON object.
 * @throws Problem 400 for invalid JSON, other values and excessive nesting
 */
export function parseJson(raw: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw new Problem('TIDAK_TERBACA', message('http.jsonDamaged'));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem('TIDAK_TERBACA', message('http.jsonNotObject'));
  }
  if (Object.hasOwn(value, '__proto__')) throw forbiddenKeyProblem();
  checkDepth(value);
  return replaceLoneSurrogates(value) as JsonObject;
}

const childValues = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/**
 * Checks the nesting depth iteratively, because recursion would overflow the stack.
 * @throws Problem 400
 */
function checkDepth(value: unknown): void {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) throw new Problem('TIDAK_TERBACA', message('http.jsonTooDeep'));
    level = level.flatMap(childValues);
  }
}

/**
 * Replaces lone surrogates, which a truncated string may contain, with U+FFFD. PostgreSQL makes the
 * same replacement in text but rejects them in JSON.
 */
function replaceLoneSurrogates(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(replaceLoneSurrogates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      replaceLoneSurrogates(key),
      replaceLoneSurrogates(inner),
    ]),
  );
}

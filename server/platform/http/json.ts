import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';

export type JsonObject = Record<string, unknown>;

/** Maximum nesting depth; deeper than any contract schema, yet safe for recursive functions. */
const maxDepth = 50;

/** Maximum number of values in a body: several times as many as the largest list of the contract has. */
const maxValues = 20_000;

/** Creates a 400 for a key that would change the object's prototype. */
export const forbiddenKeyProblem = (): Problem =>
  new Problem('TIDAK_TERBACA', message('http.forbiddenKey'));

/**
 * Parses a JSON object.
 * @throws Problem 400 for invalid JSON, other values, excessive nesting and very many values, and 422 for a text that
 * PostgreSQL cannot store
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
  checkShape(value);
  assertWellFormed(value);
  return value as JsonObject;
}

const childValues = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/**
 * Checks the nesting depth and the number of values, which validation would report one by one. Iterative, because
 * recursion would overflow the stack.
 * @throws Problem 400
 */
function checkShape(value: unknown): void {
  let level = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) throw new Problem('TIDAK_TERBACA', message('http.jsonTooDeep'));
    count += level.length;
    if (count > maxValues) throw new Problem('TIDAK_TERBACA', message('http.jsonTooMany'));
    level = level.flatMap(childValues);
  }
}

const loneSurrogate = /\p{Surrogate}/u;

/** Whether a key or text contains a lone surrogate, as a text cut within a character does. */
function containsLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return loneSurrogate.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => loneSurrogate.test(key) || containsLoneSurrogate(inner),
  );
}

/**
 * Rejects lone surrogates: PostgreSQL rejects them in JSON and would replace them in text.
 * @throws Problem 422 at the fields that contain them
 */
function assertWellFormed(value: object): void {
  const fields = Object.entries(value)
    .filter(entry => containsLoneSurrogate(entry))
    .map(([key]) => key);
  if (fields.length > 0) throw malformedTextProblem(fields);
}

/** Creates a 422 for fields whose text contains a part of a character. */
export const malformedTextProblem = (fields: readonly string[]): Problem =>
  new Problem('TIDAK_SAH', message('input.checkMarked'), {
    errors: Object.fromEntries(fields.map(field => [field, [message('http.malformedText')]])),
  });

import type { z } from 'zod';
import { message, readIssueMessage, type Message } from './message.ts';

/**
 * A zod issue. The console and the server share the messages below, so that both report the same
 * text.
 */
type ZodIssue = Parameters<z.core.$ZodErrorMap>[0];

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

/** The limit that an issue of size names. */
function sizeMessage(kind: 'atLeast' | 'atMost', origin: string, limit: number | bigint): Message {
  const n = limit.toString();
  if (origin === 'string') return message(`input.${kind}.characters`, { n });
  if (origin === 'array' || origin === 'set') return message(`input.${kind}.choices`, { n });
  return message(`input.${kind}.value`, { n });
}

function formatMessage(format: string): Message {
  switch (format) {
    case 'email':
    case 'url':
    case 'date':
    case 'datetime':
    case 'uuid':
      return message(`input.format.${format}`);
    default:
      return message('input.format.other');
  }
}

/** Returns the message of a zod issue whose schema names none. */
export function zodIssueMessage(issue: ZodIssue): Message {
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty(issue.input)) return message('input.required');
      return issue.expected === 'number' || issue.expected === 'int'
        ? message('input.notNumber')
        : message('input.wrongType');
    case 'too_small':
      if (issue.origin === 'string' && issue.input === '') return message('input.required');
      return issue.origin === 'array' && issue.minimum === 1
        ? message('input.atLeastOne')
        : sizeMessage('atLeast', issue.origin, issue.minimum);
    case 'too_big':
      return sizeMessage('atMost', issue.origin, issue.maximum);
    case 'invalid_format':
      return issue.input === '' ? message('input.required') : formatMessage(issue.format);
    case 'invalid_value':
      return isEmpty(issue.input) ? message('input.notChosen') : message('input.notAnOption');
    case 'not_multiple_of':
      return message('input.multipleOf', { n: issue.divisor.toString() });
    default:
      return message('input.invalid');
  }
}

/** Maximum number of fields whose messages are reported; a form has fewer, and a hostile body may have any number. */
const maxReportedFields = 1000;

const isSameMessage = (one: Message, other: Message): boolean =>
  one.key === other.key && JSON.stringify(one.params) === JSON.stringify(other.params);

/**
 * Groups the messages of a failed parse by field path (`alamat.kota`), each message once, for the first
 * fields of a body with very many.
 */
export function errorsByField(error: z.ZodError): Record<string, Message[]> {
  // A Map, because a client may send a field named like an Object member (`constructor`).
  const fields = new Map<string, Message[]>();
  for (const issue of error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const paths = isUnknown
      ? issue.keys.map(key => [...issue.path, key.slice(0, 40)])
      : [issue.path];
    const found = isUnknown ? message('input.unknown') : readIssueMessage(issue.message);
    for (const path of paths) {
      const name = path.map(String).join('.') || '_';
      const others = fields.get(name);
      if (others === undefined) fields.set(name, [found]);
      else if (!others.some(other => isSameMessage(other, found))) others.push(found);
      if (fields.size === maxReportedFields) return Object.fromEntries(fields);
    }
  }
  return Object.fromEntries(fields);
}

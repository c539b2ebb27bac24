import { problems, type PendingSignIn, type ProblemCode } from '#contract/core/errors.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { message, type Noun } from '#server/platform/messages/message.ts';

/** Validation messages by field name. */
export type MessagesByField = Readonly<Record<string, readonly Message[]>>;

interface ProblemExtensions {
  /** Validation messages by field name. */
  errors?: MessagesByField;
  headers?: Record<string, string>;
  /** For 412: the stored record and the submitted values. */
  current?: unknown;
  submitted?: unknown;
  /** For a 409 of a lifecycle: the record's state, and what forbids the event. */
  currentState?: string;
  reason?: string;
  /** For a 503 of an export: its position in the queue, from 1. */
  antrean?: number;
  /** For a 422 of a workbook: the names of its sheets, of which the client names one by position. */
  lembar?: string[];
  /** For a 401 of a sign-in: how its second factor can be proved. */
  faktor?: PendingSignIn;
  /** For a change that needs a second person: its name in `proposableChanges`. */
  perubahan?: string;
}

/**
 * An expected failure of a call, answered as `application/problem+json` (RFC 9457). `detail` is
 * shown to users in their language and tells them what to do; the error's own text is its key.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly detail: Message;
  readonly extensions: ProblemExtensions;

  constructor(code: ProblemCode, detail: Message, extensions: ProblemExtensions = {}) {
    super(detail.key);
    this.name = 'Problem';
    this.code = code;
    this.detail = detail;
    this.extensions = extensions;
  }

  /** The HTTP status of the code. */
  get status(): number {
    return problems[this.code].status;
  }
}

/**
 * Creates a 404. A record outside the user's scope gets the same answer as a missing one, so that
 * its existence is not disclosed.
 */
export const notFound = (record: Noun | Message): Problem => {
  const noun = typeof record === 'string' ? message(`noun.${record}`) : record;
  return new Problem('TIDAK_DITEMUKAN', message('record.notFound', { record: noun }));
};

/** Creates a 422 for one field. */
export const invalidField = (field: string, found: Message): Problem =>
  invalidFields({ [field]: [found] });

/**
 * Creates a 422 for several fields. The first message becomes `detail`, for clients that show no
 * fields.
 */
export const invalidFields = (
  errors: MessagesByField,
  extensions: Pick<ProblemExtensions, 'lembar'> = {},
): Problem =>
  new Problem('TIDAK_SAH', Object.values(errors)[0]?.[0] ?? message('input.checkMarked'), {
    errors,
    ...extensions,
  });

/** Creates a 412 for a lost optimistic lock, with both versions so that the user can choose. */
export const versionConflict = (current: unknown, submitted: unknown): Problem =>
  new Problem('VERSI_BASI', message('record.changedByOther'), {
    current,
    submitted,
  });

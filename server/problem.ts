import { problems, type ProblemCode } from '#contract/errors.ts';

interface ProblemExtensions {
  /** Validation messages by field name. */
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
  /** For 412: the stored record and the submitted values. */
  current?: unknown;
  submitted?: unknown;
}

/**
 * An expected failure of a call, answered as `application/problem+json` (RFC 9457). `detail` is
 * shown to users, in Indonesian, and tells them what to do.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extensions: ProblemExtensions;

  constructor(code: ProblemCode, detail: string, extensions: ProblemExtensions = {}) {
    super(detail);
    this.name = 'Problem';
    this.code = code;
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
export const notFound = (recordName: string): Problem =>
  new Problem('TIDAK_DITEMUKAN', `${recordName} ini tidak ada, atau bukan milik Anda.`);

/** Creates a 422 for one field. */
export const invalidField = (field: string, message: string): Problem =>
  invalidFields({ [field]: [message] });

/**
 * Creates a 422 for several fields. The first message becomes `detail`, for clients that show no
 * fields.
 */
export const invalidFields = (errors: Record<string, string[]>): Problem =>
  new Problem('TIDAK_SAH', Object.values(errors)[0]?.[0] ?? '', { errors });

/** Creates a 412 for a lost optimistic lock, with both versions so that the user can choose. */
export const versionConflict = (current: unknown, submitted: unknown): Problem =>
  new Problem('VERSI_BASI', 'Data ini sudah disimpan orang lain sesudah Anda membukanya.', {
    current,
    submitted,
  });

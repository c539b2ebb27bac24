import { problems, type ProblemCode } from '#contract/errors.ts';

interface More {
  /** What is wrong by field name. */
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
  /** With 412: the record as it stands, and what was sent. */
  current?: unknown;
  submitted?: unknown;
}

/** A call that cannot be answered as asked. `detail` is for people, in Indonesian, and says what to do. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly more: More;

  constructor(code: ProblemCode, detail: string, more: More = {}) {
    super(detail);
    this.name = 'Problem';
    this.code = code;
    this.more = more;
  }

  /** The HTTP status that goes with the code. */
  get status(): number {
    return problems[this.code].status;
  }
}

/** 404 for a record that is not there, or not the caller's to know of: one answer for both. */
export const notFound = (what: string): Problem =>
  new Problem('TIDAK_DITEMUKAN', `${what} ini tidak ada, atau bukan milik Anda.`);

/** 422 for one field. */
export const invalid = (field: string, message: string): Problem => faulty({ [field]: [message] });

/** 422 for several fields; the first text says it all where no field is shown. */
export const faulty = (errors: Record<string, string[]>): Problem =>
  new Problem('TIDAK_SAH', Object.values(errors)[0]?.[0] ?? '', { errors });

/** 412: somebody else saved first. The caller gets both, to choose. */
export const stale = (current: unknown, submitted: unknown): Problem =>
  new Problem('VERSI_BASI', 'Data ini sudah disimpan orang lain sesudah Anda membukanya.', {
    current,
    submitted,
  });

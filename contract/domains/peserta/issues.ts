import { message, type Message } from '../../core/messages/message.ts';

/**
 * Effect of an issue. `rejected`: the row is not saved. `invalid`: the participant is saved with
 * status INVALID, to be corrected later. `warning`: it is saved as VALID.
 */
export type IssueEffect = 'rejected' | 'invalid' | 'warning';

/** The effect of each code; its texts are the messages `peserta.issue.<code>`. */
export const issueCodes = {
  E01: { effect: 'rejected' },
  E02: { effect: 'invalid' },
  E03: { effect: 'rejected' },
  E04: { effect: 'rejected' },
  E05: { effect: 'invalid' },
  E06: { effect: 'warning' },
  E07: { effect: 'warning' },
  E08: { effect: 'invalid' },
  E09: { effect: 'invalid' },
  E10: { effect: 'invalid' },
  E11: { effect: 'invalid' },
  E12: { effect: 'rejected' },
  E13: { effect: 'rejected' },
  E14: { effect: 'invalid' },
  E15: { effect: 'rejected' },
  E16: { effect: 'invalid' },
  E17: { effect: 'invalid' },
  E18: { effect: 'invalid' },
  E19: { effect: 'rejected' },
  E20: { effect: 'rejected' },
  E21: { effect: 'rejected' },
  W01: { effect: 'warning' },
  W02: { effect: 'warning' },
  W03: { effect: 'warning' },
  W04: { effect: 'warning' },
  W05: { effect: 'warning' },
} as const satisfies Record<string, { readonly effect: IssueEffect }>;

export type IssueCode = keyof typeof issueCodes;

export const issueCodeNames = Object.keys(issueCodes) as [IssueCode, ...IssueCode[]];

/** An issue of one field of a participant. */
export interface Issue {
  readonly code: IssueCode;
  readonly field: string;
  /** Replaces the general title when set. */
  readonly detail?: string;
}

/** An issue that validation found; its detail is rendered when the issue is stored. */
export interface FoundIssue extends Omit<Issue, 'detail'> {
  readonly detail?: Message | string;
}

/** Renders the details of issues, to store them with a record. */
export const renderIssues = (
  issues: readonly FoundIssue[],
  render: (message: Message) => string,
): Issue[] =>
  issues.map(({ detail, ...issue }) => {
    if (detail === undefined) return issue;
    return { ...issue, detail: typeof detail === 'string' ? detail : render(detail) };
  });

/** Returns what is wrong in general. */
export const issueTitle = (code: IssueCode): Message => message(`peserta.issue.${code}.title`);

/** Codes without a remedy of their own; their details say what to write instead. */
const describedByDetail: ReadonlySet<IssueCode> = new Set(['E13', 'E16', 'E21']);

/** Returns the message of an issue: what is wrong and how to correct it. */
export const issueDescription = ({ code, detail }: Pick<FoundIssue, 'code' | 'detail'>): Message =>
  detail !== undefined && describedByDetail.has(code)
    ? message('peserta.issue.detail', { what: detail })
    : message('peserta.issue.text', {
        what: detail ?? issueTitle(code),
        remedy: message(`peserta.issue.${code}.remedy`),
      });

/** Returns the worst effect of several issues, or `fine` without any. */
export function worstEffect(issues: readonly Pick<Issue, 'code'>[]): IssueEffect | 'fine' {
  const has = (effect: IssueEffect): boolean =>
    issues.some(one => issueCodes[one.code].effect === effect);
  if (has('rejected')) return 'rejected';
  if (has('invalid')) return 'invalid';
  return has('warning') ? 'warning' : 'fine';
}

/**
 * Whether an issue that a record was already saved with may stay: its field is unchanged. The record
 * stays INVALID, and its other fields can be saved meanwhile.
 */
export const mayStay = (
  { code, field }: Pick<FoundIssue, 'code' | 'field'>,
  saved: readonly Pick<Issue, 'code' | 'field'>[],
  isUnchanged: (field: string) => boolean,
): boolean =>
  issueCodes[code].effect === 'invalid' &&
  saved.some(one => one.code === code && one.field === field) &&
  isUnchanged(field);

/** Results of the ministry's smart check, which verifies people before they enter its system. */
export const smartCheckStates = ['VALID', 'TIDAK_VALID', 'SUDAH_VAKSIN'] as const;
export type SmartCheckState = (typeof smartCheckStates)[number];

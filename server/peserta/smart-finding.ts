import type { Finding, SmartCheckState } from '#contract/peserta/index.ts';

/** Smart check result of a registration; null when it was not checked. */
export interface SmartCheck {
  readonly smartCheck: SmartCheckState | null;
  readonly smartCheckNote: string | null;
}

function smartFindings({ smartCheck, smartCheckNote }: SmartCheck): Finding[] {
  if (smartCheck === null || smartCheck === 'VALID') return [];
  const detail =
    smartCheckNote ??
    (smartCheck === 'SUDAH_VAKSIN' ? 'Sudah divaksin menurut smart checking' : undefined);
  return [{ code: 'E18', field: 'smartCheckStatus', ...(detail === undefined ? {} : { detail }) }];
}

/** Replaces the previous smart check issue by the current one. */
export const withSmartCheck = (findings: readonly Finding[], now: SmartCheck): Finding[] => [
  ...findings.filter(one => one.code !== 'E18'),
  ...smartFindings(now),
];

/** For registrations that were not checked, or whose person changed since. */
export const notChecked: SmartCheck = { smartCheck: null, smartCheckNote: null };

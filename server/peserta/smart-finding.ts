import type { Finding, SmartCheckState } from '#contract/peserta/index.ts';

/** What smart checking said of a registration; null where it was not asked. */
export interface SmartCheck {
  readonly smartCheck: SmartCheckState | null;
  readonly smartCheckNote: string | null;
}

/** What follows from it. */
function smartFindings({ smartCheck, smartCheckNote }: SmartCheck): Finding[] {
  if (smartCheck === null || smartCheck === 'VALID') return [];
  const detail =
    smartCheckNote ??
    (smartCheck === 'SUDAH_VAKSIN' ? 'Sudah divaksin menurut smart checking' : undefined);
  return [{ code: 'E18', field: 'smartCheckStatus', ...(detail === undefined ? {} : { detail }) }];
}

/** Findings with what smart checking says now in the place of what it said before. */
export const withSmartCheck = (findings: readonly Finding[], now: SmartCheck): Finding[] => [
  ...findings.filter(one => one.code !== 'E18'),
  ...smartFindings(now),
];

/** Where smart checking was not asked, or of somebody else. */
export const notChecked: SmartCheck = { smartCheck: null, smartCheckNote: null };

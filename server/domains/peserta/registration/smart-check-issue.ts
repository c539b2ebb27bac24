import type { Issue, SmartCheckState } from '#contract/domains/peserta/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';

/** Smart check result of a registration; null when it was not checked. */
export interface SmartCheck {
  readonly smartCheck: SmartCheckState | null;
  readonly smartCheckNote: string | null;
}

function smartCheckIssues({ smartCheck, smartCheckNote }: SmartCheck): Issue[] {
  if (smartCheck === null || smartCheck === 'VALID') return [];
  const detail =
    smartCheckNote ??
    (smartCheck === 'SUDAH_VAKSIN'
      ? translator.render(message('peserta.smartCheckVaccinated'))
      : undefined);
  return [{ code: 'E18', field: 'smartCheckStatus', ...(detail === undefined ? {} : { detail }) }];
}

/** Replaces the previous smart check issue by the current one. */
export const withSmartCheckIssue = (issues: readonly Issue[], now: SmartCheck): Issue[] => [
  ...issues.filter(one => one.code !== 'E18'),
  ...smartCheckIssues(now),
];

/** For registrations that were not checked, or whose person changed since. */
export const notChecked: SmartCheck = { smartCheck: null, smartCheckNote: null };

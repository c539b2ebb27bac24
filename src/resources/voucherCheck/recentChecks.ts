import { useState } from 'react';
import { maskCode } from '#contract/domains/voucher/code.ts';
import type { CheckResult } from '#contract/domains/voucher/record.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

/** A check without the code and the holder. */
export interface RecentCheck {
  readonly id: number;
  /** The ends of the code. */
  readonly maskedCode: string;
  readonly hasil: CheckResult;
  readonly time: Date;
}

const maxRecent = 10;

/** The last checks and their user, in memory only: a reload or another user clears them. */
let lastChecks: { readonly userId: number; readonly checks: readonly RecentCheck[] } | undefined;

/** Returns the user's last checks, newest first, and a function that adds one. */
export function useRecentChecks() {
  const { id: userId } = useRequiredSession();
  const [checks, setChecks] = useState<readonly RecentCheck[]>(
    lastChecks?.userId === userId ? lastChecks.checks : [],
  );
  return {
    checks,
    add: (code: string, hasil: CheckResult, time: Date): void => {
      const next = { id: (checks[0]?.id ?? 0) + 1, maskedCode: maskCode(code), hasil, time };
      const all = [next, ...checks].slice(0, maxRecent);
      lastChecks = { userId, checks: all };
      setChecks(all);
    },
  };
}

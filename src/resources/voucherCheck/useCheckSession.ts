import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { Voucher, VoucherCheck } from '#contract/domains/voucher/record.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useDraft } from '#src/providers/drafts.ts';
import type { UnsavedVisit, VisitValues } from '../vaksinasi/visit/useVisitForm.ts';
import { withVoucher, type CheckedVoucher, type CheckOutcome } from './checkedVoucher.ts';
import { useLiveVoucher } from './useLiveVoucher.ts';
import { useRecentChecks } from './recentChecks.ts';

/** What the page shows for the checked voucher. */
export type CheckStep = 'answer' | 'bind' | 'visit';

/** What survives the end of the session, in memory only. */
interface SavedCheck {
  readonly checked: CheckedVoucher;
  readonly step: CheckStep;
  readonly visit: UnsavedVisit | null;
}

/** State of the page: the checked voucher, the step, and input that is not saved yet. */
export function useCheckSession(opensForm: boolean) {
  const { call } = useApi();
  const can = usePermission();
  const { pathname } = useLocation();
  const recent = useRecentChecks();
  const unsavedVisit = useRef<UnsavedVisit>(null);
  const shown = useRef<Omit<SavedCheck, 'visit'>>(undefined);
  const draft = useDraft<SavedCheck>(pathname, () =>
    shown.current ? { ...shown.current, visit: unsavedVisit.current } : null,
  );
  const [state, setState] = useState<Omit<SavedCheck, 'visit'> | undefined>(draft ?? undefined);
  const [visitDraft, setVisitDraft] = useState<VisitValues | null>(draft?.visit?.fields ?? null);
  const [isDirty, setDirty] = useState(false);
  /** A code that waits until the user agrees to lose unsaved input. */
  const [waitingCode, setWaitingCode] = useState<string>();
  const show = (next: Omit<SavedCheck, 'visit'>): void => {
    setState(next);
    setDirty(false);
  };
  useEffect(() => {
    shown.current = state;
  }, [state]);

  const command = useCommand({
    run: (code: string) => call(voucherCalls.check, { params: { code } }),
    onSuccess: (answer: VoucherCheck, code) => {
      recent.add(code, answer.hasil, new Date());
      const isForm = opensForm && answer.langkah === 'ISI_PESERTA' && can('voucher.bind');
      setVisitDraft(null);
      show({ checked: { code, answer }, step: isForm ? 'bind' : 'answer' });
    },
    onError: () => {
      setState(undefined);
      return undefined;
    },
  });
  useLiveVoucher(state?.step === 'answer' ? state.checked : undefined, checked =>
    show({ checked, step: 'answer' }),
  );
  /** Checks a code; the answer of another code could be taken for its answer. */
  const start = (code: string): void => {
    if (state?.checked.code !== code) setState(undefined);
    void command.run(code);
  };
  const check = (code: string): void => {
    if (isDirty) setWaitingCode(code);
    else start(code);
  };
  const setUnsavedVisit = useCallback((unsaved: UnsavedVisit | null): void => {
    unsavedVisit.current = unsaved;
    setDirty(unsaved !== null);
  }, []);

  return {
    checked: state?.checked,
    step: state?.step ?? 'answer',
    visitDraft,
    recentChecks: recent.checks,
    check,
    /** Hides the answer, after a text that cannot be a code. */
    clear: (): void => {
      command.clearErrors();
      setState(undefined);
    },
    isChecking: command.isRunning,
    /** Why a code was not checked, such as too many checks with the time to wait. */
    error: Object.values(command.errors).join(' ') || undefined,
    goTo: (step: CheckStep): void => {
      if (state) show({ checked: state.checked, step });
    },
    backToAnswer: (): void => {
      if (state) show({ checked: state.checked, step: 'answer' });
    },
    /** Shows what a call made of the voucher. */
    change: (saved: Voucher, outcome: CheckOutcome): void => {
      setVisitDraft(null);
      if (state) show({ checked: withVoucher(state.checked, saved, outcome), step: 'answer' });
    },
    isDirty,
    setDirty,
    setUnsavedVisit,
    leave:
      waitingCode === undefined
        ? undefined
        : {
            onLeave: (): void => {
              setWaitingCode(undefined);
              setDirty(false);
              start(waitingCode);
            },
            onStay: (): void => setWaitingCode(undefined),
          },
  };
}

export type CheckSession = ReturnType<typeof useCheckSession>;

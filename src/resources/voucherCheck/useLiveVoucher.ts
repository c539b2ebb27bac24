import { useContext, useEffect, useEffectEvent } from 'react';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { LiveContext } from '#src/providers/live/liveChanges.ts';
import type { CheckedVoucher } from './checkedVoucher.ts';

/**
 * Checks the shown voucher again once a colleague has changed it. Its version tells whether they did: checks are
 * counted, and those that fail freeze a voucher.
 */
export function useLiveVoucher(
  shown: CheckedVoucher | undefined,
  onChecked: (checked: CheckedVoucher) => void,
): void {
  const { call } = useApi();
  const live = useContext(LiveContext);
  /** The user may have gone on meanwhile. */
  const show = useEffectEvent((code: string, checked: CheckedVoucher): void => {
    if (shown?.code === code) onChecked(checked);
  });
  const recheck = useEffectEvent(async (): Promise<void> => {
    if (!shown?.answer.voucher) return;
    const { code } = shown;
    const { id, version } = shown.answer.voucher;
    const now = await call(voucherCalls.get, { params: { id } });
    if (now.version === version) return;
    const answer = await call(voucherCalls.check, { params: { code } });
    show(code, { code, answer });
  });
  useEffect(
    () =>
      live?.listen((kind, topic) => {
        // A voucher that cannot be read any more keeps its answer until the next check.
        if (kind === 'change' && topic === 'voucher') void recheck().catch(() => undefined);
      }),
    [live],
  );
}

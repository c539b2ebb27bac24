import type { OpenableTopic } from '#contract/domains/live.ts';

/** A record that this tab shows. */
export interface ShownRecord {
  readonly sumber: OpenableTopic;
  readonly id: number;
}

/** Time in ms for which a record must be shown before colleagues are told. */
const settleMs = 300;

/**
 * Creates a function that tells what this tab shows: the newest record only, one call after the other, so that
 * the order stays.
 */
export function createOpenSender(
  send: (data: ShownRecord | null) => Promise<unknown>,
): (data: ShownRecord | null) => void {
  let wanted: ShownRecord | null = null;
  let sent: ShownRecord | null = null;
  let isBusy = false;
  const flush = async (): Promise<void> => {
    while (wanted?.id !== sent?.id || wanted?.sumber !== sent?.sumber) {
      sent = wanted;
      // What cannot be sent is told with the next stream.
      await send(sent).catch(() => undefined);
    }
    isBusy = false;
  };
  return data => {
    wanted = data;
    if (isBusy) return;
    isBusy = true;
    setTimeout(() => void flush(), settleMs);
  };
}

import type { Message } from '../../core/messages/message.ts';
import { checkInterval } from './interval.ts';
import { nextDose, type NextDoseInput } from './next-dose.ts';
import type { QueueEntry } from './queue.ts';

/** What the rules say of a person in the queue of a day. */
export interface QueueFacts extends Pick<QueueEntry, 'bolehMulai' | 'dosisBerikut' | 'jatuhTempo'> {
  readonly halangan: Message | null;
  readonly peringatan: Message | null;
}

/** Returns the window of the second dose; null when none is due. */
function secondDoseWindow(
  { vaccinationType, dosesGiven, lastGivenOn }: NextDoseInput,
  day: string,
): QueueEntry['jatuhTempo'] {
  if (vaccinationType !== 0 || dosesGiven !== 1 || lastGivenOn === null) return null;
  const { status: intervalStatus, from, until } = checkInterval(lastGivenOn, day);
  return { mulai: from, palingLambat: until, terlambat: intervalStatus === 'late' };
}

/** Returns what the rules of the next dose say of a registration on a day, `YYYY-MM-DD`. */
export function queueFacts(doses: NextDoseInput, day: string): QueueFacts {
  const { number, blockedReason, warning, from } = nextDose(doses, day);
  return {
    dosisBerikut: number,
    jatuhTempo: secondDoseWindow(doses, day),
    halangan: blockedReason,
    peringatan: warning,
    bolehMulai: from,
  };
}

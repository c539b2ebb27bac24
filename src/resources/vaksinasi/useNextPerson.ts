import { usePreference, type Preference } from '#src/providers/preferences.ts';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import type { SteadyRow } from './queue/useSteadyRows.ts';
import { acceptsVisit } from './visit/useVisitBasis.ts';

/** Whether the next person opens by itself after a save, as the user has chosen it. */
export const useOpensNext = (): Preference<boolean> =>
  usePreference<boolean>('vaksinasi.berikutnya', false);

/** Returns who is next after a person of the list: the first who waits below them, or else above. */
export function nextPerson(rows: readonly SteadyRow[], idPeserta: number): QueueEntry | undefined {
  const at = rows.findIndex(({ person }) => person.id === idPeserta);
  if (at === -1) return undefined;
  return [...rows.slice(at + 1), ...rows.slice(0, at)]
    .filter(({ isGone }) => !isGone)
    .map(({ person }) => person)
    .find(one => acceptsVisit(one) && one.kunjungan === null && one.halangan === null);
}

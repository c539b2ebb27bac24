import { useState } from 'react';
import type { Dose, QueueEntry } from '#contract/domains/vaksinasi/index.ts';

/** A row of the list, and whether it has left the list since. */
export interface SteadyRow {
  readonly person: QueueEntry;
  readonly isGone: boolean;
}

interface SteadyRows {
  /** Undefined until the first rows are loaded. */
  readonly rows: readonly SteadyRow[] | undefined;
  /** How many people the list has gained or lost since it was made. */
  readonly changes: number;
  /** Makes the list anew. */
  readonly remake: (people: readonly QueueEntry[]) => void;
}

/**
 * Keeps the rows of a list in their places while their contents change, so that none moves under a
 * finger: people who leave it stay, and people who join it wait until the list is made anew.
 * @param key what makes the list another one, such as its filters
 * @param fresh the rows as the server has them now; undefined while those of this key are loading
 * @param recorded visits that this user has recorded on the day
 */
export function useSteadyRows(
  key: string,
  fresh: readonly QueueEntry[] | undefined,
  recorded: readonly Dose[],
): SteadyRows {
  const [made, setMade] = useState<{ key: string; people: readonly QueueEntry[] }>();
  if (fresh && made?.key !== key) setMade({ key, people: fresh });
  const people = made?.key === key ? made.people : (fresh ?? made?.people);
  const remake: SteadyRows['remake'] = next => setMade({ key, people: next });
  if (!people) return { rows: undefined, changes: 0, remake };
  const now = new Map((fresh ?? people).map(one => [one.id, one]));
  const rows = people.map(one => {
    const current = now.get(one.id);
    if (current) return { person: current, isGone: false };
    const visit = recorded.findLast(({ idPeserta }) => idPeserta === one.id);
    return { person: visit ? { ...one, kunjungan: visit } : one, isGone: true };
  });
  const gone = rows.filter(({ isGone }) => isGone).length;
  const joined = now.size - (rows.length - gone);
  return { rows, changes: gone + joined, remake };
}

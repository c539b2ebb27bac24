import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Dose, QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { nextPerson } from '#src/resources/vaksinasi/useNextPerson.ts';
import { useSteadyRows } from '#src/resources/vaksinasi/queue/useSteadyRows.ts';

afterEach(cleanup);

const person = (id: number, more: Partial<QueueEntry> = {}): QueueEntry =>
  ({ id, dosisBerikut: 1, halangan: null, kunjungan: null, ...more }) as QueueEntry;
const visit = { idPeserta: 2, hasil: 'DIBERIKAN', dosisKe: 1 } as Dose;

interface Shown {
  filter: string;
  people?: QueueEntry[];
  recorded?: Dose[];
}

const showRows = (initialProps: Shown) =>
  renderHook(({ filter, people, recorded = [] }) => useSteadyRows(filter, people, recorded), {
    initialProps,
  });

it('keeps everyone in their place until the list is made anew', () => {
  const { result, rerender } = showRows({
    filter: 'BELUM',
    people: [1, 2, 3].map(id => person(id)),
  });
  const shown = () => result.current.rows?.map(row => [row.person.id, row.isGone]);
  expect(result.current.changes).toBe(0);

  // The second person left after a visit, and somebody joined before the others.
  const people = [person(9), person(1), person(3)];
  rerender({ filter: 'BELUM', people, recorded: [visit] });
  expect(shown()).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
  expect(result.current.rows?.[1]?.person.kunjungan).toBe(visit);
  expect(result.current.changes).toBe(2);

  // Another filter makes another list, whose rows are awaited.
  rerender({ filter: 'DITUNDA' });
  expect(shown()).toHaveLength(3);
  rerender({ filter: 'DITUNDA', people });
  expect(shown()).toEqual([
    [9, false],
    [1, false],
    [3, false],
  ]);
});

it('goes on with the first who waits below the saved person, or else above', () => {
  const rows = [
    { person: person(1), isGone: false },
    { person: person(2), isGone: false },
    { person: person(3, { halangan: 'Belum boleh' }), isGone: false },
    { person: person(4), isGone: true },
    { person: person(5, { kunjungan: visit }), isGone: false },
    { person: person(6), isGone: false },
  ];
  expect(nextPerson(rows, 2)?.id).toBe(6);
  expect(nextPerson(rows, 6)?.id).toBe(1);
  expect(nextPerson(rows, 7)).toBeUndefined();
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Dose, QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { nextPerson } from '#src/resources/vaksinasi/useNextPerson.ts';
import { useQueueRows } from '#src/resources/vaksinasi/queue/useQueueRows.ts';
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

it('shows what the user has recorded at once, until the list is read again', () => {
  const params = { tanggal: '2030-01-02', page: 1 } as Parameters<typeof useQueueRows>[0];
  const queueOf = (dataUpdatedAt: number) =>
    ({
      queue: { data: { data: [person(1), person(2)] }, dataUpdatedAt },
      searchResults: { data: undefined, dataUpdatedAt: 0 },
    }) as unknown as Parameters<typeof useQueueRows>[2];
  const { result, rerender } = renderHook(
    (dataUpdatedAt: number) => useQueueRows(params, '', queueOf(dataUpdatedAt)),
    { initialProps: 1 },
  );
  const recorded = () => result.current.rows?.map(row => row.person.kunjungan?.hasil);
  act(() => result.current.addRecorded({ ...visit, tanggal: '2030-01-02' }));
  expect(recorded()).toEqual([undefined, 'DIBERIKAN']);
  // The server no longer has the visit, which was undone.
  rerender(2);
  expect(recorded()).toEqual([undefined, undefined]);
});

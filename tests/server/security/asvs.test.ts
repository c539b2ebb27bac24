import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, linksIn, missingTestsIn, testsIn } from './evidence.ts';

const text = readFileSync(join(folder, 'asvs.md'), 'utf8');

/** The numbers of the requirements of levels 1 and 2 in each section of ASVS 5.0.0. */
const numbersOf: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
};

const ids = Object.entries(numbersOf).flatMap(([section, numbers]) =>
  numbers.map(number => `${section}.${number}`),
);

interface Row {
  readonly id: string;
  readonly state: string;
  readonly evidence: string;
}

const rows: Row[] = text
  .split('\n')
  .map(line => line.split('|').map(cell => cell.trim()))
  .filter(([, id]) => /^\d+\.\d+\.\d+$/.test(id ?? ''))
  .map(([, id = '', , , state = '', evidence = '']) => ({ id, state, evidence }));

describe('the table of ASVS requirements', () => {
  it('has every requirement of levels 1 and 2 once, in their order', () => {
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it('gives each a state, and the sum of each', () => {
    const count = (state: string) => rows.filter(row => row.state === state).length;
    expect(
      rows.filter(({ state }) => !['met', 'partly', 'open', 'not applicable'].includes(state)),
    ).toEqual([]);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      `Of ${rows.length} requirements ${count('met')} are met, ${count('partly')} partly met, ` +
        `${count('open')} open and ${count('not applicable')} not applicable.`,
    );
  });

  it('gives evidence of what is met, and a reason for the rest', () => {
    for (const { id, state, evidence } of rows) {
      const pointers = testsIn(evidence).length + linksIn(evidence).length;
      if (state === 'met') expect(pointers, id).toBeGreaterThan(0);
      else expect(evidence.length, id).toBeGreaterThan(5);
    }
  });

  it.each(rows.filter(({ evidence }) => testsIn(evidence).length > 0))(
    '$id names tests that exist',
    ({ evidence }) => expect(missingTestsIn(evidence)).toEqual([]),
  );
});

import { sql } from 'drizzle-orm';
import { bigint, date, numeric, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseInstant, parseInt8 } from '#server/platform/db/type-parsers.ts';
import { useDatabase } from '#tests/server/harness/database.ts';

const sample = pgTable('sample', {
  big: bigint('big', { mode: 'number' }),
  exact: numeric('exact'),
  day: date('day', { mode: 'string' }),
  zoned: timestamp('zoned', { withTimezone: true, mode: 'string' }),
  plain: timestamp('plain', { mode: 'string' }),
});

const expectedRow = {
  big: 9_007_199_254_740_991,
  exact: '12345678901234567890.10',
  // A date that the time zone of the tests would shift, and an instant in the hour its DST change
  // skips.
  day: '2026-03-08',
  zoned: '2026-03-08T02:30:00.120Z',
  plain: '2026-03-08T02:30:00.000Z',
};

const database = useDatabase({ role: 'owner' });

describe('values are read the same in every time zone', () => {
  beforeAll(async () => {
    await database.db.execute(
      sql`create table sample (big int8, exact numeric, day date, zoned timestamptz, plain timestamp)`,
    );
    await database.db.insert(sample).values(expectedRow);
  });
  afterAll(() => database.db.execute(sql`drop table sample`));

  it('runs in a time zone other than UTC', () => {
    expect(new Date(expectedRow.zoned).getTimezoneOffset()).not.toBe(0);
  });

  it('through Drizzle columns', async () => {
    expect(await database.db.select().from(sample)).toEqual([expectedRow]);
  });

  it('through raw SQL of Drizzle', async () => {
    const { rows } = await database.db.execute(sql`select * from sample`);
    expect(rows).toEqual([expectedRow]);
  });

  it('through SQL in a Drizzle select', async () => {
    const rows = await database.db
      .select({ newest: sql<string>`max(${sample.zoned})`, n: sql<number>`count(*)` })
      .from(sample);
    expect(rows).toEqual([{ newest: expectedRow.zoned, n: 1 }]);
  });

  it('through the pool, a transaction and a prepared statement', async () => {
    const { rows } = await database.pool.query({ name: 'sample', text: 'select * from sample' });
    expect(rows).toEqual([expectedRow]);
    const inside = await database.db.transaction(async tx => await tx.select().from(sample));
    expect(inside).toEqual([expectedRow]);
  });

  it('in arrays with nulls', async () => {
    const { rows } = await database.pool.query(
      `select array[day, null] as days, array[zoned, null] as instants, array[big] as bigs from sample`,
    );
    expect(rows).toEqual([
      {
        days: [expectedRow.day, null],
        instants: [expectedRow.zoned, null],
        bigs: [expectedRow.big],
      },
    ]);
  });

  it('in a session with another time zone', async () => {
    const client = await database.pool.connect();
    try {
      await client.query(`set timezone = 'Asia/Jakarta'`);
      const { rows } = await client.query('select zoned from sample');
      expect(rows).toEqual([{ zoned: expectedRow.zoned }]);
    } finally {
      client.release(true);
    }
  });

  it('rejects an integer that is not exact as a number', async () => {
    await expect(database.pool.query('select 9007199254740992::int8')).rejects.toThrow(RangeError);
    expect(await database.pool.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
  });
});

describe('parseInstant', () => {
  it.each([
    ['2026-11-21 08:05:00+00', '2026-11-21T08:05:00.000Z'],
    ['2026-11-21 08:05:00.1+00', '2026-11-21T08:05:00.100Z'],
    ['2026-11-21 08:05:00.123456+00', '2026-11-21T08:05:00.123456Z'],
    ['2026-11-21 08:05:00.1234+00', '2026-11-21T08:05:00.123400Z'],
    ['2026-11-21 15:05:00+07', '2026-11-21T08:05:00.000Z'],
    ['2026-11-21 04:35:00.5-03:30', '2026-11-21T08:05:00.500Z'],
    ['2026-11-21 08:05:00', '2026-11-21T08:05:00.000Z'],
  ])('parses %s as %s', (text, instant) => {
    expect(parseInstant(text)).toBe(instant);
  });

  it.each(['infinity', '0044-03-15 00:00:00+00 BC', '12026-01-01 00:00:00+00'])(
    'rejects %s',
    text => {
      expect(() => parseInstant(text)).toThrow(RangeError);
    },
  );
});

it('parseInt8 accepts negative numbers', () => {
  expect(parseInt8('-9007199254740991')).toBe(-9_007_199_254_740_991);
});

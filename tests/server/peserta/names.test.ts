import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanValue } from '#contract/core/values/clean.ts';
import { nameKey } from '#contract/core/values/name.ts';
import { nameKeyOf } from '#server/platform/db/name-key.ts';
import { usePesertaFixture } from './fixture.ts';

const fixture = usePesertaFixture();

beforeAll(async () => {
  await fixture().createPeserta({ nama: "Nur'aini Zülkarnaen" });
});

describe('a person whose name has an apostrophe and an accent', () => {
  it.each([
    "nur'aini",
    'Nur\u2019aini',
    'Nuraini',
    'nur`aini  zulkarnaen',
    '\u202anuraini\u202c',
    'ZÜLK',
  ])('is found by %s in lists and in the search', async q => {
    const { server, admin, company, totalRecords } = fixture();
    expect(await totalRecords(`q=${encodeURIComponent(q)}`, company.token)).toBe(1);
    const { json } = await server.request('POST', '/Cari', {
      token: admin.token,
      body: { q },
    });
    expect(JSON.stringify(json)).toContain("Nur'aini Zülkarnaen");
  });

  it('is not found by an apostrophe alone', async () => {
    expect(await fixture().totalRecords("q='", fixture().company.token)).toBe(0);
  });

  it('is stored as it was written', async () => {
    const { json } = await fixture().server.request('GET', '/Peserta', {
      token: fixture().company.token,
    });
    expect(json['data']).toMatchObject([{ nama: "Nur'aini Zülkarnaen" }]);
  });
});

it('has the same key in SQL and in JavaScript', async () => {
  const { db } = fixture().server;
  const letters = fc.constantFrom(
    ...Array.from("aZ éÉüñÅİıßŠĐ\u2019\u2018`´ʼʻ'-.\u0301\u0328\u200b\u202e\u00adﬁ"),
  );
  const names = fc.sample(fc.string({ unit: letters, maxLength: 12 }), 500).map(cleanValue);
  const { rows } = await db.execute<{ key: string }>(
    sql`select ${nameKeyOf(sql`name`)} as key from unnest(${sql.param(names)}::text[]) with ordinality as t(name, n) order by n`,
  );
  expect(rows.map(({ key }) => key)).toEqual(names.map(nameKey));
});

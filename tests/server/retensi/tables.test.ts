import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { classTables, tablesWithoutPersonalData } from '#server/domains/retensi/tables.ts';
import { blindIndexColumns, encryptedTables } from '#server/platform/db/encrypted-columns.ts';
import * as schema from '#server/platform/db/schema/index.ts';

const tables = Object.values<unknown>(schema).filter(value => is(value, PgTable));

/** Words in the name of a column that holds data of a person. */
const personalWords =
  /(^|_)(nik|npwp|email|no_hp|hp|telp|phone|address|user_agent|password|tanggal_lahir|full_name|nama_pic|penanda_tangan|penanggung|pengirim|kurir|vaksinator|paspor|kitas|ttd)(_|$)/;

/** Tables whose encrypted values are keys of the portal. */
const ownKeys: ReadonlySet<string> = new Set(['signing_key']);

/** Returns why a table holds personal data, or undefined. */
function whyPersonal(table: PgTable): string | undefined {
  const name = getTableName(table);
  const encrypted =
    !ownKeys.has(name) &&
    (encryptedTables.some(one => one.name === name) ||
      blindIndexColumns.some(column => column.startsWith(`${name}.`)));
  if (encrypted) return 'encrypted values';
  const person = getTableConfig(table).foreignKeys.find(
    key => getTableName(key.reference().foreignTable) === 'peserta',
  );
  if (person) return 'a reference to a participant';
  return Object.values(getTableColumns(table))
    .map(column => column.name)
    .find(column => personalWords.test(column));
}

it('every table with personal data is in exactly one class of retention', () => {
  const classed = Object.values(classTables).flat();
  const seen = [...classed, ...tablesWithoutPersonalData].map(getTableName).sort();
  expect(seen).toEqual([...new Set(seen)]);
  expect(seen).toEqual(tables.map(getTableName).sort());
});

it('no table outside the classes has a personal column', () => {
  const personal = tablesWithoutPersonalData.flatMap(table => {
    const why = whyPersonal(table);
    return why === undefined ? [] : [`${getTableName(table)}: ${why}`];
  });
  expect(personal).toEqual([]);
});

it('a table of a class is found to be personal, so that the search for such columns works', () => {
  for (const table of [schema.peserta, schema.dose, schema.outbox, schema.session, schema.seller]) {
    expect(whyPersonal(table), getTableName(table)).toBeDefined();
  }
});

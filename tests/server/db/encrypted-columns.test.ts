import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { encryptionPurposes } from '#server/platform/crypto/encryption-purposes.ts';
import {
  blindIndexColumns,
  encryptedTables,
  plainByteColumns,
} from '#server/platform/db/encrypted-columns.ts';
import * as schema from '#server/platform/db/schema/index.ts';

const tables = Object.values(schema)
  .filter(one => one instanceof PgTable)
  .map(getTableConfig);

describe('the list of encrypted columns', () => {
  it('names every bytea column once, or says why it is left out', () => {
    const inSchema = tables.flatMap(({ name, columns }) =>
      columns
        .filter(column => column.getSQLType() === 'bytea')
        .map(column => `${name}.${column.name}`),
    );
    const encrypted = encryptedTables
      .filter(({ within }) => within === undefined)
      .flatMap(({ name, columns }) => Object.keys(columns).map(column => `${name}.${column}`));
    const listed = [...encrypted, ...blindIndexColumns, ...plainByteColumns];
    expect(listed.toSorted()).toEqual(inSchema.toSorted());
  });

  it('has every purpose', () => {
    const purposes = new Set(encryptedTables.flatMap(({ columns }) => Object.values(columns)));
    expect([...purposes].toSorted()).toEqual(Object.keys(encryptionPurposes).toSorted());
  });

  it('names the primary key of each table', () => {
    for (const { name, id } of encryptedTables) {
      const table = tables.find(one => one.name === name);
      const columns =
        table?.primaryKeys[0]?.columns ?? table?.columns.filter(column => column.primary) ?? [];
      expect(
        columns.map(column => column.name),
        name,
      ).toEqual(id);
    }
  });
});

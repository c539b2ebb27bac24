import { createRequire } from 'node:module';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { roles } from '#contract/policy.ts';
import { databaseError, violatedConstraint } from '#server/platform/db/client.ts';
import * as schema from '#server/platform/db/schema/index.ts';
import { useDatabase } from '#tests/server/harness/database.ts';

const { appUser, attachment, auditLog, bhbu, faskes, role } = schema;
const database = useDatabase({ role: 'owner' });
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the schema', () => {
  it('equals what the migrations create', async () => {
    const meta = join(import.meta.dirname, '../../../server/platform/db/migrations/meta');
    const journal = JSON.parse(await readFile(join(meta, '_journal.json'), 'utf8')) as {
      entries: { idx: number }[];
    };
    const newest = String(journal.entries.at(-1)?.idx).padStart(4, '0');
    // Nothing reads the snapshots before the newest one.
    expect((await readdir(meta)).toSorted()).toEqual([`${newest}_snapshot.json`, '_journal.json']);
    const snapshot = JSON.parse(
      await readFile(join(meta, `${newest}_snapshot.json`), 'utf8'),
    ) as SchemaSnapshot;
    // Its ES module build cannot be loaded.
    const kit = createRequire(import.meta.url)('drizzle-kit/api') as DrizzleKit;
    const now = kit.generateDrizzleJson(schema, snapshot.id);
    expect(await kit.generateMigration(snapshot, now)).toEqual([]);
  });

  it('has the built-in roles of the policy in their order', async () => {
    const rows = await database.db.select().from(role).orderBy(role.id);
    expect(rows.map(row => row.name)).toEqual([...roles]);
    expect(rows.map(row => row.peranDasar)).toEqual([...roles]);
    expect(rows.every(row => row.bawaan && row.version === 1 && row.createdBy === null)).toBe(true);
  });

  it('has an index for every foreign key', async () => {
    const { rows } = await database.db.execute(sql`
      select conrelid::regclass || ' ' || conname as name from pg_constraint
      where contype = 'f' and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`);
    expect(rows).toEqual([]);
  });

  it('has long lists vacuumed after a hundredth of their rows has changed', async () => {
    const { rows } = await database.db.execute(sql`
      select relname from pg_class
      where reloptions @> '{autovacuum_vacuum_scale_factor=0.01,autovacuum_vacuum_insert_scale_factor=0.01}'
      order by relname`);
    expect(rows.map(({ relname }) => relname)).toEqual([
      'invoice',
      'order',
      'payment',
      'peserta',
      'voucher',
    ]);
  });

  it('requires unique names of roles and accounts, ignoring case', async () => {
    const duplicate = await errorOf(
      database.db.insert(role).values({ name: 'Superadmin', peranDasar: 'ADMIN' }),
    );
    expect(violatedConstraint(duplicate)).toBe('role_name_unique');
    const account = { fullName: 'Siti', passwordHash: '-', roleId: 1 };
    await database.db.insert(appUser).values({ userName: 'siti', ...account });
    const again = await errorOf(
      database.db.insert(appUser).values({ userName: 'SITI', ...account }),
    );
    expect(violatedConstraint(again)).toBe('app_user_username_unique');
  });

  it('lets an account belong to at most one organization', async () => {
    const [company] = await database.db.insert(bhbu).values({ namaBHBU: 'PT Uji' }).returning();
    const [facility] = await database.db
      .insert(faskes)
      .values({ namaFaskes: 'Klinik Uji' })
      .returning();
    const account = { fullName: 'Budi', passwordHash: '-', roleId: 1, bhbuId: company?.id };
    const both = await errorOf(
      database.db.insert(appUser).values({ userName: 'b', ...account, faskesId: facility?.id }),
    );
    expect(databaseError(both)?.constraint).toBe('app_user_one_organization');
    expect(violatedConstraint(both)).toBeUndefined();
    await database.db.insert(appUser).values({ userName: 'b', ...account });
  });

  it('stores bytes unchanged', async () => {
    const content = Buffer.from([0, 255, 10, 13, 92, 39]);
    const id = '00000000-0000-4000-8000-000000000001';
    const rest = {
      name: 'a.pdf',
      mediaType: 'application/pdf',
      size: 6,
      sha256: '',
      resource: 'x',
      recordId: '1',
      slot: 'a',
      createdAt: '2030-01-02T03:00:00.000Z',
    };
    await database.db.insert(attachment).values({ id, content, ...rest });
    const [stored] = await database.db.select().from(attachment).where(eq(attachment.id, id));
    expect(stored?.content.equals(content)).toBe(true);
  });
});

describe('the audit log', () => {
  it('accepts rows and rejects every update and delete', async () => {
    const entry = { actorName: 'Siti', actorRole: 'ADMIN', action: 'uji', resource: 'role' };
    await database.db.insert(auditLog).values(entry);
    for (const refused of [
      sql`update audit_log set action = 'lain'`,
      sql`update audit_log set action = 'lain' where false`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      const error = databaseError(await errorOf(database.db.execute(refused)));
      expect(error).toMatchObject({ code: '23001' });
    }
    expect(await database.db.select().from(auditLog)).toMatchObject([entry]);
  });
});

interface SchemaSnapshot {
  readonly id: string;
}

interface DrizzleKit {
  readonly generateDrizzleJson: (schema: object, id: string) => SchemaSnapshot;
  readonly generateMigration: (from: SchemaSnapshot, to: SchemaSnapshot) => Promise<string[]>;
}

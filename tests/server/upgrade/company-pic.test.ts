import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { restoreAtItsVersion } from '#server/platform/backup/restore-backup.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openPool } from '#server/platform/db/pool.ts';
import type { DatabaseFacts } from '#tests/fixtures/database-facts.ts';
import { emptyDatabase } from '../harness/database.ts';

/** A database in which each account had a contact of its own. */
const fixture = join(import.meta.dirname, '..', '..', 'fixtures', 'database-e47e7cd');

it('the contacts of accounts become confirmations of the contacts of companies', async () => {
  const { connectionString, drop } = await emptyDatabase();
  const pool = openPool(connectionString, { max: 1 });
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  const facts = JSON.parse(readFileSync(`${fixture}.json`, 'utf8')) as DatabaseFacts;
  await restoreAtItsVersion(pool, createReadStream(`${fixture}.backup`), {
    appKey: new Uint8Array(Buffer.from(facts.appKey, 'base64')),
  });
  await pool.query(`
    insert into app_user (user_name, full_name, password_hash, role_id, bhbu_id)
    select added.name, added.name, '-', role_id, bhbu_id from app_user,
      (values ('bhbu', 'differs'), ('bhbu2', 'older'), ('bhbu2', 'newer')) as added (colleague, name)
    where user_name = added.colleague;
    update bhbu set nama_pic = null, no_hp = null, email = null
    where id = (select bhbu_id from app_user where user_name = 'bhbu2');
    insert into pic (user_id, nama_pic, no_hp, email, modified_at)
    select id, named.name, '+6281234567890', 'pic@contoh.test', named.at::timestamptz
    from app_user, (values
      ('differs', 'Orang Lain', '2030-01-01'), ('older', 'Yang Lama', '2030-01-01'),
      ('newer', 'Yang Baru', '2030-01-02'), ('legal', 'Milik Staf', '2030-01-01')
    ) as named (account, name, at)
    where user_name = named.account`);

  await migrate(pool);

  const { rows } = await pool.query(`
    select user_name as account, pic.bhbu_id = account.bhbu_id as confirmed, pic.nama_pic as own,
      bhbu.nama_pic as company
    from app_user account left join pic on pic.user_id = account.id
      left join bhbu on bhbu.id = account.bhbu_id
    where user_name in ('bhbu', 'differs', 'older', 'newer', 'legal') order by user_name`);
  expect(rows).toEqual([
    { account: 'bhbu', confirmed: true, own: null, company: 'Mira Anggraini' },
    { account: 'differs', confirmed: null, own: null, company: 'Mira Anggraini' },
    { account: 'legal', confirmed: null, own: 'Milik Staf', company: null },
    { account: 'newer', confirmed: true, own: null, company: 'Yang Baru' },
    { account: 'older', confirmed: null, own: null, company: 'Yang Baru' },
  ]);
});

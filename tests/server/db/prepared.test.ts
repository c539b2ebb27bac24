import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Queryable } from '#server/platform/db/client.ts';
import { preparedOnce } from '#server/platform/db/prepared.ts';
import { appUser, notification, role } from '#server/platform/db/schema/index.ts';
import { useDatabase } from '#tests/server/harness/database.ts';

const database = useDatabase();

it('a prepared statement returns the rows that an unprepared one does', async () => {
  const { db } = database;
  const [account] = await db
    .insert(appUser)
    .values({ userName: 'siti', fullName: 'Siti', passwordHash: '-', roleId: 1 })
    .returning();
  await db.insert(notification).values({
    userId: account?.id ?? 0,
    resource: 'peserta',
    recordId: '1',
    message: 'peserta.pesan',
    params: { nama: 'Siti', jumlah: 3 },
    createdAt: '2030-01-02T03:00:00.000Z',
  });
  const select = (of: Queryable) =>
    of
      .select({
        id: notification.id,
        params: notification.params,
        createdAt: notification.createdAt,
        userId: appUser.id,
        isActive: appUser.isActive,
        bhbuId: appUser.bhbuId,
        role: role.name,
        'a "quoted" key': sql<number>`1::int8`,
      })
      .from(notification)
      .innerJoin(appUser, eq(appUser.id, notification.userId))
      .innerJoin(role, eq(role.id, appUser.roleId));
  const prepared = preparedOnce(of => select(of).prepare('rows_of_test'));
  const rows = await prepared(db).execute();
  expect(rows).toHaveLength(1);
  expect(rows).toEqual(await select(db));
});

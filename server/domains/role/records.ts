import { getTableColumns, sql } from 'drizzle-orm';
import { role } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

/**
 * Counts the live accounts of a role. `"role"."id"` is qualified by hand, since a bare `id` is the
 * account's.
 */
export const accountCount = sql<number>`(select count(*)::int from app_user u where u.role_id = "role"."id" and u.deleted_at is null)`;

/** Roles with the number of their accounts. */
export const roleRecords = defineRecords({
  table: role,
  resource: 'role',
  noun: 'role',
  select: ({ db }: ReadContext) =>
    db
      .select({ ...getTableColumns(role), jumlahPengguna: accountCount })
      .from(role)
      .$dynamic(),
  labelOf: ({ name }) => name,
  auditFields: ['name', 'peranDasar', 'keterangan'],
  constraints: [
    { constraint: 'role_name_unique', field: 'name', message: message('role.nameTaken') },
  ],
});

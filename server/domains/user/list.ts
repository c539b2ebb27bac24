import { and, eq, isNull, sql } from 'drizzle-orm';
import type { userCalls } from '#contract/domains/user.ts';
import { accountManagerRole } from '#contract/policy.ts';
import type { Handler } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { appUser, bhbu, faskes, role } from '#server/platform/db/schema/index.ts';
import { selectChoices } from '#server/platform/record/index.ts';
import { accountColumns, accounts } from './records.ts';

export const list = accounts.list({
  search: [appUser.userName, appUser.email],
  names: [appUser.fullName, bhbu.namaBHBU, faskes.namaFaskes],
  sort: {
    fullName: ignoringCase(appUser.fullName),
    userName: ignoringCase(appUser.userName),
    namaPeran: ignoringCase(role.name),
    lastSignedInAt: sql`coalesce(${appUser.lastSignedInAt}, '-infinity')`,
    modifiedAt: appUser.modifiedAt,
  },
  filters: {
    idUser: appUser.id,
    roleId: appUser.roleId,
    idBHBU: appUser.bhbuId,
    idFaskes: appUser.faskesId,
    isActive: appUser.isActive,
  },
}) satisfies Handler<typeof userCalls.list>;

/**
 * Lists account choices, including inactive accounts, whose records can still be filtered by user.
 */
export const choices: Handler<typeof userCalls.choices> = async ({ db }, { query }) => {
  const { id, fullName: name, organizationID, organizationName } = accountColumns;
  const select = db
    .select({ id, name, organizationID, organizationName })
    .from(appUser)
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .$dynamic();
  return await selectChoices(select, query, {
    id,
    name,
    search: [name, bhbu.namaBHBU, faskes.namaFaskes],
    offered: isNull(appUser.deletedAt),
  });
};

/** Lists the active account managers; those requested by id are included even when inactive. */
export const choicesOfAm: Handler<typeof userCalls.choicesOfAm> = async ({ db }, { query }) => {
  const { id, fullName: name } = appUser;
  const select = db
    .select({ id, name })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .$dynamic();
  return await selectChoices(select, query, {
    id,
    name,
    offered: and(isNull(appUser.deletedAt), eq(appUser.isActive, true)),
    where: eq(role.peranDasar, accountManagerRole),
  });
};

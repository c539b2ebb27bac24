import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import {
  maxMachineAccounts,
  type MachineAccount,
  type machineAccountCalls,
  type MachineAccountWithToken,
} from '#contract/domains/machine-account.ts';
import { machineRightsOf, type MachineRight, type Role } from '#contract/policy.ts';
import {
  checkOwner,
  isOfCaller,
  lingkupColumn,
  lingkupOf,
  ownerOf,
  roleOfOwner,
  type Owner,
} from '#server/domains/owner/index.ts';
import { resolveRole } from '#server/domains/user/index.ts';
import { hashPassword } from '#server/platform/auth/password.ts';
import { endSessionsOfUser, openMachineSession } from '#server/platform/auth/session.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import {
  appUser,
  bhbu,
  faskes,
  machineAccount,
  session,
} from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { defineRecords, insertStamps, type ReadContext } from '#server/platform/record/index.ts';

const hourMs = 3_600_000;

const scopeColumn = lingkupColumn(appUser);

const lastTokenEnd = sql<string | null>`(
  select max(${session.expiresAt}) from ${session}
  where ${session.userId} = ${appUser.id} and ${session.endedAt} is null)`;

/** When a token was last used. Those of earlier versions began with the instant in which they were made. */
const lastUse = sql<string | null>`(
  select max(${session.lastSeenAt}) from ${session}
  where ${session.userId} = ${appUser.id} and ${session.lastSeenAt} > ${session.createdAt})`;

/** The state of a machine account at a moment. */
const stateAt = (now: Date) => sql<MachineAccount['status']>`case
  when ${machineAccount.dicabutPada} is not null then 'DICABUT'
  when exists (
    select from ${session}
    where ${session.userId} = ${appUser.id} and ${session.endedAt} is null
      and ${session.expiresAt} > ${now.toISOString()}) then 'AKTIF'
  else 'KEDALUWARSA' end`;

const selectMachines = ({ db, now }: ReadContext) =>
  db
    .select({
      ...getTableColumns(machineAccount),
      lingkup: scopeColumn.as('lingkup'),
      idBHBU: appUser.bhbuId,
      idFaskes: appUser.faskesId,
      namaOrganisasi: sql<string | null>`coalesce(${bhbu.namaBHBU}, ${faskes.namaFaskes})`,
      status: stateAt(now).as('status'),
      tokenSampai: lastTokenEnd.as('token_sampai'),
      terakhirDipakai: lastUse.as('terakhir_dipakai'),
    })
    .from(machineAccount)
    .innerJoin(appUser, eq(appUser.id, machineAccount.userId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .$dynamic();

/** Those of the caller's company or facility. */
function machineScope(ctx: Pick<Context, 'scope' | 'user'>): SQL | undefined {
  const isOwn = isOfCaller(ctx, appUser);
  return (
    isOwn && sql`${machineAccount.userId} in (select ${appUser.id} from ${appUser} where ${isOwn})`
  );
}

const machines = defineRecords({
  table: machineAccount,
  resource: 'machineAccount',
  noun: 'machineAccount',
  select: selectMachines,
  scope: machineScope,
  labelOf: ({ nama }) => nama,
  auditFields: ['nama', 'hak', 'lingkup', 'namaOrganisasi', 'status', 'tokenSampai'],
});

/** Refuses rights that have no meaning for a machine account of a role. @throws Problem 422 */
function checkRights(base: Role, rights: readonly MachineRight[]): void {
  const offered = machineRightsOf(base);
  if (rights.every(right => offered.includes(right))) return;
  throw invalidField('hak', message('machineAccount.rightWithoutMeaning'));
}

/** Keeps the machine accounts of an owner below their limit. @throws Problem 409 */
async function checkCount({ db }: Context, { bhbuId, faskesId }: Owner): Promise<void> {
  // Two calls at once wait for each other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`machine ${bhbuId} ${faskesId}`}))`);
  const count = await db.$count(
    sql`(select from ${machineAccount} join ${appUser} on ${appUser.id} = ${machineAccount.userId}
      where ${machineAccount.dicabutPada} is null
        and ${appUser.bhbuId} is not distinct from ${bhbuId}
        and ${appUser.faskesId} is not distinct from ${faskesId}) as machines`,
  );
  if (count >= maxMachineAccounts) {
    throw new Problem(
      'KEADAAN_SALAH',
      message('machineAccount.tooMany', { jumlah: maxMachineAccounts }),
    );
  }
}

/** Locks a machine account that is not revoked. @throws Problem 404, 409, 412 */
async function lockUnrevoked(ctx: Context, id: number, submitted: unknown) {
  const before = await machines.lock(ctx, id, { submitted });
  if (before.dicabutPada !== null) {
    throw new Problem('KEADAAN_SALAH', message('machineAccount.revoked', { nama: before.nama }));
  }
  return before;
}

const tokenEnd = (now: Date, days: string): Date =>
  new Date(now.getTime() + Number(days) * 24 * hourMs);

export const machineAccountHandlers: Handlers<typeof machineAccountCalls> = {
  list: machines.list({
    search: [machineAccount.nama, bhbu.namaBHBU, faskes.namaFaskes],
    sort: {
      nama: ignoringCase(machineAccount.nama),
      tokenSampai: sql`coalesce(${lastTokenEnd}, '-infinity')`,
      terakhirDipakai: sql`coalesce(${lastUse}, '-infinity')`,
      createdAt: machineAccount.createdAt,
    },
    filters: {
      status: (status, { now }) => eq(stateAt(now), status),
      lingkup: scope => eq(scopeColumn, scope),
      idBHBU: appUser.bhbuId,
      idFaskes: appUser.faskesId,
    },
  }),
  get: (ctx, { params }) => machines.get(ctx, params.id),

  async create(ctx, { body }): Promise<MachineAccountWithToken> {
    const owner = ownerOf(ctx, body);
    const base = roleOfOwner[lingkupOf(owner)];
    checkRights(base, body.hak);
    await checkOwner(ctx, owner);
    await checkCount(ctx, owner);
    const [account] = await ctx.db
      .insert(appUser)
      .values({
        userName: `mesin-${randomBytes(6).toString('hex')}`,
        fullName: `${body.nama} (mesin)`,
        // A password that does not exist, and an account that is not active: it signs in nowhere.
        passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
        mustChangePassword: false,
        isActive: false,
        roleId: (await resolveRole(ctx.db, base)).id,
        ...owner,
        hak: [],
        ...insertStamps(ctx),
      })
      .returning({ id: appUser.id });
    const userId = account?.id ?? 0;
    const token = await openMachineSession(ctx, userId, tokenEnd(ctx.now, body.berlakuHari));
    const saved = await machines.insert(ctx, { userId, nama: body.nama, hak: body.hak });
    return { ...saved, token };
  },

  async update(ctx, { params, body }) {
    const before = await lockUnrevoked(ctx, params.id, body);
    checkRights(roleOfOwner[before.lingkup], body.hak);
    await ctx.db
      .update(appUser)
      .set({ fullName: `${body.nama} (mesin)` })
      .where(eq(appUser.id, before.userId));
    return await machines.update(ctx, before, { nama: body.nama, hak: body.hak });
  },

  async newToken(ctx, { params, body }): Promise<MachineAccountWithToken> {
    const before = await lockUnrevoked(ctx, params.id, null);
    const overlapEnd = new Date(ctx.now.getTime() + Number(body.tokenLamaJam) * hourMs);
    await ctx.db
      .update(session)
      .set({ expiresAt: sql`least(${session.expiresAt}, ${overlapEnd.toISOString()})` })
      .where(eq(session.userId, before.userId));
    const token = await openMachineSession(ctx, before.userId, tokenEnd(ctx.now, body.berlakuHari));
    const saved = await machines.update(ctx, before, {}, { action: 'newToken' });
    return { ...saved, token };
  },

  async revoke(ctx, { params, body }) {
    const before = await lockUnrevoked(ctx, params.id, null);
    await endSessionsOfUser(ctx.db, before.userId, 'dicabut', ctx.now);
    const { alasan } = body;
    const values = { dicabutPada: ctx.now.toISOString(), alasan };
    return await machines.update(ctx, before, values, { action: 'revoke', reason: alasan });
  },
};

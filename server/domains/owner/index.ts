import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { machineScopes } from '#contract/domains/machine-account.ts';
import type { Role } from '#contract/policy.ts';
import { isActiveBhbu } from '#server/domains/bhbu/index.ts';
import { canChooseFaskes } from '#server/domains/faskes/index.ts';
import type { Context } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';

/** The company or the facility that something for other systems belongs to; neither for the seller. */
export interface Owner {
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
}

export type OwnerScope = (typeof machineScopes)[number];

/** The base role of what other systems do or receive, by the owner. */
export const roleOfOwner = {
  PENJUAL: 'ADMIN',
  PERUSAHAAN: 'BHBU',
  FASKES: 'FASKES',
} as const satisfies Record<OwnerScope, Role>;

/**
 * Returns the owner that a form names. Accounts of a company or a facility make what is their own only.
 * @throws Problem 422
 */
export function ownerOf(
  { scope, user }: Context,
  {
    idBHBU = null,
    idFaskes = null,
  }: { idBHBU?: number | null | undefined; idFaskes?: number | null | undefined },
): Owner {
  const { bhbuId, faskesId } = user;
  if (scope === 'own') {
    const isOther = (idBHBU ?? bhbuId) !== bhbuId || (idFaskes ?? faskesId) !== faskesId;
    if (isOther) {
      throw invalidField(idBHBU === null ? 'idFaskes' : 'idBHBU', message('owner.ownOnly'));
    }
    return { bhbuId, faskesId };
  }
  if (idBHBU !== null && idFaskes !== null) {
    throw invalidField('idFaskes', message('owner.oneOnly'));
  }
  return { bhbuId: idBHBU, faskesId: idFaskes };
}

/** Requires the company or the facility to be active. @throws Problem 422 */
export async function checkOwner({ db }: Context, { bhbuId, faskesId }: Owner): Promise<void> {
  if (bhbuId !== null && !(await isActiveBhbu(db, bhbuId))) {
    throw invalidField('idBHBU', message('user.companyNotChoosable'));
  }
  if (faskesId !== null && !(await canChooseFaskes(db, faskesId, null))) {
    throw invalidField('idFaskes', message('user.facilityNotChoosable'));
  }
}

export const lingkupOf = ({ bhbuId, faskesId }: Owner): OwnerScope =>
  bhbuId !== null ? 'PERUSAHAAN' : faskesId !== null ? 'FASKES' : 'PENJUAL';

/** Columns with the owner of a row. */
interface OwnerColumns {
  readonly bhbuId: AnyPgColumn;
  readonly faskesId: AnyPgColumn;
}

/** SQL expression: whose a row is. */
export const lingkupColumn = ({ bhbuId, faskesId }: OwnerColumns): SQL<OwnerScope> =>
  sql<OwnerScope>`case
  when ${bhbuId} is not null then 'PERUSAHAAN'
  when ${faskesId} is not null then 'FASKES'
  else 'PENJUAL' end`;

/** What the rows of an organisation that a caller may reach depend on. */
export interface OwnerScopeContext extends Pick<Context, 'scope'> {
  readonly user: Pick<Context['user'], 'bhbuId' | 'faskesId'>;
}

/** Condition for the rows of the caller's company or facility; undefined for a caller who sees all. */
export function isOfCaller(
  { scope, user }: OwnerScopeContext,
  columns: OwnerColumns,
): SQL | undefined {
  if (scope === 'all') return undefined;
  return user.faskesId === null
    ? sql`${columns.bhbuId} = ${user.bhbuId}`
    : sql`${columns.faskesId} = ${user.faskesId}`;
}

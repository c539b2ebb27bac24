import { and, eq, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { LiveTopic } from '#contract/domains/live.ts';
import { roleScope, roles, type Permission, type Scope } from '#contract/policy.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { appUser, bhbu, note, role } from '#server/platform/db/schema/index.ts';
import { findOwners, type Owners } from '#server/platform/db/views/owners.ts';

/** A company or a facility, to whose accounts a record may belong. */
export type Organization = Pick<Context['user'], 'bhbuId' | 'faskesId'>;

/** The record of a note, and the id at which its notes are stored. */
interface NotePlace {
  readonly resource: LiveTopic;
  readonly id: number;
  readonly storedAt: number;
  /** Whether the accounts of a company or facility see the record; a draft is hidden from them. */
  readonly isSeenBy: (organization: Organization) => Promise<boolean>;
}

/** Accounts that read a record with the same scope. */
interface Audience {
  readonly scope: Scope;
  readonly accounts: readonly number[];
}

const isActiveAccount = and(eq(appUser.isActive, true), isNull(appUser.deletedAt));

/** Returns the accounts that wrote a note on a record or were mentioned in one. */
async function findParticipants(
  db: Queryable,
  { resource, storedAt }: NotePlace,
): Promise<readonly number[]> {
  const rows = await db
    .select({ authorId: note.authorId, mentions: note.mentions })
    .from(note)
    .where(and(eq(note.resource, resource), eq(note.recordId, storedAt)));
  return [...new Set(rows.flatMap(({ authorId, mentions }) => [authorId, ...mentions]))];
}

/**
 * Returns the condition of the staff who answer a company: its account manager, or the
 * administrators when it has none who can sign in.
 */
async function answeringStaff(db: Queryable, idBHBU: number | null): Promise<SQL> {
  const [manager] =
    idBHBU === null
      ? []
      : await db
          .select({ id: appUser.id })
          .from(bhbu)
          .innerJoin(appUser, eq(appUser.id, bhbu.accountManagerId))
          .where(and(eq(bhbu.id, idBHBU), isActiveAccount));
  return manager
    ? eq(appUser.id, manager.id)
    : inArray(role.peranDasar, ['SUPERADMIN', 'ADMIN'] as const);
}

/** Returns the condition of the accounts of the company and the facility of a record that see it. */
async function organizationAccounts(place: NotePlace, owners: Owners): Promise<SQL> {
  const { bhbu: bhbuId, faskes: faskesId } = owners;
  const seesAsCompany = bhbuId !== null && (await place.isSeenBy({ bhbuId, faskesId: null }));
  const seesAsFacility = faskesId !== null && (await place.isSeenBy({ bhbuId: null, faskesId }));
  return (
    or(
      seesAsCompany ? eq(appUser.bhbuId, bhbuId) : undefined,
      seesAsFacility ? eq(appUser.faskesId, faskesId) : undefined,
    ) ?? sql`false`
  );
}

/**
 * Returns whom a note for the company or facility of the record reaches: their accounts, once they see the
 * record, the staff who took part in its notes, and, when the author is no staff, the account manager of
 * the company.
 * @param except accounts that are notified in another way
 */
export async function findAudience(
  { db, scope }: Pick<Context, 'db' | 'scope'>,
  read: Permission,
  place: NotePlace,
  except: readonly number[],
): Promise<Audience[]> {
  const owners = (await findOwners(db, place.resource, place.id)) ?? { bhbu: null, faskes: null };
  const staff = roles.filter(one => roleScope(one, read) === 'all');
  const others = roles.filter(one => roleScope(one, read) === 'own');
  const rows = await db
    .select({ id: appUser.id, role: role.peranDasar })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(
        isActiveAccount,
        notInArray(appUser.id, [...except]),
        or(
          and(
            inArray(role.peranDasar, staff),
            or(
              inArray(appUser.id, [...(await findParticipants(db, place))]),
              scope === 'all' ? undefined : await answeringStaff(db, owners.bhbu),
            ),
          ),
          and(inArray(role.peranDasar, others), await organizationAccounts(place, owners)),
        ),
      ),
    );
  return (['all', 'own'] as const).flatMap(one => {
    const accounts = rows.filter(row => roleScope(row.role, read) === one).map(({ id }) => id);
    return accounts.length > 0 ? [{ scope: one, accounts }] : [];
  });
}

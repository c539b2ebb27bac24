import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { bhbu } from '../schema/index.ts';

/** What limits a reading, besides the scope of the caller. */
export interface ManagedReading {
  /** The account manager to whose companies the reading is limited. */
  readonly accountManagerId?: number | undefined;
}

/** Condition that a record is of a company of the account manager to whom a reading is limited, if it is. */
export const ofManagedCompany = (
  { accountManagerId }: ManagedReading,
  company: AnyColumn,
): SQL | undefined =>
  accountManagerId === undefined
    ? undefined
    : sql`${company} in (
        select managed.id from ${bhbu} managed where managed.account_manager_id = ${accountManagerId})`;

import type { FaskesChoice } from '#contract/faskes/index.ts';
import type { Item, lookupCalls } from '#contract/lookup.ts';
import { maxPageSize } from '#contract/list.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import type { Reach } from './records.ts';

/** Name of a lookup: a regulated list, or one of our own record types. */
export type LookupName =
  keyof typeof lookupCalls | 'bhbu' | 'faskes' | 'role' | 'user' | 'accountManager' | 'auditPeople';

interface LookupOptions {
  /** Id of the company whose facilities are listed. */
  readonly of?: string;
  /** For our own records: a search text and the maximum number of items. */
  readonly q?: string;
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/** A lookup item. */
export interface Choosable extends Item {
  /** Message key of a warning shown with the item. */
  readonly note?: MessageKey;
}

/** Fetches the items of a lookup; all of them without `limit`. */
export type Lookup = (name: LookupName, options?: LookupOptions) => Promise<readonly Choosable[]>;

const toItems = (choices: readonly { id: number; name: string }[]): Item[] =>
  choices.map(({ id, name }) => ({ id: String(id), name }));

interface Person {
  readonly id: number;
  readonly name: string;
  readonly organizationName: string | null;
}

/** Appends the organisation, because people's names are not unique. */
const withOrganisation = (people: readonly Person[]) =>
  people.map(({ id, name, organizationName }) => ({
    id,
    name: organizationName === null ? name : `${name}, ${organizationName}`,
  }));

const facilities = (choices: readonly FaskesChoice[]): Choosable[] =>
  choices.map(({ id, name, masaBerlakuHabis }) => ({
    id: String(id),
    name,
    ...(masaBerlakuHabis ? { note: 'common.permit_expired' } : {}),
  }));

/** Creates the lookup function; each contract module is loaded on first use. */
export const lookup =
  ({ call }: Pick<Reach, 'call'>): Lookup =>
  async (name, { of, q, limit, signal } = {}) => {
    if (name === 'bhbu') {
      const { bhbuCalls } = await import('#contract/bhbu.ts');
      return toItems(await call(bhbuCalls.choices, { query: { q, limit } }, { signal }));
    }
    if (name === 'faskes') {
      const { faskesCalls } = await import('#contract/faskes/index.ts');
      return facilities(
        of === undefined
          ? await call(faskesCalls.choices, { query: { q, limit } }, { signal })
          : await call(faskesCalls.choicesOfBhbu, { params: { id: of } }, { signal }),
      );
    }
    if (name === 'user') {
      const { userCalls } = await import('#contract/user.ts');
      return toItems(
        withOrganisation(await call(userCalls.choices, { query: { q, limit } }, { signal })),
      );
    }
    if (name === 'accountManager') {
      const { userCalls } = await import('#contract/user.ts');
      return toItems(await call(userCalls.choicesOfAm, { query: { q, limit } }, { signal }));
    }
    if (name === 'auditPeople') {
      const { auditCalls } = await import('#contract/audit.ts');
      return toItems(await call(auditCalls.people, {}, { signal }));
    }
    if (name === 'role') {
      const { roleCalls } = await import('#contract/role.ts');
      const query = { pageSize: maxPageSize };
      return toItems((await call(roleCalls.list, { query }, { signal })).data);
    }
    const { lookupCalls } = await import('#contract/lookup.ts');
    return await call(lookupCalls[name], {}, { signal });
  };

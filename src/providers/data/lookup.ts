import type { FaskesChoice } from '#contract/faskes/index.ts';
import type { Item, lookupCalls } from '#contract/lookup.ts';
import { maxPageSize } from '#contract/list.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import type { Reach } from './records.ts';

/** The name of a list to choose from: one that the law makes, or one of our own records. */
export type LookupName =
  keyof typeof lookupCalls | 'bhbu' | 'faskes' | 'role' | 'user' | 'accountManager' | 'auditPeople';

interface LookupOptions {
  /** The company whose facilities are asked for. */
  readonly of?: string;
  /** Of our own records: those whose name holds this, and no more than so many. */
  readonly q?: string;
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/** One to choose. */
export interface Choosable extends Item {
  /** What is to be known before it is chosen, as a key of the bundle. */
  readonly note?: MessageKey;
}

/** One list to choose from; whole, where no limit is set. */
export type Lookup = (name: LookupName, options?: LookupOptions) => Promise<readonly Choosable[]>;

const toItems = (choices: readonly { id: number; name: string }[]): Item[] =>
  choices.map(({ id, name }) => ({ id: String(id), name }));

interface Person {
  readonly id: number;
  readonly name: string;
  readonly organizationName: string | null;
}

/** Whose account it is, and where they belong: names alone are not unique. */
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

/** The verb that fetches lists to choose from; their calls load with the first one. */
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

import { maxPageSize } from '#contract/core/list.ts';
import { defaultLocale } from '#contract/core/locale.ts';
import type { FaskesChoice } from '#contract/domains/faskes/index.ts';
import type { LookupItem as ContractLookupItem, lookupCalls } from '#contract/domains/lookup.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { locale } from '#texts/locale.ts';
import type { Call } from '../api/http.ts';

/** Name of a lookup: a regulated list, or one of our own record types. */
export type LookupName =
  | keyof typeof lookupCalls
  | 'batch'
  | 'bhbu'
  | 'distributor'
  | 'faskes'
  | 'faskesCode'
  | 'import'
  | 'product'
  | 'role'
  | 'user'
  | 'voucherContract'
  | 'voucherTransaction'
  | 'accountManager'
  | 'auditPeople';

interface LookupOptions {
  /** Id of the company whose facilities are listed. */
  readonly bhbuId?: string;
  /** For our own records: a search text and the maximum number of items. */
  readonly q?: string;
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/** A lookup item. */
export interface LookupItem extends ContractLookupItem {
  /** Message key of a warning shown with the item. */
  readonly warning?: MessageKey;
}

/** Fetches the items of a lookup; all of them without `limit`. */
export type Lookup = (name: LookupName, options?: LookupOptions) => Promise<readonly LookupItem[]>;

const toItems = (choices: readonly { id: number; name: string }[]): LookupItem[] =>
  choices.map(({ id, name }) => ({ id: String(id), name }));

interface AccountChoice {
  readonly id: number;
  readonly name: string;
  readonly organizationName: string | null;
}

/** Appends the organisation, because people's names are not unique. */
const withOrganizationName = (accounts: readonly AccountChoice[]) =>
  accounts.map(({ id, name, organizationName }) => ({
    id,
    name: organizationName === null ? name : `${name}, ${organizationName}`,
  }));

const toFaskesItems = (choices: readonly FaskesChoice[]): LookupItem[] =>
  choices.map(({ id, name, masaBerlakuHabis }) => ({
    id: String(id),
    name,
    ...(masaBerlakuHabis ? { warning: 'common.permit_expired' } : {}),
  }));

/** Facilities by the code with which a spreadsheet names them; those without a code are left out. */
const toFaskesCodeItems = (choices: readonly FaskesChoice[]): LookupItem[] =>
  choices.flatMap(({ kodePcare, name }) =>
    kodePcare === null ? [] : [{ id: kodePcare, name: `${kodePcare}, ${name}` }],
  );

/** Countries with their names in the language of the console, by name. */
function translateCountries(countries: readonly LookupItem[]): readonly LookupItem[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countries
    .map(({ id, name }) => ({ id, name: names.of(id) ?? name }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Categories of participants with their names in the language of the console, in their order. */
async function translateCategories(
  categories: readonly LookupItem[],
): Promise<readonly LookupItem[]> {
  const { peserta } = await import('#texts/peserta.ts');
  const names: Readonly<Partial<Record<string, string>>> = peserta.kategori;
  return categories.map(({ id, name }) => ({ id, name: names[id] ?? name }));
}

/** Creates the lookup function; each contract module is loaded on first use. */
export const createLookup =
  (call: Call): Lookup =>
  async (name, { bhbuId, q, limit, signal } = {}) => {
    if (name === 'bhbu') {
      const { bhbuCalls } = await import('#contract/domains/bhbu/calls.ts');
      return toItems(await call(bhbuCalls.choices, { query: { q, limit } }, { signal }));
    }
    if (name === 'faskes') {
      const { faskesCalls } = await import('#contract/domains/faskes/index.ts');
      return toFaskesItems(
        bhbuId === undefined
          ? await call(faskesCalls.choices, { query: { q, limit } }, { signal })
          : await call(faskesCalls.choicesOfBhbu, { params: { id: bhbuId } }, { signal }),
      );
    }
    if (name === 'faskesCode') {
      const { faskesCalls } = await import('#contract/domains/faskes/index.ts');
      return toFaskesCodeItems(
        await call(faskesCalls.choices, { query: { q, limit } }, { signal }),
      );
    }
    if (name === 'batch') {
      const { batchCalls } = await import('#contract/domains/batch.ts');
      const sort = { sortBy: 'kedaluwarsa', sortOrder: 'desc' } as const;
      const query = { q, pageSize: limit ?? maxPageSize, ...sort };
      const { data } = await call(batchCalls.list, { query }, { signal });
      return data.map(({ id, nomor, namaProduk }) => ({
        id: String(id),
        name: `${nomor}, ${namaProduk}`,
      }));
    }
    if (name === 'distributor') {
      const { distributorCalls } = await import('#contract/domains/distributor.ts');
      return toItems(await call(distributorCalls.choices, { query: { q, limit } }, { signal }));
    }
    if (name === 'product') {
      const { productCalls } = await import('#contract/domains/product.ts');
      return toItems(await call(productCalls.choices, { query: { q, limit } }, { signal }));
    }
    if (name === 'user') {
      const { userCalls } = await import('#contract/domains/user.ts');
      return toItems(
        withOrganizationName(await call(userCalls.choices, { query: { q, limit } }, { signal })),
      );
    }
    if (name === 'voucherContract') {
      const { voucherContractCalls } = await import('#contract/domains/voucher/contract.ts');
      const sort = { sortBy: 'createdAt', sortOrder: 'desc' } as const;
      const query = { q, pageSize: limit ?? maxPageSize, ...sort };
      const { data } = await call(voucherContractCalls.list, { query }, { signal });
      return data.map(({ id, noKontrak, judul }) => ({
        id: String(id),
        name: [noKontrak, judul].filter(Boolean).join(', '),
      }));
    }
    if (name === 'voucherTransaction') {
      const { voucherTransactionCalls } = await import('#contract/domains/voucher/transaction.ts');
      const sort = { sortBy: 'tanggal', sortOrder: 'desc' } as const;
      const query = { q, pageSize: limit ?? maxPageSize, ...sort };
      const { data } = await call(voucherTransactionCalls.listOwn, { query }, { signal });
      return data.map(({ id, noTransaksi }) => ({ id: String(id), name: noTransaksi }));
    }
    if (name === 'import') {
      const { importCalls } = await import('#contract/domains/import/index.ts');
      const query = { pageSize: maxPageSize, sortBy: 'createdAt', sortOrder: 'desc' } as const;
      const { data } = await call(importCalls.list, { query }, { signal });
      return data.map(({ id, namaBerkas }) => ({ id: String(id), name: `${namaBerkas} (${id})` }));
    }
    if (name === 'accountManager') {
      const { userCalls } = await import('#contract/domains/user.ts');
      return toItems(await call(userCalls.choicesOfAm, { query: { q, limit } }, { signal }));
    }
    if (name === 'auditPeople') {
      const { auditCalls } = await import('#contract/domains/audit.ts');
      return toItems(await call(auditCalls.actors, {}, { signal }));
    }
    if (name === 'role') {
      const { roleCalls } = await import('#contract/domains/role.ts');
      const query = { pageSize: maxPageSize };
      return toItems((await call(roleCalls.list, { query }, { signal })).data);
    }
    const { lookupCalls } = await import('#contract/domains/lookup.ts');
    const items = await call(lookupCalls[name], {}, { signal });
    // The server's names are Indonesian.
    if (locale === defaultLocale) return items;
    if (name === 'negara') return translateCountries(items);
    return name === 'kategori' ? await translateCategories(items) : items;
  };

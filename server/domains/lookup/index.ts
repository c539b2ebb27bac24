import indonesian from 'i18n-iso-countries/langs/id.json' with { type: 'json' };
import {
  pesertaCategories,
  type LookupItem,
  type KabKota,
  type lookupCalls,
} from '#contract/domains/lookup.ts';
import { fullAddress } from '#documents/address.ts';
import { withoutTransaction, type Handlers } from '#server/platform/context.ts';
import regions from './data/regions.json' with { type: 'json' };

const byName = (a: LookupItem, b: LookupItem): number => a.name.localeCompare(b.name, 'id');

const provinces: Readonly<Record<string, string>> = regions.provinces;

const kabKota: KabKota[] = Object.entries(regions.regencies).map(([id, name]) => {
  const kodeProvinsi = id.slice(0, 2);
  return { id, name, kodeProvinsi, provinsi: provinces[kodeProvinsi] ?? '' };
});

const countries: Readonly<Record<string, string | string[]>> = indonesian.countries;

const negara: LookupItem[] = Object.entries(countries)
  .map(([id, name]) => ({ id, name: Array.isArray(name) ? (name[0] ?? id) : name }))
  .sort(byName);

const kategori: LookupItem[] = pesertaCategories.map(({ id, name }) => ({ id, name }));

const kabKotaNames = new Map(kabKota.map(({ id, name }) => [id, name]));
const countryNames = new Map(negara.map(({ id, name }) => [id, name]));
const categoryCodes = new Set(kategori.map(({ id }) => id));

/** Returns the name of a kabupaten or kota, or null for an unknown code. */
export const kabKotaName = (code: string): string | null => kabKotaNames.get(code) ?? null;

/** A place as its record has it; `kabKota` is a code. */
interface Place {
  readonly alamat?: string | null | undefined;
  readonly kabKota?: string | null | undefined;
  readonly kodePos?: string | null | undefined;
}

/** Returns the address of a place with its city and postcode, as documents print it; empty without one. */
export const addressOf = ({ alamat, kabKota, kodePos }: Place): string =>
  fullAddress(alamat, kabKota && kabKotaName(kabKota), kodePos);

/** Returns the name of a country, or null for an unknown code. */
export const countryName = (code: string): string | null => countryNames.get(code) ?? null;

/** Checks whether a text is a known code, for validating import rows. */
export const lookupCodes = {
  isKabKota: (code: string): boolean => kabKotaNames.has(code),
  isKategori: (code: string): boolean => categoryCodes.has(code),
  isNegara: (code: string): boolean => countryNames.has(code),
};

/** Handlers of the lookup lists, which are constant and the same for every user. */
export const lookupHandlers: Handlers<typeof lookupCalls> = {
  kabKota: withoutTransaction(() => Promise.resolve(kabKota)),
  publicKabKota: withoutTransaction(() => Promise.resolve(kabKota)),
  kategori: withoutTransaction(() => Promise.resolve(kategori)),
  negara: withoutTransaction(() => Promise.resolve(negara)),
};

/** The lookup lists, for the import template and for parsing its cells. */
export const lookupLists = { kabKota, kategori, negara };

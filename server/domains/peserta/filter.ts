import { and, eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { parsePhone } from '#contract/core/values/phone.ts';
import type { pesertaCalls } from '#contract/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { containsName, idIn, isWithin } from '#server/platform/db/list-query.ts';
import { peserta, pesertaCount, pesertaTotal } from '#server/platform/db/schema/index.ts';
import { limitedTo } from '#server/platform/record/index.ts';
import { wasSavedByImport } from '#server/platform/db/views/import-changes.ts';
import { hasVaccinationState } from './vaccination-state.ts';
import { nikKey, plainNik } from './identity.ts';
import { isLivePeserta, pesertaScope, personalPesertaScope } from './scope.ts';

/** Filters of the participant list and of its export. */
export type PesertaFilter = HandlerInput<typeof pesertaCalls.count>['query'];

/** `role` is the whole scope of the caller's role; `personal` is the narrower one of the `ByUser` calls. */
export type ListScope = 'role' | 'personal';

const scopeConditions = { role: pesertaScope, personal: personalPesertaScope };

const equals = (column: AnyColumn, value: number | boolean | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

/** Conditions on whose registrations they are: the caller's scope, the company and such. */
function ownerConditions(
  ctx: Context,
  listScope: ListScope,
  criteria: PesertaFilter,
  of: typeof peserta | typeof pesertaCount,
): (SQL | undefined)[] {
  // In the personal scope the caller's own `userId` narrows nothing further.
  const uploader =
    listScope === 'personal' && criteria.userId === ctx.user.id ? undefined : criteria.userId;
  return [
    scopeConditions[listScope](limitedTo(ctx, criteria), of),
    equals(of.userId, uploader),
    equals(of.faskesId, criteria.idFaskes),
    equals(of.bhbuId, criteria.idBHBU),
  ];
}

/** Conditions on the columns with few values, which the stored totals have too. */
const stateConditions = (
  criteria: PesertaFilter,
  of: typeof peserta | typeof pesertaCount | typeof pesertaTotal,
): (SQL | undefined)[] => [
  equals(of.vaccinationType, criteria.vaccinationType),
  equals(of.isWNI, criteria.isWNI),
  equals(of.isValid, criteria.statusData && criteria.statusData === 'VALID'),
  equals(of.isActive, criteria.isActive),
  equals(of.isVoucher, criteria.isVoucher),
  equals(of.isEligible, criteria.isEligible),
  criteria.statusVaksinasi &&
    hasVaccinationState(of, criteria.statusVaksinasi, criteria.vaccinationType),
];

/** SQL condition of the filters within the caller's scope, shared by list, count and export. */
export function pesertaCondition(
  ctx: Context,
  listScope: ListScope,
  criteria: PesertaFilter,
): SQL | undefined {
  return and(
    isLivePeserta,
    ...ownerConditions(ctx, listScope, criteria, peserta),
    ...stateConditions(criteria, peserta),
    idIn(peserta.id, criteria.id),
    criteria.nik === undefined ? undefined : nikCondition(ctx, criteria.nik),
    criteria.TanggalVaksinasi && isWithin(peserta.tanggalVaksinasi, criteria.TanggalVaksinasi),
    criteria.rencanaTanggal && isWithin(peserta.rencanaTanggal, criteria.rencanaTanggal),
    criteria.idImport === undefined ? undefined : wasSavedByImport(criteria.idImport),
    criteria.q ? searchCondition(ctx, criteria.q) : undefined,
  );
}

/** Stored counts, and the condition of those to add up. */
export interface StoredCounts {
  readonly counts: typeof pesertaCount | typeof pesertaTotal;
  readonly where: SQL | undefined;
}

/**
 * The stored counts of the filters, or null when the filters need the rows themselves. Registrations
 * of all owners are counted by the totals, which are few.
 */
export function storedCounts(
  ctx: Context,
  listScope: ListScope,
  criteria: PesertaFilter,
): StoredCounts | null {
  const { q, nik, TanggalVaksinasi, rencanaTanggal, id, idImport } = criteria;
  if (q || id?.length) return null;
  if ([nik, TanggalVaksinasi, rencanaTanggal, idImport].some(value => value !== undefined))
    return null;
  const ofOwner = and(...ownerConditions(ctx, listScope, criteria, pesertaCount));
  const counts = ofOwner ? pesertaCount : pesertaTotal;
  return { counts, where: and(ofOwner, ...stateConditions(criteria, counts)) };
}

/** Whether a text is a full NIK (16 digits), with any separators. */
export const isFullNik = (text: string): boolean => /^\d{16}$/.test(plainNik(text));

/** Matches citizens and foreigners by full NIK; the blind index allows no partial match. */
function nikCondition(ctx: Context, text: string): SQL | undefined {
  if (!isFullNik(text)) return sql`false`;
  const key = nikKey(ctx.deps.keys, text);
  return or(eq(peserta.personKey, key), eq(peserta.nikKey, key));
}

/** Whether a text is the end of a NIK, as lists show it: its last four digits. */
export const isNikEnd = (text: string): boolean => /^\d{4}$/.test(text.trim());

/**
 * SQL condition of the search text: a full NIK, its last four digits, a mobile number or part of a name. The last
 * digits are compared with the masked number, which shows them.
 */
export function searchCondition(ctx: Context, text: string): SQL | undefined {
  if (isFullNik(text)) return nikCondition(ctx, text);
  if (isNikEnd(text)) return sql`right(${peserta.nikMask}, 4) = ${text.trim()}`;
  const name = containsName(text, peserta.namaKey);
  const phone = parsePhone(text);
  return phone === null ? name : or(name, eq(peserta.noHP, phone));
}

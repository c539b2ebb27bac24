import { and, eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Input } from '#contract/endpoint.ts';
import type { pesertaCalls } from '#contract/peserta/index.ts';
import { parsePhone } from '#contract/phone.ts';
import type { Context } from '../context.ts';
import { idIn } from '../db/list.ts';
import { peserta, pesertaCount } from '../db/schema/index.ts';
import { isSoFar } from './doses.ts';
import { nikKey, plainNik } from './identity.ts';
import { isLive, mine, minePersonally } from './scope.ts';

/** Filters of the participant list and of its export. */
export type Asked = Input<typeof pesertaCalls.count>['query'];

/** `reach` is the caller's whole scope; `personal` is the narrower scope of the `ByUser` calls. */
export type Whose = 'reach' | 'personal';

const reach = { reach: mine, personal: minePersonally };

const same = (column: AnyColumn, value: number | boolean | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

/** Conditions that apply to the participant table and to the stored counts alike. */
function narrowed(
  ctx: Context,
  whose: Whose,
  asked: Asked,
  of: typeof peserta | typeof pesertaCount,
): (SQL | undefined)[] {
  // In the personal scope the caller's own `userId` narrows nothing further.
  const uploader = whose === 'personal' && asked.userId === ctx.user.id ? undefined : asked.userId;
  return [
    reach[whose](ctx, of),
    same(of.userId, uploader),
    same(of.faskesId, asked.idFaskes),
    same(of.bhbuId, asked.idBHBU),
    same(of.vaccinationType, asked.vaccinationType),
    same(of.isCitizen, asked.isWNI),
    same(of.isValid, asked.statusData && asked.statusData === 'VALID'),
    same(of.isActive, asked.isActive),
    same(of.isVoucher, asked.isVoucher),
    same(of.isEligible, asked.isEligible),
    asked.statusVaksinasi && isSoFar(of, asked.statusVaksinasi, asked.vaccinationType),
  ];
}

/** SQL condition of the filters within the caller's scope, shared by list, count and export. */
export function wanted(ctx: Context, whose: Whose, asked: Asked): SQL | undefined {
  return and(
    isLive,
    ...narrowed(ctx, whose, asked, peserta),
    idIn(peserta.id, asked.id),
    asked.nik === undefined ? undefined : withNik(ctx, asked.nik),
    asked.TanggalVaksinasi === undefined
      ? undefined
      : eq(peserta.vaccinatedOn, asked.TanggalVaksinasi),
    asked.q ? matching(ctx, asked.q) : undefined,
  );
}

/** The same condition on the stored counts, or null when the filters need the rows themselves. */
export function wantedCounts(ctx: Context, whose: Whose, asked: Asked): { where?: SQL } | null {
  const { q, nik, TanggalVaksinasi, id } = asked;
  if (q || nik !== undefined || TanggalVaksinasi !== undefined || id?.length) return null;
  return { where: and(...narrowed(ctx, whose, asked, pesertaCount)) };
}

/** Whether a text is a full NIK (16 digits), with any separators. */
export const isWholeNik = (text: string): boolean => /^\d{16}$/.test(plainNik(text));

/** Matches citizens and foreigners by full NIK; the blind index allows no partial match. */
function withNik(ctx: Context, text: string): SQL | undefined {
  if (!isWholeNik(text)) return sql`false`;
  const key = nikKey(ctx.deps.keys, text);
  return or(eq(peserta.personKey, key), eq(peserta.nikKey, key));
}

/** SQL condition of the search text: a full NIK, a mobile number or part of a name. */
export function matching(ctx: Context, text: string): SQL | undefined {
  if (isWholeNik(text)) return withNik(ctx, text);
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const name = sql`${peserta.nameKey} like lower(${part})`;
  const phone = parsePhone(text);
  return phone === null ? name : or(name, eq(peserta.phone, phone));
}

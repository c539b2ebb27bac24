import { and, asc, eq, ne, sql } from 'drizzle-orm';
import {
  mostDeeds,
  type OtherRegistration,
  type Peserta,
  type pesertaCalls,
} from '#contract/peserta/index.ts';
import { canAccess } from '#contract/policy.ts';
import { changedByHand, countDeeds, deedsOf } from '../audit/of-record.ts';
import type { Context, Verb } from '../context.ts';
import { bhbu, faskes, peserta } from '../db/schema/index.ts';
import { visitsOf } from '../dosis/of-peserta.ts';
import { importsOf } from '../impor/of-peserta.ts';
import { originsOf } from './origins.ts';
import { columns, getPeserta, toRecord } from './read.ts';
import { isLive, mine } from './scope.ts';

/** Returns a participant with all events. Users who may restore also see deleted participants. */
export const history: Verb<typeof pesertaCalls.history> = async (ctx, { params: { id } }) => {
  const mayRestore = canAccess(ctx.user.role, 'peserta.delete') !== undefined;
  const record = await getPeserta(ctx, id, mayRestore ? sql`true` : isLive);
  const unggahan = await importsOf(ctx, id);
  return {
    peserta: record,
    pendaftaranLain: await othersOf(ctx, record),
    dosis: await visitsOf(ctx, id),
    unggahan,
    asal: originsOf(unggahan, await changedByHand(ctx.db, 'peserta', id)),
    jejak: await deedsOf(ctx.db, 'peserta', id, mostDeeds),
    jumlahJejak: await countDeeds(ctx.db, 'peserta', id),
  };
};

/** Finds the person's other live registrations within the caller's scope. */
async function othersOf(ctx: Context, { id }: Peserta): Promise<OtherRegistration[]> {
  const person = ctx.db.select({ key: peserta.personKey }).from(peserta).where(eq(peserta.id, id));
  const rows = await ctx.db
    .select(columns)
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId))
    .where(and(eq(peserta.personKey, person), ne(peserta.id, id), mine(ctx), isLive))
    .orderBy(asc(peserta.vaccinationType), asc(peserta.createdAt), asc(peserta.id));
  return rows.map(toRecord);
}

import { and, asc, eq, ne, sql } from 'drizzle-orm';
import {
  maxAuditEntries,
  type ConsentProof,
  type OtherRegistration,
  type Peserta,
  type pesertaCalls,
} from '#contract/domains/peserta/index.ts';
import { canAccess } from '#contract/policy.ts';
import { findConsentProof } from '#server/domains/bhbu/index.ts';
import { findMergesOfPeserta } from '#server/domains/duplicate/index.ts';
import { findImportsOfPeserta } from '#server/domains/import/index.ts';
import {
  pesertaColumns,
  getPeserta,
  toPesertaRecord,
  isLivePeserta,
  pesertaScope,
  findConsent,
} from '#server/domains/peserta/index.ts';
import { findVisitsOfPeserta } from '#server/domains/vaksinasi/index.ts';
import {
  lastFieldWriters,
  lastManualChanges,
  countRecordHistory,
  listRecordHistory,
} from '#server/platform/audit/record-history.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { bhbu, faskes, peserta } from '#server/platform/db/schema/index.ts';
import { fieldSources } from './field-sources.ts';
import { valueSources } from './value-sources.ts';

/** Returns a participant with all events. Users who may restore also see deleted participants. */
export const history: Handler<typeof pesertaCalls.history> = async (ctx, { params: { id } }) => {
  const canRestore = canAccess(ctx.user, 'peserta.delete') !== undefined;
  const record = await getPeserta(ctx, id, canRestore ? sql`true` : isLivePeserta);
  const unggahan = await findImportsOfPeserta(ctx, id);
  const asal = fieldSources(unggahan, await lastManualChanges(ctx.db, 'peserta', id));
  return {
    peserta: record,
    persetujuan: await findConsent(ctx.db, id),
    buktiPersetujuan: await findProof(ctx, record),
    pendaftaranLain: await findOtherRegistrations(ctx, record),
    dosis: await findVisitsOfPeserta(ctx, id),
    unggahan,
    asal,
    pengisi: valueSources(record, await lastFieldWriters(ctx.db, 'peserta', id), asal),
    gabungan: await findMergesOfPeserta(ctx, id),
    jejak: await listRecordHistory(ctx.db, 'peserta', id, maxAuditEntries),
    jumlahJejak: await countRecordHistory(ctx.db, 'peserta', id),
  };
};

/** Finds the proof of consents of the company of a participant, for those who may read its documents. */
const findProof = async (ctx: Context, { idBHBU }: Peserta): Promise<ConsentProof | null> =>
  idBHBU !== null && canAccess(ctx.user, 'bhbu.read') !== undefined
    ? await findConsentProof(ctx.db, idBHBU)
    : null;

/** Finds the person's other live registrations within the caller's scope. */
async function findOtherRegistrations(ctx: Context, { id }: Peserta): Promise<OtherRegistration[]> {
  const person = ctx.db.select({ key: peserta.personKey }).from(peserta).where(eq(peserta.id, id));
  const rows = await ctx.db
    .select(pesertaColumns)
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId))
    .where(and(eq(peserta.personKey, person), ne(peserta.id, id), pesertaScope(ctx), isLivePeserta))
    .orderBy(asc(peserta.vaccinationType), asc(peserta.createdAt), asc(peserta.id));
  return rows.map(toPesertaRecord);
}

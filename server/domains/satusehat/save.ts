import { and, eq, sql } from 'drizzle-orm';
import type { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import type { RecordInput } from '#contract/domains/satusehat/record.ts';
import { lockPeserta } from '#server/domains/peserta/index.ts';
import { diffFields } from '#server/platform/audit/write-audit.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { product, satusehatVaccinator } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { assess, toRecord } from './assess.ts';
import {
  findEncounterOwners,
  findPatientOwners,
  isTaken,
  lockNumbers,
  personOf,
  saveEncounter,
  savePatientNumber,
  visitOf,
} from './numbers.ts';
import { auditedRecord, getSource, storeRecord } from './stored-record.ts';
import { isOwn } from './gaps.ts';
import type { Source } from './source.ts';

/** @throws Problem 422 for what cannot be said of the record */
async function check(ctx: Context, source: Source, body: RecordInput): Promise<void> {
  const { noIHS, kunjungan, ihsVaksinator, idProduk } = body;
  if (noIHS && isTaken(await findPatientOwners(ctx, [noIHS]), noIHS, personOf(source))) {
    throw invalidField('noIHS', message('satusehat.patientTaken'));
  }
  if (kunjungan) {
    if (!isOwn(source)) throw invalidField('kunjungan', message('satusehat.noEncounter'));
    if (isTaken(await findEncounterOwners(ctx, [kunjungan]), kunjungan, visitOf(source))) {
      throw invalidField('kunjungan', message('satusehat.encounterTaken'));
    }
  }
  if (ihsVaksinator && !source.vaksinator) {
    throw invalidField('ihsVaksinator', message('satusehat.noVaccinator'));
  }
  if (idProduk) {
    if (source.hasOwnProduct && idProduk !== source.product?.id) {
      throw invalidField('idProduk', message('satusehat.productRecorded'));
    }
    if ((await ctx.db.$count(product, eq(product.id, idProduk))) === 0) {
      throw invalidField('idProduk', message('satusehat.productInactive'));
    }
  }
}

/** Saves the number of a vaccinator for all visits at the facility that name them. */
async function saveVaccinator(ctx: Context, source: Source, ihs: string | null): Promise<void> {
  const { vaksinator, faskes } = source;
  if (vaksinator === null || source.ihsVaksinator === ihs) return;
  // As the report finds it.
  const nama = sql`lower(${vaksinator})`;
  if (ihs === null) {
    await ctx.db
      .delete(satusehatVaccinator)
      .where(and(eq(satusehatVaccinator.faskesId, faskes.id), eq(satusehatVaccinator.nama, nama)));
    return;
  }
  await ctx.db
    .insert(satusehatVaccinator)
    .values({ faskesId: faskes.id, nama, ihs })
    .onConflictDoUpdate({
      target: [satusehatVaccinator.faskesId, satusehatVaccinator.nama],
      set: { ihs },
    });
}

/** What the audit entry says of a record; the number of the patient has an entry of the participant. */
const auditFields = ({ kunjungan, ihsVaksinator, product: chosen }: Source) => ({
  kunjungan,
  ihsVaksinator,
  idProduk: chosen?.id ?? null,
});

/** Enters the numbers of one record, as they were found at SATUSEHAT. */
export const save: Handler<typeof satusehatCalls.save> = async (ctx, { body }) => {
  const found = await getSource(ctx, body);
  // Refuses a person who asked to restrict their data.
  await lockPeserta({ ...ctx, scope: 'all' }, found.idPeserta);
  await lockNumbers(ctx);
  const source = await getSource(ctx, body);
  await check(ctx, source, body);
  const { noIHS, kunjungan, ihsVaksinator, idProduk } = body;
  if (noIHS !== undefined) await savePatientNumber(ctx, source, noIHS);
  if (kunjungan !== undefined) await saveEncounter(ctx, source, kunjungan);
  if (ihsVaksinator !== undefined) await saveVaccinator(ctx, source, ihsVaksinator);
  if (idProduk !== undefined && !source.hasOwnProduct) {
    await storeRecord(ctx, source, { idProduk });
  }
  const after = await getSource(ctx, body);
  const difference = diffFields(auditFields(source), auditFields(after));
  if (Object.keys(difference.after).length > 0) {
    await ctx.audit({
      action: 'satusehat.fillNumbers',
      ...auditedRecord(source),
      ...difference,
    });
  }
  return toRecord(assess(after));
};

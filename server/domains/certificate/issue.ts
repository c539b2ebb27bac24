import { and, asc, sql } from 'drizzle-orm';
import type { certificateCalls } from '#contract/domains/certificate/calls.ts';
import { maxCertificatesAtOnce, type Certificate } from '#contract/domains/certificate/record.ts';
import { lockPeserta } from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { rowsSubquery } from '#server/platform/db/bulk-rows.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { isAnyOf } from '#server/platform/db/list-query.ts';
import { certificate, peserta } from '#server/platform/db/schema/index.ts';
import { fileMany } from '#server/platform/document/index.ts';
import { drawDocumentNumbers } from '#server/platform/document-number/index.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { insertStamps } from '#server/platform/record/index.ts';
import { sourceOf } from './document.ts';
import { signCards, type CardHolder } from './health-card.ts';
import {
  certificateColumns,
  certificateLifecycle,
  certificateRecords,
  toCertificate,
} from './records.ts';
import { findSnapshots, holderColumns, type Holder, type Snapshot } from './snapshot.ts';
import { countWaiting, waitingCondition } from './waiting.ts';

/** Locks the valid proofs of locked registrations, by registration. */
export async function lockValid(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Certificate>> {
  const rows = await db
    .select(certificateColumns)
    .from(certificate)
    .where(and(isAnyOf(certificate.idPeserta, ids), sql`${certificate.status} = 'BERLAKU'`))
    .orderBy(asc(certificate.id))
    .for('no key update');
  return new Map(rows.map(row => [row.idPeserta, toCertificate(row)]));
}

/**
 * Issues a proof to each of some locked registrations that have a dose; their valid proofs are
 * replaced.
 * @param valid the locked valid proofs, by registration
 */
export async function issueTo(
  ctx: Context,
  holders: readonly Holder[],
  valid: ReadonlyMap<number, Certificate>,
  reason: string | null,
): Promise<Certificate[]> {
  const found = await findSnapshots(ctx.db, holders);
  if (found.length === 0) return [];
  const snapshots = found.map(({ snapshot }) => snapshot);
  for (const { idPeserta } of snapshots) {
    const old = valid.get(idPeserta);
    if (!old) continue;
    await transition(ctx, certificateLifecycle, old, 'replace', { reason: reason ?? undefined });
  }
  await ctx.db.execute(sql`
    update ${peserta} p set sertifikat_dosis = r.sertifikat_dosis
    from ${rowsSubquery(
      peserta,
      snapshots.map(({ idPeserta, dosis }) => ({ id: idPeserta, sertifikatDosis: dosis.length })),
    )} r where p.id = r.id`);
  const numbers = await drawDocumentNumbers(ctx, 'certificate', snapshots.length);
  const cards = await signCards(ctx, found.map(toCardHolder));
  const rows = await ctx.db
    .insert(certificate)
    .values(
      snapshots.map((snapshot, at) => {
        const old = valid.get(snapshot.idPeserta);
        return {
          ...snapshot,
          ...cards[at],
          nomor: numbers[at] ?? '',
          idMenggantikan: old?.id ?? null,
          alasanGanti: old ? reason : null,
          ...insertStamps(ctx),
        };
      }),
    )
    .returning({ ...certificateColumns, kartu: certificate.kartu });
  const issued = rows.map(toCertificate);
  for (const one of issued) {
    const { nomor, idPeserta, idMenggantikan, dosis } = one;
    await certificateRecords.audit(ctx, one, 'issue', {
      after: { nomor, idPeserta, idMenggantikan, jumlahDosis: dosis.length },
      reason: one.alasanGanti,
    });
    await recordCreation(ctx, certificateLifecycle, one, 'issue');
  }
  await fileMany(
    ctx,
    'certificate',
    issued.map((one, at) => sourceOf(one, rows[at]?.kartu ?? null)),
  );
  return issued;
}

const toCardHolder = ({ snapshot, vaccineCodes }: Snapshot): CardHolder => ({
  ...snapshot,
  dosis: snapshot.dosis.map((shown, at) => ({ ...shown, cvx: vaccineCodes[at] ?? null })),
});

/**
 * Issues the proof of one registration.
 * @throws Problem 404; 409 without a dose, and when the valid proof is complete and no reason says
 *   why it is replaced; 412; 422 on `alasan`
 */
export const issue: Handler<typeof certificateCalls.issue> = async (ctx, { body }) => {
  const row = await lockPeserta(ctx, body.idPeserta);
  const { nama } = row;
  if (row.vaccinationType === 2) {
    throw new Problem('KEADAAN_SALAH', message('certificate.external', { nama }));
  }
  const valid = await lockValid(ctx.db, [row.id]);
  const old = valid.get(row.id);
  const reason = body.alasan ?? null;
  if (old) {
    checkVersion(ctx.expectedVersion, old, body);
    const { nomor } = old;
    if (reason === null) {
      if (row.dosisDiberikan <= row.sertifikatDosis) {
        throw new Problem('KEADAAN_SALAH', message('certificate.unchanged', { nama, nomor }));
      }
      throw invalidField('alasan', message('certificate.replaceReason', { nomor }));
    }
  }
  const [issued] = await issueTo(ctx, [row], valid, reason);
  if (!issued) throw new Problem('KEADAAN_SALAH', message('certificate.notVaccinated', { nama }));
  return issued;
};

/**
 * Issues the proofs of waiting registrations, of which it passes over those that another call is
 * changing.
 */
export const issueAll: Handler<typeof certificateCalls.issueAll> = async (ctx, { body }) => {
  const holders = await ctx.db
    .select(holderColumns)
    .from(peserta)
    .where(waitingCondition(ctx, body))
    .orderBy(asc(peserta.tanggalVaksinasi), asc(peserta.id))
    .limit(maxCertificatesAtOnce)
    .for('no key update', { skipLocked: true });
  const valid = await lockValid(
    ctx.db,
    holders.map(({ id }) => id),
  );
  const reason = translator.render(message('certificate.changed'));
  const issued = await issueTo(ctx, holders, valid, reason);
  return { diterbitkan: issued.length, sisa: await countWaiting(ctx, body) };
};

import { eq, sql, type SQL } from 'drizzle-orm';
import { currentNotice, noticeId } from '#contract/domains/notice.ts';
import type { ConsentChannel, ConsentRecord } from '#contract/domains/peserta/consent.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';

/** Columns with the evidence of a consent. */
export const consentColumns = [
  'persetujuanDasar',
  'persetujuanSaluran',
  'persetujuanPemberitahuan',
  'persetujuanSha256',
  'persetujuanPada',
  'persetujuanOleh',
] as const;

type ConsentColumns = Pick<typeof peserta.$inferSelect, (typeof consentColumns)[number]>;

/** No consent. */
export const noConsent: ConsentColumns = {
  persetujuanDasar: null,
  persetujuanSaluran: null,
  persetujuanPemberitahuan: null,
  persetujuanSha256: null,
  persetujuanPada: null,
  persetujuanOleh: null,
};

/** The consent that someone states for a person, with the notice that is valid now. */
export const statedConsent = (
  { now, user }: { readonly now: Date; readonly user: { readonly fullName: string } },
  saluran: ConsentChannel,
): ConsentColumns => ({
  persetujuanDasar: 'PERNYATAAN',
  persetujuanSaluran: saluran,
  persetujuanPemberitahuan: noticeId('PENDAFTARAN'),
  persetujuanSha256: currentNotice('PENDAFTARAN').sha256,
  persetujuanPada: now.toISOString(),
  persetujuanOleh: user.fullName,
});

/**
 * Assignments of an update of registrations `p` by new values `r`: a consent that was given before stays as it was
 * recorded, a new one is recorded, and one that is taken back is removed.
 */
export function consentAssignments(stated: ConsentColumns): SQL {
  return sql.join(
    consentColumns.map(name => {
      const column = sql.identifier(peserta[name].name);
      const type = sql.raw(peserta[name].getSQLType());
      return sql`${column} = case when not r.persetujuan then null
        when p.persetujuan then p.${column} else ${stated[name]}::${type} end`;
    }),
    sql`, `,
  );
}

/** Records the consent that a person gave behind a personal link, with the notice that was shown. */
export async function recordDirectConsent(
  db: Queryable,
  idPeserta: number,
  given: { readonly version: number; readonly sha256: string; readonly at: string },
): Promise<void> {
  await db
    .update(peserta)
    .set({
      persetujuanDasar: 'LANGSUNG',
      persetujuanSaluran: 'TAUTAN',
      persetujuanPemberitahuan: `JAWABAN-${given.version}`,
      persetujuanSha256: given.sha256,
      persetujuanPada: given.at,
      persetujuanOleh: null,
    })
    .where(eq(peserta.id, idPeserta));
}

/** Records the consent of a registration for another one of the same person, such as its booster. */
export async function copyConsent(db: Queryable, from: number, to: number): Promise<void> {
  const columns = consentColumns.map(name => sql.identifier(peserta[name].name));
  await db.execute(sql`
    update ${peserta} p set (${sql.join(columns, sql`, `)}) = (
      select ${sql.join(columns, sql`, `)} from ${peserta} where id = ${from})
    where p.id = ${to}`);
}

/** Reads the evidence of a consent; null without one. */
export async function findConsent(db: Queryable, id: number): Promise<ConsentRecord | null> {
  const [row] = await db
    .select({
      persetujuan: peserta.persetujuan,
      pembatasan: peserta.pembatasan,
      dasar: peserta.persetujuanDasar,
      saluran: peserta.persetujuanSaluran,
      pemberitahuan: peserta.persetujuanPemberitahuan,
      sha256: peserta.persetujuanSha256,
      waktu: peserta.persetujuanPada,
      oleh: peserta.persetujuanOleh,
    })
    .from(peserta)
    .where(eq(peserta.id, id));
  if (!row) return null;
  const { persetujuan, pembatasan, dasar, saluran, ...evidence } = row;
  // What was given before it was withdrawn is still evidence.
  const wasGiven = persetujuan || pembatasan === 'DITARIK';
  return wasGiven && dasar !== null && saluran !== null ? { dasar, saluran, ...evidence } : null;
}

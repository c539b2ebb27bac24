import { and, eq, sql } from 'drizzle-orm';
import type { DocumentState } from '#contract/core/document/calls.ts';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import type { CertificateState } from '#contract/states/certificate.ts';
import { certificateDocument } from '#documents/certificate/certificate.ts';
import { initialsOf } from '#documents/facts.ts';
import { count } from '#documents/format.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { certificate } from '#server/platform/db/schema/index.ts';
import type {
  DocumentDefinition,
  DocumentSource,
  EarlierActs,
} from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { certificateRecords } from './records.ts';

/**
 * The document of a proof, which is built from the proof alone.
 * @param card the signed SMART Health Card, if it has one
 */
export function sourceOf(row: Certificate, card: string | null): DocumentSource {
  const day = dayInJakarta(new Date(row.createdAt));
  return {
    kind: 'BUKTI_VAKSINASI',
    recordId: String(row.id),
    label: row.nomor,
    day,
    idBHBU: row.idBHBU,
    idPeserta: row.idPeserta,
    build: () =>
      certificateDocument({ ...row, diterbitkan: day, penerbit: row.createdBy, kartu: card }),
    facts: () => ({
      orang: initialsOf(row.nama, row.tanggalLahir),
      faskes: row.namaFaskes,
      dosis: count(row.dosis.length),
    }),
  };
}

/** Returns the signed SMART Health Card of a proof, if it has one. */
export async function findCard(db: Queryable, id: number): Promise<string | null> {
  const [found] = await db
    .select({ kartu: certificate.kartu })
    .from(certificate)
    .where(eq(certificate.id, id));
  return found?.kartu ?? null;
}

const documentStates: Readonly<Record<CertificateState, DocumentState>> = {
  BERLAKU: 'BERLAKU',
  DIGANTI: 'DIGANTI',
  DICABUT: 'DIBATALKAN',
};

/** The printed proofs of vaccination. */
export const certificateDocuments: DocumentDefinition = {
  resource: 'certificate',
  kinds: ['BUKTI_VAKSINASI'],
  open: async (ctx, id) => {
    const row = await certificateRecords.get(ctx, id);
    return sourceOf(row, await findCard(ctx.db, row.id));
  },
  async stateOf(db, recordId) {
    const [found] = await db
      .select({ status: certificate.status })
      .from(certificate)
      .where(eq(certificate.id, Number(recordId)));
    return found ? documentStates[found.status] : 'DIBATALKAN';
  },
  async isCorrected(db, recordId) {
    const reason = translator.render(message('certificate.doseCorrected'));
    const replacement = and(
      eq(certificate.idMenggantikan, Number(recordId)),
      eq(certificate.alasanGanti, reason),
    );
    return (await db.$count(certificate, replacement)) > 0;
  },
};

export const earlierCertificates: EarlierActs = {
  definition: certificateDocuments,
  records: sql`select id, null::int from certificate`,
};

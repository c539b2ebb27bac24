import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import { certificateStates } from '#contract/states/certificate.ts';
import { livePesertaScope, type PesertaScopeContext } from '#server/domains/peserta/index.ts';
import { certificate, peserta } from '#server/platform/db/schema/index.ts';
import { ofManagedCompany } from '#server/platform/db/views/managed.ts';
import { defineLifecycle, kitRecords } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

const {
  namaKey: _,
  kartu,
  kunciKartu: _key,
  noKartu: _number,
  ...stored
} = getTableColumns(certificate);

export const certificateColumns = {
  ...stored,
  adaKartu: sql<boolean>`${kartu} is not null`,
};

type CertificateRow = Omit<
  typeof certificate.$inferSelect,
  'namaKey' | 'kartu' | 'kunciKartu' | 'noKartu'
> & { readonly adaKartu: boolean };

/** Converts a selected row to the wire record. */
export const toCertificate = (row: CertificateRow): Certificate => ({
  ...row,
  vaccinationType: row.vaccinationType as VaccinationType,
  dosis: [...row.dosis],
});

/** Condition for the proofs of the participants whom the caller may read. */
const certificateScope = (ctx: PesertaScopeContext): SQL | undefined =>
  ctx.scope === 'all'
    ? ofManagedCompany(ctx, certificate.idBHBU)
    : sql`exists (select from ${peserta}
        where ${peserta.id} = ${certificate.idPeserta} and ${livePesertaScope(ctx)})`;

/** Proofs of vaccination. */
export const certificateRecords = defineRecords({
  table: certificate,
  resource: 'certificate',
  noun: 'certificate',
  select: ({ db }: ReadContext) => db.select(certificateColumns).from(certificate).$dynamic(),
  complete: (_ctx, rows) => rows.map(toCertificate),
  scope: certificateScope,
  labelOf: ({ nomor }) => nomor,
  auditFields: ['nomor', 'idPeserta', 'status', 'idMenggantikan', 'dicabut'],
});

/** The lifecycle of proofs of vaccination. */
export const certificateLifecycle = defineLifecycle({
  ...kitRecords(certificateRecords),
  states: certificateStates,
  wrongState: ({ nomor, status }) =>
    message('certificate.wrongState', {
      nomor,
      keadaan: message(`certificate.state.${status}`),
    }),
  guards: {},
});

import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { contactOutcomes, contactPurposes } from '#contract/domains/contact/record.ts';
import { batch } from './batch.ts';
import { bytes, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { peserta } from './peserta.ts';

/**
 * A call to a person: about the dose that was missed on a planned day, or about a batch that was
 * recalled. Who called and when is who created it.
 */
export const contact = pgTable(
  'contact',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    pesertaId: integer('peserta_id')
      .notNull()
      .references(() => peserta.id),
    /** The facility where the dose is expected or was given. */
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    tujuan: text('tujuan', { enum: contactPurposes }).notNull(),
    /** The dose that is expected, and the day on which it was planned if any. */
    dosisKe: smallint('dosis_ke'),
    rencanaTanggal: date('rencana_tanggal', { mode: 'string' }),
    /** The recalled batch. */
    batchId: integer('batch_id').references(() => batch.id),
    hasil: text('hasil', { enum: contactOutcomes }).notNull(),
    /** Encrypted, because people say why they do not come. */
    catatan: bytes('catatan'),
    ...recordColumns(),
  },
  table => [
    check(
      'contact_subject',
      sql`case tujuan when 'ABSEN' then dosis_ke is not null and batch_id is null else batch_id is not null end`,
    ),
    index('contact_peserta_id_index').on(table.pesertaId),
    index('contact_faskes_id_index').on(table.faskesId),
    index('contact_batch_id_index')
      .on(table.batchId, table.pesertaId)
      .where(sql`batch_id is not null`),
  ],
);

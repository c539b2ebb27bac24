import { desc, eq, sql } from 'drizzle-orm';
import {
  visitFactNames,
  type Correction,
  type Dose,
  type VisitFacts,
  type VisitVersion,
} from '#contract/domains/vaksinasi/index.ts';
import type { Context } from '#server/platform/context.ts';
import { dose, doseCorrection } from '#server/platform/db/schema/index.ts';
import { decryptHealth, type ScreeningData } from './health-data.ts';

/** Select column of queries on `dose`: its last correction. */
export const lastCorrectionColumn = sql<Dose['perbaikan']>`(
  select json_build_object(
    'pada', to_char(c.pada at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'oleh', c.oleh, 'alasan', c.alasan)
  from dose_correction c where c.dose_id = ${dose.id} order by c.id desc limit 1)`;

/** Returns what a correction may change of a visit, without health data. */
export const factsOf = (visit: Dose): VisitFacts =>
  Object.fromEntries(visitFactNames.map(name => [name, visit[name]])) as unknown as VisitFacts;

/** Returns the answers and the note of a visit, as they are shown. */
function versionOf(facts: VisitFacts, health: ScreeningData | null): VisitVersion {
  const { versi: _versi, ...skrining } = health?.skrining ?? { versi: '', jawaban: {} };
  return {
    ...facts,
    skrining: health?.skrining ? skrining : null,
    catatan: health?.catatan ?? null,
  };
}

/** Finds the corrections of a visit with its health data, the last one first. */
export async function findCorrections(
  { db, deps: { keys } }: Pick<Context, 'db' | 'deps'>,
  visit: Dose,
  health: ScreeningData | null,
): Promise<Correction[]> {
  const rows = await db
    .select()
    .from(doseCorrection)
    .where(eq(doseCorrection.doseId, visit.id))
    .orderBy(desc(doseCorrection.id));
  let sesudah = versionOf(factsOf(visit), health);
  return rows.map(({ id, pada, oleh, alasan, ...row }) => {
    const sebelum = versionOf(
      row.sebelum,
      row.screening && decryptHealth(keys, 'screening', row.screening),
    );
    const correction = { id, pada, oleh, alasan, sebelum, sesudah };
    // What a correction found is what the one before it left.
    sesudah = sebelum;
    return correction;
  });
}

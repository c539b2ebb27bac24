import {
  correctableFields,
  type AnsweredCorrection,
  type Correction,
} from '#contract/domains/application/index.ts';
import { kabKotaName } from '#server/domains/lookup/index.ts';
import { listRecordHistory } from '#server/platform/audit/record-history.ts';
import type { Queryable } from '#server/platform/db/client.ts';

/** Audit entries within which the last answer is looked for. */
const searchedEntries = 200;

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns what the applicant of a company changed in answer to the last request for corrections,
 * with the requested note and the values before and after; empty without an answer.
 */
export async function readAnsweredCorrections(
  db: Queryable,
  bhbuId: number,
): Promise<AnsweredCorrection[]> {
  const entries = await listRecordHistory(db, 'bhbu', bhbuId, searchedEntries);
  const at = entries.findIndex(({ aksi }) => aksi === 'bhbu.resubmit');
  const answer = entries[at];
  const request = entries.slice(at).find(({ aksi }) => aksi === 'bhbu.requestCorrection');
  if (!answer || !request) return [];
  const before = (answer.sebelum ?? {}) as Values;
  const after = (answer.sesudah ?? {}) as Values;
  const requested = ((request.sesudah as Values | null)?.['perbaikan'] ?? []) as Correction[];
  const notes = new Map<string, string>(requested.map(({ isian, catatan }) => [isian, catatan]));
  return correctableFields
    .filter(isian => notes.has(isian) || isian in after)
    .map(isian => ({
      isian,
      catatan: notes.get(isian) ?? null,
      diminta: request.waktu,
      dimintaOleh: request.oleh,
      dijawab: answer.waktu,
      sebelum: toText(isian, before[isian]),
      sesudah: toText(isian, after[isian]),
    }));
}

/** Returns a value of the audit log as a text; a place by its name. */
function toText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return field === 'kabKota' ? (kabKotaName(text) ?? text) : text;
}

import type { FoundIssue } from '#contract/domains/peserta/index.ts';
import { findRegistrationsById, type StoredRegistration } from '#server/domains/peserta/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { parsePersonReference } from '../person-reference.ts';
import type {
  ImportTarget,
  NumberedRow,
  ScopedPersonStatus,
  ValidateContext,
} from './registration-rows.ts';
import type { RowContext } from './validate-row.ts';

/** Field of the issues of a reference, which is no field of a participant. */
const referenceField = 'rujukan';

/** The participant that a row names by its reference; null when the reference is not valid. */
export type ReferencedPerson = StoredRegistration | null;

/**
 * Finds the participants that rows of a downloaded file refer to, by row number; rows without a
 * reference are absent. Only participants of the import's company and type, within its scope, are found.
 */
export async function findReferencedPeople(
  ctx: ValidateContext,
  target: ImportTarget,
  rows: readonly NumberedRow[],
  { referenceColumn, onlyFaskesId }: RowContext,
): Promise<Map<number, ReferencedPerson>> {
  if (referenceColumn === null) return new Map();
  const ids = new Map<number, number | null>();
  for (const { rowNumber, cells } of rows) {
    const text = cells[referenceColumn]?.text.trim() ?? '';
    if (text !== '') ids.set(rowNumber, parsePersonReference(ctx.deps.keys, target, text));
  }
  const known = [...ids.values()].filter(id => id !== null);
  const found = await findRegistrationsById(ctx.db, ctx.deps.keys, known, target);
  const inScope = (one: StoredRegistration | undefined): ReferencedPerson =>
    one && (onlyFaskesId === null || one.person.idFaskes === onlyFaskesId) ? one : null;
  return new Map(
    [...ids].map(([rowNumber, id]) => [rowNumber, id === null ? null : inScope(found.get(id))]),
  );
}

/**
 * Returns a person's status where the row refers to a participant: it updates that one, whatever number
 * it has now.
 * @param byNumber the status of the person whose number the row has
 */
export function statusByReference(
  referenced: ReferencedPerson | undefined,
  key: Buffer | null,
  byNumber: ScopedPersonStatus | undefined,
): { status: ScopedPersonStatus | undefined; issues: FoundIssue[] } {
  if (referenced === undefined) return { status: byNumber, issues: [] };
  if (referenced === null) {
    const detail = message('import.detail.reference');
    return { status: byNumber, issues: [{ code: 'E13', field: referenceField, detail }] };
  }
  const isOther = key === null || !referenced.personKey.equals(key);
  const isTaken = byNumber?.own != null && byNumber.own.id !== referenced.id;
  const taken: FoundIssue = {
    code: 'E13',
    field: 'nik',
    detail: message('import.detail.numberTaken'),
  };
  return {
    status: {
      isHeld: byNumber?.isHeld ?? false,
      isOutOfScope: referenced.isRestricted || (byNumber?.isOutOfScope ?? false),
      own: {
        ...referenced,
        // The result of a smart check belongs to the number that was checked.
        issues: isOther
          ? referenced.issues.filter(({ code }) => code !== 'E18')
          : referenced.issues,
      },
    },
    issues: isTaken ? [taken] : [],
  };
}

/** Issue of a row that changes the same participant as an earlier row. */
export const repeatedReference = (firstRow: number): FoundIssue => ({
  code: 'E13',
  field: referenceField,
  detail: message('import.detail.sameReference', { baris: firstRow }),
});

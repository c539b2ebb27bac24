import type { Peserta, ValueSource } from '#contract/domains/peserta/index.ts';
import type { FieldWriter } from '#server/platform/audit/record-history.ts';

const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/**
 * Returns who set each field of a participant, by the audit entries; a field that an upload set is left
 * out, as `asal` names its file.
 */
export function valueSources(
  record: Peserta,
  writers: readonly FieldWriter[],
  byUpload: Readonly<Record<string, number>>,
): Record<string, ValueSource> {
  return Object.fromEntries(
    writers
      .filter(({ field }) => field in record && byUpload[field] === undefined)
      .map(({ field, at, by, after }) => [
        field,
        {
          oleh: by,
          waktu: new Date(at).toISOString(),
          idPerubahan: idIn(after['perubahanBanyak']),
          idDigabung: idIn(after['digabungDari']),
        },
      ]),
  );
}

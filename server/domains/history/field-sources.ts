import type { PesertaUpload } from '#contract/domains/import/peserta-upload.ts';

/**
 * Maps each field to the ID of the import that set its current value: the latest import that was
 * not undone, unless the field was edited manually afterwards.
 * @param imports newest first
 * @param byHand time of the last manual edit by field
 */
export function fieldSources(
  imports: readonly PesertaUpload[],
  byHand: ReadonlyMap<string, string>,
): Record<string, number> {
  const sources: Record<string, number> = {};
  const decided = new Set<string>();
  for (const { id, isian, disimpanPada, diurungkanPada } of imports) {
    if (diurungkanPada !== null || disimpanPada === null) continue;
    for (const field of isian) {
      if (decided.has(field)) continue;
      decided.add(field);
      const changed = byHand.get(field);
      if (changed === undefined || Date.parse(changed) <= Date.parse(disimpanPada)) {
        sources[field] = id;
      }
    }
  }
  return sources;
}

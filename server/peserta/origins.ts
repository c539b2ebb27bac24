import type { UnggahanOfPeserta } from '#contract/impor/of-peserta.ts';

/**
 * Which file put the value of a field there, by the field's name: the latest that set it and was not
 * taken back, unless somebody changed it by hand since.
 * @param imports newest first
 * @param byHand when each field was last changed by hand
 */
export function originsOf(
  imports: readonly UnggahanOfPeserta[],
  byHand: ReadonlyMap<string, string>,
): Record<string, number> {
  const origins: Record<string, number> = {};
  const decided = new Set<string>();
  for (const { id, isian, disimpanPada, diurungkanPada } of imports) {
    if (diurungkanPada !== null || disimpanPada === null) continue;
    for (const field of isian) {
      if (decided.has(field)) continue;
      decided.add(field);
      const changed = byHand.get(field);
      if (changed === undefined || Date.parse(changed) <= Date.parse(disimpanPada)) {
        origins[field] = id;
      }
    }
  }
  return origins;
}

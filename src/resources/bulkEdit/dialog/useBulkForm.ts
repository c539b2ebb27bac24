import { useState } from 'react';
import { bulkChange, type BulkChange, type BulkField } from '#contract/domains/bulk-edit/index.ts';

/** The text of each field that is changed; a missing one stays as it is, an empty one is cleared. */
export type BulkTexts = Partial<Record<BulkField, string>>;

/** Returns the change that the entered texts make, or undefined while it is incomplete. */
export function toChange(texts: BulkTexts): BulkChange | undefined {
  const { idFaskes, rencanaTanggal, kategori, nip } = texts;
  const parsed = bulkChange.safeParse({
    ...(idFaskes === undefined ? {} : { idFaskes: idFaskes === '' ? null : Number(idFaskes) }),
    ...(rencanaTanggal === undefined ? {} : { rencanaTanggal: rencanaTanggal || null }),
    ...(kategori === undefined ? {} : { kategori }),
    ...(nip === undefined ? {} : { nip: nip.trim() || null }),
  });
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : undefined;
}

/** The fields of a change as they are entered. */
export function useBulkForm() {
  const [texts, setTexts] = useState<BulkTexts>({});
  return {
    texts,
    /** Enters a value, which also makes the field one that is changed. */
    enter: (field: BulkField, text: string) => setTexts(before => ({ ...before, [field]: text })),
    /** Leaves a field as it is. */
    leave: (field: BulkField) =>
      setTexts(before =>
        Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)),
      ),
  };
}

import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

/** Returns a function that names a column of the file by its header, or else by its position. */
export function useColumnTitle({ kolom }: Pick<Import, 'kolom'>): (index: number) => string {
  const t = useMessages();
  return index =>
    kolom.berkas.find(one => one.index === index)?.judul ||
    t('resources.import.columns.unnamed', { number: String(index + 1) });
}

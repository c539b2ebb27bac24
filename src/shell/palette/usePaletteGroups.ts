import { useMessages } from '#src/i18n/useMessages.ts';
import { matchItems, type PaletteGroup, type PaletteItem } from './paletteItem.ts';
import { useActionItems, useScreenItems } from './usePaletteItems.ts';
import type { RecordSearch } from './useRecordSearch.ts';

/** Items of one group at most for a text that is too short to tell them apart. */
const maxItems = 6;

/** Letters from which everything that matches is shown. */
const minLengthForAll = 3;

/** Returns what the palette offers for a text: without one, what was opened last and what is possible. */
export function usePaletteGroups(
  text: string,
  recent: readonly PaletteItem[],
  onSignOut: () => void,
  { groups: records }: RecordSearch,
): readonly PaletteGroup[] {
  const t = useMessages();
  const screens = useScreenItems();
  const actions = useActionItems(onSignOut);
  const { length } = text.trim();
  const group = (key: 'recent' | 'screens' | 'actions', items: readonly PaletteItem[]) => ({
    key,
    label: t(`resources.search.group.${key}`),
    items: length < minLengthForAll ? items.slice(0, maxItems) : items,
  });
  const groups =
    length === 0
      ? [
          group('recent', recent),
          { ...group('screens', screens), items: screens },
          { ...group('actions', actions), items: actions },
        ]
      : [
          group('screens', matchItems(screens, text)),
          group('actions', matchItems(actions, text)),
          ...records,
        ];
  return groups.filter(({ items }) => items.length > 0);
}

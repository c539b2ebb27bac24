import { useQuery } from '@tanstack/react-query';
import { searchCalls, type SearchGroup, type SearchHit } from '#contract/domains/search/calls.ts';
import type { SearchKind } from '#contract/domains/search/kinds.ts';
import type { Role } from '#contract/policy.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { mayBeIdentityNumber } from '#src/kit/list/filters/identityNumber.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { useDebouncedText } from '#src/kit/input/useDebouncedText.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import type { Session } from '#src/providers/session.ts';
import { listPathOf } from './listPathOf.ts';
import type { PaletteGroup, PaletteItem } from './paletteItem.ts';

/** Characters that a search of records needs. */
export const minSearchLength = 2;

/** What is known of the records that match a text. */
export interface RecordSearch {
  readonly groups: readonly PaletteGroup[];
  readonly isSearching: boolean;
  readonly error: string | undefined;
}

/** Returns the path of the page where a role reads what a search found; a buyer's payments are on one page. */
export const hitPath = (
  role: Role,
  kind: SearchKind,
  { id, idInvoice }: Pick<SearchHit, 'id' | 'idInvoice'>,
): string =>
  kind === 'payment' && idInvoice !== null && permissionScope(role, 'payment.read') === 'own'
    ? recordPathFor(role, 'paymentsOfInvoice', idInvoice)
    : recordPathFor(role, kind, id);

const toItem = (
  t: Translate,
  { role }: Pick<Session, 'role'>,
  kind: SearchKind,
  hit: SearchHit,
): PaletteItem => {
  const type = hit.vaccinationType;
  const details = [
    ...(type === null ? [] : [t(`resources.search.vaccination.${type}`)]),
    ...hit.keterangan,
  ];
  return {
    key: `${kind} ${hit.id}`,
    label: hit.judul ?? t('resources.search.draft'),
    detail: details.join(' · '),
    to: hitPath(role, kind, hit),
  };
};

/** Returns the item that opens the list of a kind with the text, when more records match than were returned. */
function toListItem(
  t: Translate,
  { role }: Pick<Session, 'role'>,
  { jenis, hasil, adaLagi }: SearchGroup,
  q: string,
): PaletteItem[] {
  // The address of a list has its search text, which must not be an identity number.
  const path = adaLagi && !mayBeIdentityNumber(q) ? listPathOf(role, jenis, hasil) : undefined;
  if (path === undefined) return [];
  return [
    {
      key: `all ${jenis}`,
      label: t('resources.search.all'),
      detail: t('resources.search.all_of', { kind: t(`resources.search.kind.${jenis}`), text: q }),
      to: filteredListPath(path, { q }),
      isList: true,
    },
  ];
}

/**
 * Searches records for a text once typing pauses. A new text aborts the request before it, and only
 * the answer to the current text is returned. The text stays in memory until the next one.
 */
export function useRecordSearch(text: string): RecordSearch {
  const t = useMessages();
  const { call } = useApi();
  const session = useRequiredSession();
  const sought = text.trim();
  const q = useDebouncedText(sought);
  const isLongEnough = sought.length >= minSearchLength;
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => call(searchCalls.find, { body: { q } }, { signal }),
    enabled: q.length >= minSearchLength,
    retry: false,
    gcTime: 0,
  });
  const isSettled = isLongEnough && sought === q;
  const found: readonly SearchGroup[] = isSettled && !isFetching ? (data?.data ?? []) : [];
  return {
    groups: found.map(group => {
      const { jenis, hasil, adaLagi } = group;
      return {
        key: jenis,
        label: t(`resources.search.kind.${jenis}`),
        items: [
          ...hasil.map(hit => toItem(t, session, jenis, hit)),
          ...toListItem(t, session, group, q),
        ],
        hasMore: adaLagi,
      };
    }),
    isSearching: isLongEnough && (!isSettled || isFetching),
    error: isSettled && !isFetching ? error?.message : undefined,
  };
}

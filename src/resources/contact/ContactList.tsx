import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState, type ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LazyActionDialog } from '#src/kit/actions/LazyActionDialog.tsx';
import type { Action } from '#src/kit/actions/action.ts';
import { useActionMessages, useActions } from '#src/kit/actions/useActions.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { PrevNextPager } from '../vaksinasi/PrevNextPager.tsx';
import { touchTarget } from '../vaksinasi/styles.ts';
import { ContactRow, type PersonToCall } from './ContactRow.tsx';

const DeleteCallDialog = lazyDialog(async () => ({
  default: (await import('./DeleteCallDialog.tsx')).DeleteCallDialog,
}));

interface ContactListProps<R extends PersonToCall> {
  definition: ResourceSpec;
  query: {
    readonly data:
      | { readonly data: readonly R[]; readonly totalRecords: number; readonly totalPages: number }
      | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  label: string;
  empty: string;
  page: number;
  onPageChange: (page: number) => void;
  idPesertaOf: (row: R) => number;
  chipsOf: (row: R) => ReactNode;
  factsOf: (row: R) => readonly ReactNode[];
  textOf: (row: R) => string;
}

/** A list of people to call, of whom several can be selected for one action. */
export const ContactList = <R extends PersonToCall>({
  definition,
  query: { data, error, refetch },
  label,
  empty,
  page,
  onPageChange,
  idPesertaOf,
  chipsOf,
  factsOf,
  textOf,
}: ContactListProps<R>) => {
  const t = useMessages();
  const actions = useActions(definition);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [pending, setPending] = useState<{ action: Action; records: readonly R[] }>();
  const [removed, setRemoved] = useState<R>();
  const rows = data?.data ?? [];
  // People who left the list, for instance because they were planned, are no longer selected.
  const chosen = rows.filter(({ id }) => selected.has(id));
  const toggle = (id: number): void => {
    const next = new Set(chosen.map(one => one.id));
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <>
      {actions.length > 0 && rows.length > 0 ? (
        <SelectionBar
          actions={actions}
          chosen={chosen.length}
          isComplete={chosen.length === rows.length}
          onAll={() =>
            setSelected(new Set(chosen.length === rows.length ? [] : rows.map(({ id }) => id)))
          }
          onAction={action => setPending({ action, records: chosen })}
        />
      ) : null}
      <RelatedList
        query={{ data: data?.data, error, refetch }}
        label={label}
        empty={empty}
        total={data?.totalRecords}
        footer={
          <>
            {data && data.totalRecords > 0 && rows.length === 0 ? (
              <Button sx={touchTarget} onClick={() => onPageChange(Math.max(1, data.totalPages))}>
                {t('resources.vaksinasi.list.back')}
              </Button>
            ) : null}
            {data && data.totalPages > 1 ? (
              <PrevNextPager page={page} totalPages={data.totalPages} onPageChange={onPageChange} />
            ) : null}
          </>
        }
      >
        {row => (
          <ContactRow
            person={row}
            idPeserta={idPesertaOf(row)}
            chips={chipsOf(row)}
            facts={factsOf(row)}
            text={textOf(row)}
            actions={actions}
            isSelected={selected.has(row.id)}
            onSelect={() => toggle(row.id)}
            onAction={action => setPending({ action, records: [row] })}
            onDeleteCall={actions.length > 0 ? () => setRemoved(row) : undefined}
          />
        )}
      </RelatedList>
      {pending ? (
        <LazyActionDialog
          definition={definition}
          action={pending.action}
          records={pending.records as unknown as readonly AnyRecord[]}
          onClose={() => setPending(undefined)}
          onDone={() => setSelected(new Set())}
        />
      ) : null}
      {removed ? (
        <Suspense fallback={null}>
          <DeleteCallDialog
            definition={definition}
            person={removed}
            onClose={() => setRemoved(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

interface SelectionBarProps {
  actions: readonly Action[];
  chosen: number;
  isComplete: boolean;
  onAll: () => void;
  onAction: (action: Action) => void;
}

/** Selects all people of the page, and what can be done with the selected ones. */
const SelectionBar = ({ actions, chosen, isComplete, onAll, onAction }: SelectionBarProps) => {
  const t = useMessages();
  const actionMessage = useActionMessages();
  return (
    <Box
      className="no-print"
      role="group"
      aria-label={t('resources.absentee.selection')}
      sx={barStyle}
    >
      <Button variant="text" onClick={onAll} sx={touchTarget}>
        {t(isComplete ? 'resources.absentee.selectNone' : 'resources.absentee.selectAll')}
      </Button>
      {chosen > 0 ? (
        <>
          <Box component="span" role="status">
            {t('resources.absentee.selected', { smart_count: chosen })}
          </Box>
          {actions.map(action => (
            <Button
              key={action.name}
              variant="outlined"
              onClick={() => onAction(action)}
              sx={touchTarget}
            >
              {actionMessage(action, 'label')}
            </Button>
          ))}
        </>
      ) : null}
    </Box>
  );
};

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 1,
  position: 'sticky',
  top: { xs: 56, sm: 64 },
  zIndex: 2,
  bgcolor: 'background.default',
};

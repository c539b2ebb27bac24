import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { noteCalls } from '#contract/core/note.ts';
import { canAccess, type Permission } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ListError } from '../list/ListStates.tsx';
import { borderedList } from '../page/borderedList.ts';
import { usePermission } from '../resource/usePermission.ts';
import { NoteItem } from './NoteItem.tsx';

// The mention picker needs MUI's Autocomplete, which is large.
const AddNoteDialog = lazyDialog(() => import('./AddNoteDialog.tsx'));

export type NoteCalls = ReturnType<typeof noteCalls>;

export interface NotesPanelProps {
  resource: string;
  /** Id of the record. */
  id: number;
  calls: NoteCalls;
  /** Permission to read the record. */
  read: Permission;
}

/** Notes that are shown at first, and more with each press. */
const notesPerPress = 10;

/** The notes on a record, the latest first, and the button to add one. */
export const NotesPanel = ({ resource, id, calls, read }: NotesPanelProps) => {
  const t = useMessages();
  const { call } = useApi();
  const can = usePermission();
  const { role } = useRequiredSession();
  const [pageSize, setPageSize] = useState(notesPerPress);
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, refetch } = useQuery({
    // Below the resource's key, so that its writes invalidate it.
    queryKey: [resource, 'notes', id, pageSize],
    queryFn: ({ signal }) => call(calls.notes, { params: { id }, query: { pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {can('note.create') ? (
        <Button variant="outlined" size="small" onClick={() => setIsAdding(true)}>
          {t('resources.note.add')}
        </Button>
      ) : null}
      {data && data.data.length > 0 ? (
        <Box component="ul" sx={{ ...borderedList, width: 1 }}>
          {data.data.map(one => (
            <NoteItem key={one.id} note={one} resource={resource} calls={calls} />
          ))}
        </Box>
      ) : data ? (
        <Box sx={{ color: 'text.secondary' }}>{t('resources.note.empty')}</Box>
      ) : error ? (
        <ListError
          detail={error instanceof Error ? error.message : ''}
          hasStaleRows={false}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton variant="rounded" height={96} sx={{ width: 1 }} />
      )}
      {data && data.totalRecords > data.data.length ? (
        <Button size="small" onClick={() => setPageSize(size => size + notesPerPress)}>
          {t('resources.note.older')}
        </Button>
      ) : null}
      {isAdding ? (
        <Suspense>
          <AddNoteDialog
            resource={resource}
            id={id}
            calls={calls}
            isStaff={canAccess(role, read) === 'all'}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};

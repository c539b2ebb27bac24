import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { noteCalls } from '#contract/core/note.ts';
import type { Permission } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { Detail } from '../page/ListBox.tsx';
import { RelatedList } from '../record/RelatedList.tsx';
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
  const can = usePermission();
  const { role } = useRequiredSession();
  const [pageSize, setPageSize] = useState(notesPerPress);
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, refetch } = useCall(
    resource,
    calls.notes,
    { params: { id }, query: { pageSize } },
    { keepsPrevious: true },
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', gridTemplateColumns: '100%' }}>
      {can('note.create') ? (
        <Button variant="outlined" size="small" onClick={() => setIsAdding(true)}>
          {t('resources.note.add')}
        </Button>
      ) : null}
      {role === 'BHBU' || role === 'FASKES' ? (
        <Detail>{t(`resources.note.readers.${role}`)}</Detail>
      ) : null}
      <RelatedList
        query={{ data: data?.data, error, refetch }}
        empty={t('resources.note.empty')}
        footer={
          data && data.totalRecords > data.data.length ? (
            <Button size="small" onClick={() => setPageSize(size => size + notesPerPress)}>
              {t('resources.note.older')}
            </Button>
          ) : null
        }
      >
        {one => <NoteItem note={one} resource={resource} calls={calls} />}
      </RelatedList>
      {isAdding ? (
        <Suspense>
          <AddNoteDialog
            resource={resource}
            id={id}
            calls={calls}
            isStaff={permissionScope(role, read) === 'all'}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Note } from '#contract/core/note.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { AttachedFileList } from '../attachment/AttachedFileList.tsx';
import { StateChip } from '../fields/StateChip.tsx';
import { formatDateTime } from '../format/date.ts';
import { usePermission } from '../resource/usePermission.ts';
import type { NoteCalls } from './NotesPanel.tsx';

const RemoveNoteDialog = lazyDialog(() => import('./RemoveNoteDialog.tsx'));

interface NoteItemProps {
  note: Note;
  resource: string;
  calls: NoteCalls;
}

/** One note: its text, author, time and files, and its removal. */
export const NoteItem = ({ note, resource, calls }: NoteItemProps) => {
  const t = useMessages();
  const can = usePermission();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, teks, visibilitas, disebut, berkas, dapatDitarik } = note;
  const author = { who: note.oleh, when: formatDateTime(note.waktu) };
  return (
    <Box component="li" sx={itemStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 160px', typography: 'body2', color: 'text.secondary' }}>
          {t('resources.note.by', author)}
        </Box>
        <StateChip
          meaning={visibilitas === 'INTERNAL' ? 'neutral' : 'attention'}
          label={t(`resources.note.visibilitas.${visibilitas}`)}
        />
        {dapatDitarik || can('note.delete') ? (
          <Button
            size="small"
            aria-label={t('resources.note.remove', author)}
            onClick={() => setIsRemoving(true)}
          >
            {t('resources.note.remove_short')}
          </Button>
        ) : null}
      </Box>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{teks}</Box>
      {disebut.length > 0 ? (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('resources.note.mentions', { names: disebut.join(', ') })}
        </Box>
      ) : null}
      <AttachedFileList
        label={t('resources.note.files', author)}
        files={berkas}
        download={calls.downloadNoteFile}
      />
      {isRemoving ? (
        <Suspense>
          <RemoveNoteDialog
            id={id}
            resource={resource}
            call={can('note.delete') ? calls.deleteNote : calls.withdrawNote}
            onClose={() => setIsRemoving(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};

const itemStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  py: 1.25,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};

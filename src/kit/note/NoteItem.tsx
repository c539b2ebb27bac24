import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Note } from '#contract/core/note.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { AttachedFileList } from '../attachment/AttachedFileList.tsx';
import { StateChip } from '../fields/StateChip.tsx';
import { formatDateTime } from '../format/date.ts';
import { Detail, ListRow } from '../page/ListBox.tsx';
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
    <ListRow end={null}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 160px' }}>
          <Detail>{t('resources.note.by', author)}</Detail>
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
      <Box sx={{ whiteSpace: 'pre-wrap' }}>{teks}</Box>
      {disebut.length > 0 ? (
        <Detail>{t('resources.note.mentions', { names: disebut.join(', ') })}</Detail>
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
    </ListRow>
  );
};

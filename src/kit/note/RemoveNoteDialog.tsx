import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CommandDialog } from '../command/CommandDialog.tsx';
import type { NoteCalls } from './NotesPanel.tsx';

interface RemoveNoteDialogProps {
  id: number;
  resource: string;
  call: NoteCalls['deleteNote'] | NoteCalls['withdrawNote'];
  onClose: () => void;
}

/** Asks whether a note is removed, and removes it. */
const RemoveNoteDialog = ({ id, resource, call: removeCall, onClose }: RemoveNoteDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <CommandDialog
      title={t('resources.note.remove_title')}
      description={t('resources.note.remove_text')}
      confirmLabel={t('resources.note.remove_confirm')}
      isDestructive
      maxWidth="xs"
      run={() => call(removeCall, { params: { id } })}
      invalidates={[resource]}
      success={() => t('resources.note.removed')}
      onClose={onClose}
    />
  );
};

export default RemoveNoteDialog;

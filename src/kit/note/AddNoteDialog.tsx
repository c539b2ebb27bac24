import Box from '@mui/material/Box';
import { useMemo, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { noteFileFields, noteInput, type NoteFileField } from '#contract/core/note.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { UploadDialog } from '../attachment/UploadDialog.tsx';
import FileInput from '../input/FileInput.tsx';
import { TextInput } from '../input/TextInput.tsx';
import { fieldInputId } from '../input/useFieldInput.ts';
import type { AnyRecord, FieldSpec } from '../resource/definition.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { createMentionInput, endsWithMention } from './MentionInput.tsx';
import type { NotesPanelProps } from './NotesPanel.tsx';

interface AddNoteDialogProps extends Omit<NotesPanelProps, 'read'> {
  /** Staff choose who sees the note, and mention others. */
  isStaff: boolean;
  /** What the note says at first. */
  text?: string;
  onClose: () => void;
}

/** Adds a note with its visibility, mentions and files. */
export default function AddNoteDialog({
  resource,
  id,
  calls,
  isStaff,
  text,
  onClose,
}: AddNoteDialogProps) {
  const t = useMessages();
  const { call } = useApi();
  const fields = useMemo(
    (): Readonly<Record<string, FieldSpec<AnyRecord>>> => ({
      teks: { kind: 'multiline', Input: isStaff ? TextWithMentions : TextInput },
      ...(isStaff
        ? {
            sebut: { kind: 'set', Input: createMentionInput(calls.mentionable, id) },
            visibilitas: { kind: 'boolean' },
          }
        : {}),
      ...Object.fromEntries(
        noteFileFields.map((name, index) => [
          name,
          index === 0 ? {} : { Input: createNextFileInput(noteFileFields[index - 1] ?? name) },
        ]),
      ),
    }),
    [calls, id, isStaff],
  );
  return (
    <UploadDialog
      title={t('resources.note.add')}
      confirmLabel={t('common.action.save')}
      confirmsDiscard
      draftKey={`note/${resource}/${id}`}
      resource="note"
      schema={noteInput}
      fields={fields}
      autoFocus="teks"
      {...(text === undefined ? {} : { initialValues: { teks: text } })}
      toBody={({ visibilitas, ...input }) => ({
        ...input,
        ...(isStaff ? { visibilitas: visibilitas === true ? 'PERUSAHAAN' : 'INTERNAL' } : {}),
      })}
      run={(body, options) => call(calls.addNote, { params: { id }, body }, options)}
      invalidates={[resource]}
      success={() => t('resources.note.added')}
      onClose={onClose}
    />
  );
}

/** Text input in which a typed `@` moves the focus to the mention picker. */
const TextWithMentions = ({ field }: { field: ResourceField }) => (
  <Box
    sx={{ display: 'grid' }}
    onInput={({ target }: SyntheticEvent) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      if (endsWithMention(target.value.slice(0, target.selectionStart)))
        document.getElementById(fieldInputId('sebut'))?.focus();
    }}
  >
    <TextInput field={field} />
  </Box>
);

/** Creates a file input that appears once the previous file is chosen. */
const createNextFileInput = (previous: NoteFileField) =>
  function NextFileInput({ field }: { field: ResourceField }) {
    const chosen: unknown = useWatch({ name: previous });
    return chosen instanceof File ? <FileInput field={field} /> : null;
  };

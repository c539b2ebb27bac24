import { contactCalls } from '#contract/domains/contact/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { PersonToCall } from './ContactRow.tsx';

interface DeleteCallDialogProps {
  definition: ResourceSpec;
  person: PersonToCall;
  onClose: () => void;
}

/** Deletes the record of the last call to a person, who then waits again. */
export const DeleteCallDialog = ({
  definition,
  person: { nama: name, kontak },
  onClose,
}: DeleteCallDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <CommandDialog
      title={t('resources.absentee.deleteCall.question', { name })}
      description={t('resources.absentee.deleteCall.text')}
      confirmLabel={t('resources.absentee.deleteCall.label')}
      isDestructive
      run={() => call(contactCalls.remove, { params: { id: kontak?.id ?? 0 } })}
      invalidates={[definition.name, 'vaksinasi', 'dashboard', 'batch']}
      success={() => t('resources.absentee.deleteCall.done', { name })}
      onClose={onClose}
    />
  );
};

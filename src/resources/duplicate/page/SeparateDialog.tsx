import { duplicateCalls } from '#contract/domains/duplicate/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { decidedResources } from './decidedResources.ts';

interface SeparateDialogProps {
  id: number;
  onDone: () => void;
  onClose: () => void;
}

const fields = { alasan: { kind: 'multiline' } } as const;

/** Records that the two are different persons, with the reason if there is one to say. */
export const SeparateDialog = ({ id, onDone, onClose }: SeparateDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <CommandDialog
      title={t('resources.duplicate.separate.title')}
      description={t('resources.duplicate.separate.text')}
      confirmLabel={t('resources.duplicate.separate.button')}
      resource="duplicate"
      schema={duplicateCalls.separate.body}
      fields={fields}
      run={body => call(duplicateCalls.separate, { params: { id }, body })}
      invalidates={decidedResources}
      success={() => t('resources.duplicate.separate.done')}
      onSuccess={onDone}
      onClose={onClose}
    />
  );
};

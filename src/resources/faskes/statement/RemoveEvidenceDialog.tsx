import { faskesCalls, type EvidenceFile } from '#contract/faskes/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { ConfirmDialog } from '#src/ui/command/ConfirmDialog.tsx';
import { useCommand } from '#src/ui/command/useCommand.ts';
import { useUpdateStatementCache } from './useStatement.ts';

interface RemoveEvidenceDialogProps {
  file: EvidenceFile;
  onClose: () => void;
}

/** Confirms the permanent removal of a document of evidence. */
export const RemoveEvidenceDialog = ({ file, onClose }: RemoveEvidenceDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const updateStatement = useUpdateStatementCache();
  const name = file.nama;
  const remove = useCommand({
    run: async () =>
      updateStatement(await call(faskesCalls.removeEvidence, { params: { id: file.id } })),
    success: () => t('resources.faskes.evidence.removed', { name }),
    onSuccess: onClose,
    onError: ({ message: detail }) => t('resources.faskes.evidence.remove_failed', { detail }),
  });
  return (
    <ConfirmDialog
      title={t('resources.faskes.evidence.remove_question', { name })}
      description={t('resources.faskes.evidence.remove_text')}
      confirmLabel={t('resources.faskes.evidence.remove_confirm')}
      isDestructive
      maxWidth="xs"
      command={remove}
      onConfirm={remove.run}
      onClose={onClose}
    />
  );
};

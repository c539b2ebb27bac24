import type { AttachedFile } from '#contract/core/attachment.ts';
import { faskesCalls } from '#contract/domains/faskes/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useUpdateStatementCache } from './useStatement.ts';

interface RemoveEvidenceDialogProps {
  file: AttachedFile;
  onClose: () => void;
}

/** Confirms the permanent removal of a document of evidence. */
export const RemoveEvidenceDialog = ({ file, onClose }: RemoveEvidenceDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const updateStatement = useUpdateStatementCache();
  const name = file.nama;
  return (
    <CommandDialog
      title={t('resources.faskes.evidence.remove_question', { name })}
      description={t('resources.faskes.evidence.remove_text')}
      confirmLabel={t('resources.faskes.evidence.remove_confirm')}
      isDestructive
      maxWidth="xs"
      run={async () =>
        updateStatement(await call(faskesCalls.removeEvidence, { params: { id: file.id } }))
      }
      success={() => t('resources.faskes.evidence.removed', { name })}
      onError={({ message: detail }) => t('resources.faskes.evidence.remove_failed', { detail })}
      onClose={onClose}
    />
  );
};

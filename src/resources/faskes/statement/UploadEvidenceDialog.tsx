import { useRef, useState } from 'react';
import { faskesCalls, type Guarantee } from '#contract/faskes/index.ts';
import { documentRule } from '#contract/values/upload.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { ConfirmDialog } from '#src/ui/command/ConfirmDialog.tsx';
import { useCommand } from '#src/ui/command/useCommand.ts';
import { TranslatedFileField } from '#src/ui/file/TranslatedFileField.tsx';
import { useUpdateStatementCache } from './useStatement.ts';

interface UploadEvidenceDialogProps {
  faskesId: number;
  guarantee: Guarantee;
  onClose: () => void;
}

/** Uploads one document as evidence of a guarantee. */
export const UploadEvidenceDialog = ({
  faskesId,
  guarantee,
  onClose,
}: UploadEvidenceDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const updateStatement = useUpdateStatementCache();
  const requestKey = useRef(crypto.randomUUID());
  const [file, setFile] = useState<File>();
  const upload = useCommand({
    run: async (berkas: File) => {
      const input = { params: { id: faskesId, butir: guarantee }, body: { berkas } };
      const idempotencyKey = requestKey.current;
      await updateStatement(await call(faskesCalls.addEvidence, input, { idempotencyKey }));
    },
    success: (_, { name }) => t('resources.faskes.evidence.sent', { name }),
    onSuccess: onClose,
    onError: ({ message: detail }) => t('resources.faskes.evidence.failed', { detail }),
  });
  const choose = (chosen: File | undefined): void => {
    // Another file is another request, so it needs a new idempotency key.
    requestKey.current = crypto.randomUUID();
    setFile(chosen);
    upload.clearErrors();
  };
  const submit = () => {
    if (file) return upload.run(file);
    upload.setErrors({ berkas: t('resources.faskes.evidence.none') });
    return undefined;
  };
  return (
    <ConfirmDialog
      title={t('resources.faskes.evidence.title', {
        name: t(`resources.faskes.guarantee_name.${guarantee}`),
      })}
      confirmLabel={t('resources.faskes.evidence.send')}
      command={upload}
      onConfirm={submit}
      onClose={onClose}
    >
      <TranslatedFileField
        label={t('resources.faskes.evidence.label')}
        rule={documentRule}
        file={file}
        onChange={choose}
        error={upload.errors['berkas']}
        busy={upload.isRunning}
      />
    </ConfirmDialog>
  );
};

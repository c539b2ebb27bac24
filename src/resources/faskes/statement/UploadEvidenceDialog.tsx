import { faskesCalls, type Guarantee } from '#contract/faskes/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { UploadDialog } from '#src/ui/attachment/UploadDialog.tsx';
import { useUpdateStatementCache } from './useStatement.ts';

interface UploadEvidenceDialogProps {
  faskesId: number;
  guarantee: Guarantee;
  onClose: () => void;
}

const fields = { berkas: { label: 'resources.faskes.evidence.label' } };

/** Uploads one document as evidence of a guarantee. */
export const UploadEvidenceDialog = ({
  faskesId,
  guarantee,
  onClose,
}: UploadEvidenceDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const updateStatement = useUpdateStatementCache();
  return (
    <UploadDialog
      title={t('resources.faskes.evidence.title', {
        name: t(`resources.faskes.guarantee_name.${guarantee}`),
      })}
      confirmLabel={t('resources.faskes.evidence.send')}
      resource="faskes"
      schema={faskesCalls.addEvidence.body}
      fields={fields}
      run={async (body, options) => {
        const params = { id: faskesId, butir: guarantee };
        await updateStatement(await call(faskesCalls.addEvidence, { params, body }, options));
      }}
      success={(_, { berkas }) => t('resources.faskes.evidence.sent', { name: berkas.name })}
      onError={({ message: detail }) => t('resources.faskes.evidence.failed', { detail })}
      onClose={onClose}
    />
  );
};

import { pksCalls } from '#contract/domains/pks/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UploadDialog } from '#src/kit/attachment/UploadDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';

const { uploadEvidence } = pksCalls;
const fields = { bukti: { required: true, help: 'resources.pks.evidence.help' } } as const;

interface UploadEvidenceDialogProps {
  id: number;
  onClose: () => void;
}

/** Uploads a letter or other evidence of an agreement's notice. */
const UploadEvidenceDialog = ({ id, onClose }: UploadEvidenceDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <UploadDialog
      title={t('resources.pks.evidence.add')}
      confirmLabel={t('common.action.upload')}
      resource="pks"
      schema={uploadEvidence.body}
      fields={fields}
      run={(body, options) => call(uploadEvidence, { params: { id }, body }, options)}
      invalidates={['pks']}
      success={() => t('resources.pks.evidence.done')}
      onClose={onClose}
    />
  );
};

export default UploadEvidenceDialog;

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { evidenceStates, pksCalls } from '#contract/domains/pks/calls.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { AttachedFileList } from '#src/kit/attachment/AttachedFileList.tsx';
import { useAttachments } from '#src/kit/attachment/useAttachments.ts';
import { UploadDialog } from '#src/kit/attachment/UploadDialog.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

const { attachments, downloadAttachment, uploadEvidence } = pksCalls;

/** The letters and other evidence of an agreement's notices, and the button to add one. */
export const EvidenceFiles = ({ record: { id, statuspks } }: { record: Pks }) => {
  const t = useMessages();
  const can = usePermission();
  const { data: files, error } = useAttachments('pks', attachments, id);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {can('pks.changeState') && evidenceStates.some(state => state === statuspks) ? (
        <Button variant="outlined" size="small" onClick={() => setIsAdding(true)}>
          {t('resources.pks.evidence.add')}
        </Button>
      ) : null}
      {error ? (
        <Alert severity="error">
          {t('file.failed', { detail: error instanceof Error ? error.message : '' })}
        </Alert>
      ) : null}
      {files?.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('resources.pks.evidence.none')}</Box>
      ) : null}
      <AttachedFileList
        label={t('resources.pks.section.files')}
        files={files ?? []}
        download={downloadAttachment}
      />
      {isAdding ? <UploadEvidenceDialog id={id} onClose={() => setIsAdding(false)} /> : null}
    </Box>
  );
};

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

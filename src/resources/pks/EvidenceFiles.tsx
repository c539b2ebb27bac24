import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { evidenceStates, pksCalls } from '#contract/domains/pks/calls.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { AttachedFileList } from '#src/kit/attachment/AttachedFileList.tsx';
import { useAttachments } from '#src/kit/attachment/useAttachments.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';

const { attachments, downloadAttachment } = pksCalls;
const UploadEvidenceDialog = lazyDialog(() => import('./UploadEvidenceDialog.tsx'));

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
      {isAdding ? (
        <Suspense>
          <UploadEvidenceDialog id={id} onClose={() => setIsAdding(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
};

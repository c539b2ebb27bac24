import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { fillPath } from '#contract/core/path.ts';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { AttachedFileFacts } from '#src/kit/attachment/AttachedFileFacts.tsx';
import { AttachedFileList } from '#src/kit/attachment/AttachedFileList.tsx';
import { useAttachments } from '#src/kit/attachment/useAttachments.ts';
import { FilePreview } from '#src/kit/file/FilePreview.tsx';

const { attachments, downloadAttachment } = paymentCalls;

/** The proof of a payment, shown at once because it is compared with the bank account. */
export const ProofFile = ({ record: { id } }: { record: Payment }) => {
  const t = useMessages();
  const { data: files, error } = useAttachments('payment', attachments, id);
  if (!files) {
    return error instanceof Error ? (
      <Alert severity="error">{t('file.failed', { detail: error.message })}</Alert>
    ) : (
      <Skeleton variant="rounded" height={240} />
    );
  }
  const proof = files.find(({ slot }) => slot === 'fileBukti');
  const refunds = files.filter(({ slot }) => slot === 'filePengembalian');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {proof ? (
        <Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary', mb: 0.5 }}>
            <AttachedFileFacts file={proof} />
          </Box>
          <FilePreview
            key={proof.id}
            path={fillPath(downloadAttachment.path, { id: proof.id })}
            name={proof.nama}
          />
          <AttachedFileList
            label={t('file.versions', {
              name: t('resources.payment.fields.fileBukti'),
              count: proof.sebelumnya.length,
            })}
            files={proof.sebelumnya}
            download={downloadAttachment}
          />
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('resources.payment.proof.none')}</Box>
      )}
      {refunds.length > 0 ? (
        <Box>
          <Box sx={{ fontWeight: 500 }}>{t('resources.payment.section.refunds')}</Box>
          <AttachedFileList
            label={t('resources.payment.section.refunds')}
            files={refunds}
            download={downloadAttachment}
          />
        </Box>
      ) : null}
    </Box>
  );
};

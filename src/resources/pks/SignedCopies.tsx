import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { fillPath } from '#contract/core/path.ts';
import { orderCalls, orderSlots } from '#contract/domains/order/calls.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { AttachedFileFacts } from '#src/kit/attachment/AttachedFileFacts.tsx';
import { useAttachments } from '#src/kit/attachment/useAttachments.ts';
import { FilePreview } from '#src/kit/file/FilePreview.tsx';
import { Signature } from './Signature.tsx';

const { attachments, downloadAttachment } = orderCalls;

/** Both signed copies of an agreement side by side, which the verifier compares page by page. */
export const SignedCopies = ({ record }: { record: Pks }) => {
  const t = useMessages();
  const { data: files, error } = useAttachments('order', attachments, record.idOrder);
  if (!files) {
    return error instanceof Error ? (
      <Alert severity="error">{t('file.failed', { detail: error.message })}</Alert>
    ) : (
      <Skeleton variant="rounded" height={420} />
    );
  }
  return (
    <Box sx={{ mb: 3, display: 'grid', gap: 1.5 }}>
      <Alert severity={record.pengunggahSendiri ? 'warning' : 'info'}>
        {t(`resources.pks.${record.pengunggahSendiri ? 'own_copy' : 'compare_copies'}`)}
      </Alert>
      <Box sx={sideBySide}>
        {orderSlots.map(({ name }) => {
          const file = files.find(({ slot }) => slot === name);
          const signature = name === 'filePksBHBU' ? record.ttdPembeli : record.ttdPenjual;
          return (
            <Box key={name} component="section" sx={{ minWidth: 0 }}>
              <Typography variant="h4" component="h2">
                {t(`resources.order.fields.${name}`)}
              </Typography>
              {signature ? <Signature signature={signature} /> : null}
              {file ? (
                <>
                  <Box sx={{ typography: 'caption', color: 'text.secondary', mb: 0.5 }}>
                    <AttachedFileFacts file={file} />
                  </Box>
                  <FilePreview
                    key={file.id}
                    path={fillPath(downloadAttachment.path, { id: file.id })}
                    name={file.nama}
                  />
                </>
              ) : (
                <Box sx={{ color: 'text.secondary' }}>{t('resources.pks.no_copy')}</Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 3,
};

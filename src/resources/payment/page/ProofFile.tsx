import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { fillPath } from '#contract/core/path.ts';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { AttachedFileFacts } from '#src/kit/attachment/AttachedFileFacts.tsx';
import { AttachedFileList } from '#src/kit/attachment/AttachedFileList.tsx';
import { useAttachments } from '#src/kit/attachment/useAttachments.ts';
import { FilePreview } from '#src/kit/file/FilePreview.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { Card, Detail } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';

const { attachments, downloadAttachment } = paymentCalls;

/** The proof of a payment, shown at once because it is compared with the bank account. */
export const ProofFile = ({ record: { id, barisRekening } }: { record: Payment }) => {
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
      {barisRekening ? <BankLineProof line={barisRekening} /> : null}
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
      ) : barisRekening ? null : (
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

/** The line of the bank account that proves a payment; those who reconcile can open it. */
const BankLineProof = ({ line }: { line: NonNullable<Payment['barisRekening']> }) => {
  const t = useMessages();
  const can = usePermission();
  const { id, bank, rekening, tanggal, jumlah, keterangan } = line;
  const name = `${formatRupiah(jumlah)}, ${formatDate(tanggal)}`;
  return (
    <Card label={t('resources.payment.proof.bank_line')} sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 500 }}>{t('resources.payment.proof.bank_line')}</Box>
      <div>
        {can('bankLine.read') ? (
          <MuiLink component={Link} to={recordPath('bankLine', id)}>
            {name}
          </MuiLink>
        ) : (
          name
        )}
      </div>
      <Detail>{[bank, rekening].filter(Boolean).join(' ')}</Detail>
      <Detail>{keterangan}</Detail>
    </Card>
  );
};

import Typography from '@mui/material/Typography';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { useOrderFormFacts } from './orderFormContext.ts';
import { useLineSums, useOrderTotals, useOrderValues } from './useOrderValues.ts';

interface SubmitDialogProps {
  isAmendment: boolean;
  isSending: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Errors are shown at the fields of the form. */
const noErrors = {};

/** Confirms the submission of an order: what it costs and by when it has to be paid. */
export const SubmitDialog = ({ isAmendment, isSending, onConfirm, onClose }: SubmitDialogProps) => {
  const t = useMessages();
  const { rows } = useOrderValues();
  const { totals, skema } = useOrderTotals();
  const { original, facts } = useOrderFormFacts();
  const { jumlahPeserta, jumlahDosis } = useLineSums();
  const amount = totals?.total ?? 0;
  const total = formatRupiah(amount);
  /** What an amended order has been paid so far. */
  const paid = original?.dibayar ?? 0;
  const [firstDay = ''] = rows.map(row => String(row['tanggalVaksinasi'])).toSorted();
  return (
    <ConfirmDialog
      title={t(
        isAmendment
          ? 'resources.order.form.submit.amendTitle'
          : 'resources.order.form.submit.title',
        { total },
      )}
      confirmLabel={t('resources.order.form.submit.confirm', { total })}
      command={{ isRunning: isSending, errors: noErrors }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        {t('resources.order.form.submit.lines', {
          baris: rows.length,
          peserta: formatNumber(jumlahPeserta),
          dosis: formatNumber(jumlahDosis),
          hari: formatDate(firstDay),
        })}
      </Typography>
      {facts.perusahaan.persetujuanPesanan ? (
        <Typography sx={{ mb: 1 }}>{t('resources.order.form.submit.approval')}</Typography>
      ) : null}
      <Typography>
        {paid > 0
          ? t('resources.order.form.submit.rest', {
              dibayar: formatRupiah(paid),
              sisa: formatRupiah(amount - paid),
            })
          : t(
              skema === 'TERMIN_50_50'
                ? 'resources.order.form.submit.deadline50'
                : 'resources.order.form.submit.deadline100',
            )}
      </Typography>
    </ConfirmDialog>
  );
};

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';

/** Whether the chillers of the facility hold a delivery that waits for its confirmation. */
export const ChillerRoom = ({ record: { chiller, jumlahDosis } }: { record: WorkOrder }) => {
  const t = useMessages();
  if (!chiller) return null;
  const { kapasitas, tersimpan, menuju } = chiller;
  if (kapasitas === null) {
    return <Alert severity="warning">{t('resources.workOrder.form.noChiller')}</Alert>;
  }
  const left = kapasitas - tersimpan - menuju - jumlahDosis;
  return (
    <Alert severity={left < 0 ? 'warning' : 'info'}>
      {t('resources.workOrder.form.chiller', {
        capacity: formatNumber(kapasitas),
        stock: formatNumber(tersimpan),
        coming: formatNumber(menuju),
        dosis: formatNumber(jumlahDosis),
      })}{' '}
      {t(`resources.workOrder.answer.${left < 0 ? 'tooSmall' : 'fits'}`, {
        dosis: formatNumber(Math.abs(left)),
      })}
    </Alert>
  );
};

/** What a facility declares when it confirms: its room for a delivery, or a surplus that is ready. */
export const ConfirmWarning = ({ record }: { record: WorkOrder }) => {
  const t = useMessages();
  return (
    <Box sx={{ mt: 1.5 }}>
      {record.jenis === 'AMBIL_KEMBALI' ? (
        <Alert severity="info">
          {t('resources.workOrder.answer.confirmReturn', {
            dosis: formatNumber(record.jumlahDosis),
          })}
        </Alert>
      ) : (
        <ChillerRoom record={record} />
      )}
    </Box>
  );
};

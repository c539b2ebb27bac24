import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';

interface IssuedDialogProps {
  saved: AnyRecord;
  onClose: () => void;
}

/** Says how many vouchers were issued, and that they have to be activated. */
export const IssuedDialog = ({ saved, onClose }: IssuedDialogProps) => {
  const t = useMessages();
  const { id, noTransaksi, jumlah } = saved as unknown as VoucherTransaction;
  return (
    <DialogFrame
      title={t('resources.voucherTransaction.issued.title', { count: formatNumber(jumlah) })}
      description={t('resources.voucherTransaction.issued.text', { name: noTransaksi })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('resources.voucherTransaction.issued.list')}
          </Button>
          <Button
            variant="contained"
            component={Link}
            to={recordPath('voucherTransaction', id)}
            autoFocus
          >
            {t('resources.voucherTransaction.issued.open')}
          </Button>
        </>
      }
    />
  );
};

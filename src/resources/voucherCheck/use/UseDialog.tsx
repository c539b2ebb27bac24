import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { maskCode } from '#contract/domains/voucher/code.ts';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { touchDialog } from '../../vaksinasi/styles.ts';
import { changedByVoucher, type KnownVoucher } from '../checkedVoucher.ts';

interface UseDialogProps {
  code: string;
  voucher: KnownVoucher;
  onUsed: (saved: Voucher) => void;
  onClose: () => void;
}

/** Asks before a voucher is used without a record of the dose; its holder then joins the queue. */
export const UseDialog = ({ code, voucher, onUsed, onClose }: UseDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, version, pemegang } = voucher;
  const name = pemegang?.nama ?? '';
  return (
    <CommandDialog
      title={t('resources.voucherCheck.use.title')}
      description={t('resources.voucherCheck.use.text', { code: maskCode(code), name })}
      confirmLabel={t('resources.voucherCheck.use.confirm')}
      run={(_, idempotencyKey) =>
        call(voucherCalls.use, { params: { id }, body: { version } }, { idempotencyKey })
      }
      invalidates={changedByVoucher}
      success={() => t('resources.voucherCheck.use.done', { name })}
      onSuccess={saved => {
        onClose();
        onUsed(saved);
      }}
      onClose={onClose}
      sx={touchDialog}
    />
  );
};

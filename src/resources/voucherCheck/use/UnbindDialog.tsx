import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { maskCode } from '#contract/domains/voucher/code.ts';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import { cancelInput } from '#contract/domains/vaksinasi/input.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { touchDialog } from '../../vaksinasi/styles.ts';
import { changedByVoucher, type KnownVoucher } from '../checkedVoucher.ts';

interface UnbindDialogProps {
  code: string;
  voucher: KnownVoucher;
  onUnbound: (saved: Voucher) => void;
  onClose: () => void;
}

const reasonInput = cancelInput.omit({ version: true });
const fields = { alasan: { label: 'resources.voucherCheck.unbind.reason' } } as const;

/** Takes a voucher from a holder who was bound by mistake, so that it can be bound to another. */
export const UnbindDialog = ({ code, voucher, onUnbound, onClose }: UnbindDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, version, pemegang } = voucher;
  const name = pemegang?.nama ?? '';
  return (
    <CommandDialog
      title={t('resources.voucherCheck.unbind.title', { name })}
      description={t('resources.voucherCheck.unbind.text', { code: maskCode(code), name })}
      confirmLabel={t('resources.voucherCheck.unbind.confirm')}
      schema={reasonInput}
      fields={fields}
      autoFocus="alasan"
      confirmsDiscard
      run={({ alasan }) =>
        call(voucherCalls.changeState, {
          params: { id },
          body: { event: 'unbind', alasan, version },
        })
      }
      invalidates={changedByVoucher}
      success={() => t('resources.voucherCheck.unbind.done', { name })}
      onSuccess={saved => {
        onClose();
        onUnbound(saved);
      }}
      onClose={onClose}
      sx={touchDialog}
    />
  );
};

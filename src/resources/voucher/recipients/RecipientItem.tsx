import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { email } from '#contract/core/record.ts';
import { z } from '#contract/core/zod.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
import {
  voucherTransactionCalls,
  type DeliveryState,
  type Recipient,
  type VoucherTransaction,
} from '#contract/domains/voucher/transaction.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatPhone } from '#src/kit/format/phone.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { waLink } from '#src/kit/format/waLink.ts';

const meaning: Readonly<Record<DeliveryState, Meaning>> = {
  BELUM: 'neutral',
  ANTRE: 'information',
  TERKIRIM: 'good',
  GAGAL: 'bad',
  DITAHAN: 'attention',
};

interface RecipientItemProps {
  transaction: VoucherTransaction;
  recipient: Recipient;
}

/** A recipient with the delivery of the ticket, and what can be done about it. */
export const RecipientItem = ({ transaction, recipient }: RecipientItemProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { call } = useApi();
  const [isResending, setIsResending] = useState(false);
  const { id, idVoucher, code, nama, email, noHP, metode, status, teks } = recipient;
  const markSent = useCommand({
    run: () =>
      call(voucherTransactionCalls.markSent, {
        params: { id: transaction.id },
        body: { idPenerima: id },
      }),
    invalidates: ['voucherTransaction'],
    notifiesErrors: true,
  });
  const address = metode === 'EMAIL' ? email : formatPhone(noHP);
  return (
    <ListRow
      end={
        <StateChip
          meaning={meaning[status]}
          label={t(`resources.voucherTransaction.delivery.${status}`)}
        />
      }
    >
      <Box sx={{ fontWeight: 500 }}>{nama}</Box>
      <Detail>
        {[address, recipient.waktuKirim === null ? undefined : formatDateTime(recipient.waktuKirim)]
          .filter(Boolean)
          .join(' · ')}
      </Detail>
      <MuiLink component={Link} to={recordPathFor(role, 'voucher', idVoucher)} sx={codeStyle}>
        {formatCode(code)}
      </MuiLink>
      {recipient.alasanGagal === null ? null : (
        <Box sx={{ typography: 'body2', color: 'error.main' }}>{recipient.alasanGagal}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {metode === 'WA_LINK' && noHP !== null && teks !== null ? (
          <Button
            size="small"
            variant="outlined"
            startIcon={<WhatsAppIcon />}
            component="a"
            href={waLink(noHP, teks)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('resources.voucherTransaction.recipients.openWaOf', { name: nama })}
            onClick={() => {
              if (status === 'BELUM') void markSent.run();
            }}
          >
            {t('resources.voucherTransaction.recipients.openWa')}
          </Button>
        ) : null}
        {metode === 'EMAIL' && status !== 'TERKIRIM' ? (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('resources.voucherTransaction.recipients.resendOf', { name: nama })}
            onClick={() => setIsResending(true)}
          >
            {t('resources.voucherTransaction.recipients.resend')}
          </Button>
        ) : null}
      </Box>
      {isResending ? (
        <ResendDialog
          transaction={transaction}
          recipient={recipient}
          onClose={() => setIsResending(false)}
        />
      ) : null}
    </ListRow>
  );
};

const schema = z.strictObject({ email });
const fields = { email: { kind: 'email' } } as const;

interface ResendDialogProps {
  transaction: VoucherTransaction;
  recipient: Recipient;
  onClose: () => void;
}

/** Sends the ticket of a recipient again, to an address that may have been corrected. */
const ResendDialog = ({ transaction, recipient, onClose }: ResendDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id: idPenerima, nama } = recipient;
  return (
    <CommandDialog
      title={t('resources.voucherTransaction.resend.title', { name: nama })}
      description={t('resources.voucherTransaction.resend.text')}
      confirmLabel={t('resources.voucherTransaction.recipients.resend')}
      resource="voucherTransaction"
      schema={schema}
      fields={fields}
      initialValues={{ email: recipient.email }}
      autoFocus="email"
      run={(input, idempotencyKey) =>
        call(
          voucherTransactionCalls.resend,
          { params: { id: transaction.id }, body: { idPenerima, ...input } },
          { idempotencyKey },
        )
      }
      invalidates={['voucherTransaction']}
      success={() => t('resources.voucherTransaction.resend.done', { name: nama })}
      onClose={onClose}
    />
  );
};

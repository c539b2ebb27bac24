import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCode } from '#contract/domains/voucher/code.ts';
import {
  voucherTransactionCalls,
  type DeliveryState,
  type Recipient,
  type VoucherTransaction,
} from '#contract/domains/voucher/transaction.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatPhone } from '#src/kit/format/phone.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ResendDialog } from './ResendDialog.tsx';
import { waLink } from './waLink.ts';

const meaning: Readonly<Record<DeliveryState, Meaning>> = {
  BELUM: 'neutral',
  ANTRE: 'information',
  TERKIRIM: 'good',
  GAGAL: 'bad',
  DITAHAN: 'attention',
};

interface RecipientItemProps {
  batch: VoucherTransaction;
  recipient: Recipient;
}

/** A recipient with the delivery of the ticket, and what can be done about it. */
export const RecipientItem = ({ batch, recipient }: RecipientItemProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { call } = useApi();
  const [isResending, setIsResending] = useState(false);
  const { id, idVoucher, code, nama, email, noHP, metode, status, teks } = recipient;
  const markSent = useCommand({
    run: () =>
      call(voucherTransactionCalls.markSent, {
        params: { id: batch.id },
        body: { idPenerima: id },
      }),
    invalidates: ['voucherTransaction'],
    notifiesErrors: true,
  });
  const address = metode === 'EMAIL' ? email : formatPhone(noHP);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{nama}</Box>
        <Box sx={{ ml: 'auto' }}>
          <StateChip
            meaning={meaning[status]}
            label={t(`resources.voucherTransaction.delivery.${status}`)}
          />
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[address, recipient.waktuKirim === null ? undefined : formatDateTime(recipient.waktuKirim)]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      <MuiLink
        component={Link}
        to={recordPathFor(role, 'voucher', idVoucher)}
        sx={{ ...codeStyle, justifySelf: 'start', py: '3px' }}
      >
        {formatCode(code)}
      </MuiLink>
      {recipient.alasanGagal === null ? null : (
        <Box sx={{ typography: 'body2', color: 'error.main', overflowWrap: 'anywhere' }}>
          {recipient.alasanGagal}
        </Box>
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
        <ResendDialog batch={batch} recipient={recipient} onClose={() => setIsResending(false)} />
      ) : null}
    </Box>
  );
};

const row = {
  display: 'grid',
  gap: 0.25,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};

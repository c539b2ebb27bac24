import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import type { NextInvoice } from '#contract/domains/invoice/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { formatRupiah } from '#src/kit/format/number.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** Issues the next invoice of an order without a draft, after a confirmation. */
export const IssueNow = ({ next: { idOrder, noOrder, total } }: { next: NextInvoice }) => {
  const t = useMessages();
  const can = usePermission();
  const navigate = useNavigate();
  const { call } = useApi();
  const [isOpen, setIsOpen] = useState(false);
  if (!can('invoice.issue')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('resources.invoice.create.generate')}
      </Button>
      {isOpen ? (
        <CommandDialog
          title={t('resources.invoice.create.generate_title', { number: noOrder ?? '' })}
          description={t('resources.invoice.create.generate_text', {
            total: formatRupiah(total),
          })}
          confirmLabel={t('resources.invoice.create.generate')}
          run={(_, idempotencyKey) =>
            call(invoiceCalls.generate, { body: { idOrder } }, { idempotencyKey })
          }
          invalidates={['invoice', 'payment', 'order']}
          success={({ noInvoice }) =>
            t('resources.invoice.create.issued', { name: noInvoice ?? '' })
          }
          onSuccess={({ id }) => void navigate(recordPath('invoice', id))}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
};

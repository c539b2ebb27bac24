import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { canAccess } from '#contract/policy.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { actionRow } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { InvoiceAccountDialog } from './InvoiceAccountDialog.tsx';

/** Shows a company's account manager and its customer account in the accounting system. */
export const AccountDetails = ({ record }: { record: Bhbu }) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const [isEditing, setIsEditing] = useState(false);
  const { id, namaAccountManager, invoiceAccount, pemungutPPN } = record;
  return (
    <Box component="ul" sx={borderedList}>
      <Box component="li" sx={actionRow}>
        <AccountFact label={t('resources.bhbu.fields.namaAccountManager')}>
          {namaAccountManager ?? t('resources.bhbu.manager.none')}
        </AccountFact>
        {canAccess(role, 'bhbu.update') === 'all' ? (
          <Button
            size="small"
            component={Link}
            to={recordPath('bhbuForm', id)}
            aria-label={t('resources.bhbu.manager.change')}
          >
            {t('common.action.edit')}
          </Button>
        ) : null}
      </Box>
      <Box component="li" sx={actionRow}>
        <AccountFact label={t('resources.bhbu.fields.invoiceAccount')}>
          {invoiceAccount === null ? (
            t('resources.bhbu.invoice.none')
          ) : (
            <Box component="span" sx={codeStyle}>
              {invoiceAccount}
            </Box>
          )}
          {pemungutPPN ? <Box>{t('resources.bhbu.invoice.collector')}</Box> : null}
        </AccountFact>
        {can('bhbu.invoiceAccount') ? (
          <Button
            size="small"
            aria-label={t('resources.bhbu.invoice.edit')}
            onClick={() => setIsEditing(true)}
          >
            {t('common.action.edit')}
          </Button>
        ) : null}
      </Box>
      {isEditing ? (
        <InvoiceAccountDialog record={record} onClose={() => setIsEditing(false)} />
      ) : null}
    </Box>
  );
};

const AccountFact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
    <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{label}</Box>
    <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
);

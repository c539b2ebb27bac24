import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Bhbu } from '#contract/bhbu-record.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { codeFace } from '#src/layout/theme/typography.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { canAccess } from '#contract/policy.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { sheet } from '#src/ui/page/sheet.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { line } from './sheet.ts';

/** Shows a company's account manager and its customer account in the accounting system. */
export const Handling = ({ record }: { record: Bhbu }) => {
  const say = useWords();
  const may = useMay();
  const { role } = useSignedIn();
  const [isEditing, setIsEditing] = useState(false);
  const { id, namaAccountManager, invoiceAccount } = record;
  return (
    <Box component="ul" sx={sheet}>
      <Box component="li" sx={line}>
        <Fact label={say('resources.bhbu.fields.namaAccountManager')}>
          {namaAccountManager ?? say('resources.bhbu.manager.none')}
        </Fact>
        {canAccess(role, 'bhbu.update') === 'all' ? (
          <Button
            size="small"
            component={Link}
            to={`/dashboard/bhbu/edit/${id}`}
            aria-label={say('resources.bhbu.manager.change')}
          >
            {say('common.act.edit')}
          </Button>
        ) : null}
      </Box>
      <Box component="li" sx={line}>
        <Fact label={say('resources.bhbu.fields.invoiceAccount')}>
          {invoiceAccount === null ? (
            say('resources.bhbu.invoice.none')
          ) : (
            <Box component="span" sx={codeFace}>
              {invoiceAccount}
            </Box>
          )}
        </Fact>
        {may('bhbu.invoiceAccount') ? (
          <Button
            size="small"
            aria-label={say('resources.bhbu.invoice.edit')}
            onClick={() => setIsEditing(true)}
          >
            {say('common.act.edit')}
          </Button>
        ) : null}
      </Box>
      {isEditing ? <InvoiceDialog record={record} onClose={() => setIsEditing(false)} /> : null}
    </Box>
  );
};

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
    <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{label}</Box>
    <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
);

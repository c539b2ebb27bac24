import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';

/** The tax invoices (faktur pajak) of an invoice, one for each code, with their numbers. */
export const TaxInvoice = ({ record: { status, faktur } }: { record: Invoice }) => {
  const t = useMessages();
  const can = usePermission();
  if (faktur.length === 0) {
    return (
      <Box sx={{ color: 'text.secondary' }}>
        {t(status === 'DRAFT' ? 'resources.invoice.tax.draft' : 'resources.invoice.tax.none')}
      </Box>
    );
  }
  return (
    <ListBox>
      {faktur.map(({ id, kode, nomor, tanggalFaktur }) => {
        const name = t('resources.invoice.tax.code', { code: kode });
        return (
          <ListRow key={id}>
            {can('faktur.read') ? (
              <MuiLink component={Link} to={recordPath('faktur', id)}>
                {name}
              </MuiLink>
            ) : (
              name
            )}
            <div>{nomor ?? t('resources.invoice.tax.without_number')}</div>
            <Detail>
              {tanggalFaktur === null
                ? t('resources.invoice.tax.waiting')
                : t('resources.invoice.tax.day', { day: formatDate(tanggalFaktur) })}
            </Detail>
          </ListRow>
        );
      })}
    </ListBox>
  );
};

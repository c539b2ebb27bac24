import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Payment } from '#contract/domains/payment/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

/** What the parts of a payment were used for. */
export const Allocations = ({ record: { alokasi } }: { record: Payment }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  if (alokasi.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.payment.allocation.none')}</Box>;
  }
  return (
    <Box component="ul" sx={borderedList}>
      {alokasi.map(({ id, jenis, idInvoice, noInvoice, jumlah, tanggal, ...rest }) => (
        <Box component="li" key={id} sx={row}>
          <Box sx={{ fontWeight: 500 }}>
            {t('resources.payment.allocation.row', {
              amount: formatRupiah(jumlah),
              day: formatDate(tanggal),
            })}
          </Box>
          <Box>
            {t(`resources.payment.allocation.${jenis}`)}{' '}
            {idInvoice === null ? null : (
              <MuiLink component={Link} to={recordPathFor(role, 'invoice', idInvoice)}>
                {noInvoice ?? t('resources.payment.without_number')}
              </MuiLink>
            )}
          </Box>
          {rest.noReferensi === null ? null : (
            <Box sx={detail}>
              {t('resources.payment.card.reference', { number: rest.noReferensi })}
            </Box>
          )}
          {rest.alasan === null ? null : (
            <Box sx={detail}>{t('resources.payment.card.reason', { reason: rest.alasan })}</Box>
          )}
        </Box>
      ))}
    </Box>
  );
};

const row = { py: 1.25, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } };
const detail = { typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' };

import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { BankStatement, MatchSuggestion } from '#contract/domains/payment/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatRupiah } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { paymentMeaning } from '../../invoice/states.ts';
import { paymentName } from '../paymentName.ts';

type Line = BankStatement['baris'][number];

/** Lines that are rendered at once; a statement can have some thousands. */
const shownLines = 500;

/** The lines of a bank statement with the payments and invoices that they may belong to. */
export const StatementLines = ({ lines }: { lines: readonly Line[] }) => {
  const t = useMessages();
  return (
    <ListBox label={t('resources.payment.statement.caption')}>
      {lines.slice(0, shownLines).map(line => (
        <ListRow key={line.baris} sx={row}>
          <div>
            <strong>{paymentName({ jumlah: line.jumlah, tanggalBayar: line.tanggal })}</strong>
            <Detail>
              {[t('resources.payment.statement.row', { number: line.baris }), line.referensi]
                .filter(Boolean)
                .join(' · ')}
            </Detail>
          </div>
          {line.saran.length === 0 ? (
            t('resources.payment.statement.none')
          ) : (
            <Box component="ul" sx={suggestionList}>
              {line.saran.map(one => (
                <li key={`${one.idInvoice} ${one.idPayment}`}>
                  <Suggestion suggestion={one} />
                </li>
              ))}
            </Box>
          )}
        </ListRow>
      ))}
    </ListBox>
  );
};

/** Where a line is checked or entered, and why it may fit. */
const Suggestion = ({ suggestion }: { suggestion: MatchSuggestion }) => {
  const t = useMessages();
  const { idInvoice, noInvoice, namaBHBU, sisa, idPayment, status, alasan } = suggestion;
  const name = noInvoice ?? t('resources.payment.without_number');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <MuiLink
          component={Link}
          to={
            idPayment === null
              ? recordPath('paymentsOfInvoice', idInvoice)
              : recordPath('payment', idPayment)
          }
          sx={{ py: '3px' }}
        >
          {t(`resources.payment.statement.${idPayment === null ? 'enter' : 'verify'}`, { name })}
        </MuiLink>
        {status === null ? null : (
          <StateChip
            meaning={paymentMeaning[status]}
            label={t(`resources.payment.status.${status}`)}
          />
        )}
      </Box>
      <Box sx={{ typography: 'body2' }}>
        {t('resources.payment.statement.company', {
          company: namaBHBU,
          rest: formatRupiah(sisa),
        })}
      </Box>
      <Detail>
        {t('resources.payment.statement.because', {
          reasons: alasan
            .map(reason => t(`resources.payment.statement.match.${reason}`))
            .join(', '),
        })}
      </Detail>
    </>
  );
};

const row = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
};
const suggestionList = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 };

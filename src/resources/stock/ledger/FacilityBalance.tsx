import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { DoseLedger } from '#contract/domains/stock/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { batchName } from '../definition.ts';
import { Expiry } from '../list/Expiry.tsx';
import { Problem } from '../list/Problem.tsx';
import { equationText } from '../page/equation.ts';
import { deliveryText } from './deliveryText.ts';

interface FacilityBalanceProps {
  facility: DoseLedger['faskes'][number];
}

/** The doses of an order at one facility, and what became of them by batch. */
export const FacilityBalance = ({ facility }: FacilityBalanceProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { namaFaskes, stok } = facility;
  return (
    <Box component="ul" aria-label={namaFaskes} sx={borderedList}>
      <Box component="li" sx={row}>
        <Typography component="h3" variant="subtitle1">
          {namaFaskes}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{deliveryText(t, facility)}</Box>
      </Box>
      {stok.length === 0 ? (
        <Box component="li" sx={{ ...row, color: 'text.secondary' }}>
          {t('resources.stock.ledger.noStock')}
        </Box>
      ) : null}
      {stok.map(one => (
        <Box component="li" key={one.id} sx={row}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <MuiLink component={Link} to={recordPathFor(role, 'stock', one.id)} sx={linkStyle}>
              {batchName(one)}
            </MuiLink>
            <Expiry stock={one} />
            <Problem stock={one} />
          </Box>
          <Box>{equationText(t, one)}</Box>
        </Box>
      ))}
    </Box>
  );
};

const linkStyle = { ...codeStyle, py: '3px' };
const row = {
  display: 'grid',
  gap: 0.25,
  py: 1.25,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};

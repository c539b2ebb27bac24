import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import type { Order } from '#contract/domains/order/record.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { Deadlines } from '../../pks/Deadlines.tsx';
import { pksName } from '../../pks/pksName.ts';
import { pksMeaning } from '../../pks/states.ts';
import { isUnderBoosterPks } from './steps.ts';
import { usePksOfOrder } from './usePksOfOrder.ts';

/** The agreement of an order: its number, state, term, and the deadlines that bind now. */
export const OrderAgreement = ({ record }: { record: Order }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { data: pks, error } = usePksOfOrder(record.id);
  if (error) {
    return (
      <Alert severity="error">
        {t('resources.order.agreement.failed', { detail: error.message })}
      </Alert>
    );
  }
  if (pks === undefined) return <Skeleton variant="rounded" height={72} />;
  if (isUnderBoosterPks(record, pks)) {
    return (
      <Box sx={{ ...borderedList, py: 1.5 }}>
        {t('resources.order.agreement.umbrella')}{' '}
        <MuiLink component={Link} to={recordPathFor(role, 'pks', record.pksId ?? 0)} sx={codeStyle}>
          {record.noPKS}
        </MuiLink>
      </Box>
    );
  }
  if (pks) return <AgreementFacts pks={pks} />;
  return <Box sx={{ color: 'text.secondary' }}>{t('resources.order.agreement.none')}</Box>;
};

const AgreementFacts = ({ pks }: { pks: Pks }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { id, statuspks, tanggalPKS, berlakuSampai, tenggat, verifikator } = pks;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ ...borderedList, py: 1.5, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <MuiLink component={Link} to={recordPathFor(role, 'pks', id)} sx={codeStyle}>
            {pksName(pks)}
          </MuiLink>
          <StateChip
            meaning={pksMeaning[statuspks]}
            label={t(`resources.pks.statuspks.${statuspks}`)}
          />
        </Box>
        {tanggalPKS && berlakuSampai ? (
          <Box>
            {t('resources.order.agreement.valid', {
              from: formatDate(tanggalPKS),
              until: formatDate(berlakuSampai),
            })}
          </Box>
        ) : null}
        {verifikator ? (
          <Box>{t('resources.order.agreement.verified', { name: verifikator })}</Box>
        ) : null}
      </Box>
      <Deadlines deadlines={tenggat} status={statuspks} />
    </Box>
  );
};

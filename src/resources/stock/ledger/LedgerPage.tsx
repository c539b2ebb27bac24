import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { doseLedgerCalls } from '#contract/domains/stock/calls.ts';
import type { DoseLedger } from '#contract/domains/stock/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { leftoverPrintPath } from '#src/kit/documents/printPaths.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { documentName } from '#src/kit/format/documentName.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { DoseBar } from '../page/DoseBar.tsx';
import { equationText } from '../page/equation.ts';
import { deliveryText } from './deliveryText.ts';
import { FacilityBalance } from './FacilityBalance.tsx';
import { Obstacles } from './Obstacles.tsx';

/** The dose ledger of the order in the URL: whether its doses balance, and what is missing. */
export const LedgerPage = () => {
  const { call } = useApi();
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useQuery({
    // Below the key of stock, whose actions change it.
    queryKey: ['stock', 'ledger', id],
    queryFn: ({ signal }) => call(doseLedgerCalls.ofOrder, { params: { id } }, { signal }),
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
  if (isNotFound(error)) return <NotFoundPage />;
  if (!data) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  }
  return <Ledger ledger={data} />;
};

const Ledger = ({ ledger }: { ledger: DoseLedger }) => {
  const t = useMessages();
  const can = usePermission();
  const { idOrder, namaBHBU, jumlah, faskes, halangan, seimbang } = ledger;
  const number = documentName(ledger.noOrder, idOrder);
  const lead = t('resources.stock.ledger.lead', { number, company: namaBHBU });
  return (
    <>
      <PageHeader
        title={t('resources.stock.ledger.title', { number })}
        description={
          can('order.read') ? (
            <MuiLink component={Link} to={recordPath('order', idOrder)}>
              {lead}
            </MuiLink>
          ) : (
            lead
          )
        }
        extraButtons={
          <Button
            variant="outlined"
            startIcon={<PrintIcon />}
            component={Link}
            to={leftoverPrintPath(idOrder)}
          >
            {t('resources.stock.ledger.print')}
          </Button>
        }
      >
        <Box sx={{ mt: 1 }}>
          <StateChip
            meaning={seimbang ? 'good' : 'attention'}
            label={t(`resources.stock.ledger.${seimbang ? 'balanced' : 'unbalanced'}`)}
          />
        </Box>
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RecordSection title={t('resources.stock.ledger.sum')}>
          <Box sx={{ display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
            <Typography>{deliveryText(t, jumlah)}</Typography>
            <Typography>{equationText(t, jumlah)}</Typography>
            <DoseBar doses={jumlah} />
          </Box>
        </RecordSection>
        {seimbang ? (
          <Alert severity="success">{t('resources.stock.ledger.balancedText')}</Alert>
        ) : (
          <RecordSection title={t('resources.stock.ledger.tasks')}>
            <Obstacles idOrder={idOrder} obstacles={halangan} />
          </RecordSection>
        )}
        <RecordSection title={t('resources.stock.ledger.facilities')}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {faskes.map(one => (
              <FacilityBalance key={one.idFaskes} facility={one} />
            ))}
          </Box>
        </RecordSection>
      </Box>
    </>
  );
};

import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { SettlementItem } from './SettlementItem.tsx';
import { useSettlements } from './useSettlements.ts';

/** The terminated orders with paid doses that were not shipped and are not settled yet. */
export const OpenSettlements = () => {
  const t = useMessages();
  const { data, error, refetch } = useSettlements({ status: 'TERBUKA' });
  if (!data) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  }
  const title = t('resources.order.page.settlements');
  return (
    <>
      <PageHeader title={title} description={t('resources.order.settlement.lead')} />
      {data.data.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('resources.order.settlement.empty')}</Box>
      ) : (
        <Box component="ul" aria-label={title} sx={{ ...borderedList, maxWidth: 960 }}>
          {data.data.map(settlement => (
            <SettlementItem key={settlement.id} settlement={settlement}>
              <Box sx={{ mb: 0.5 }}>
                <MuiLink
                  component={Link}
                  to={recordPath('order', settlement.idOrder)}
                  sx={{ mr: 1 }}
                >
                  {settlement.noOrder}
                </MuiLink>
                {settlement.namaBHBU}
              </Box>
            </SettlementItem>
          ))}
        </Box>
      )}
    </>
  );
};

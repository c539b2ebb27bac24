import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { luringCalls, type OfflineActItem } from '#contract/domains/luring/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { canWorkOffline } from '#src/providers/offline/browserDay.ts';
import { PrevNextPager } from '../vaksinasi/PrevNextPager.tsx';
import { ConflictRow } from './ConflictRow.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { WaitingActs } from './WaitingActs.tsx';

/** Page about work without network: the prepared day, what waits to be sent, and what the rules refused. */
export const OfflineScreen = () => {
  const t = useMessages();
  const [search, setSearch] = useSearchParams();
  const requestedPage = search.get('page') ?? '';
  const pageNumber = /^[1-9]\d{0,5}$/.test(requestedPage) ? Number(requestedPage) : 1;
  const { data, error, refetch } = useCall('luring', luringCalls.list, {
    query: { status: 'KONFLIK', pageNumber },
  });
  const [decided, setDecided] = useState<OfflineActItem>();
  const { totalRecords: total = 0, totalPages = 0 } = data ?? {};
  return (
    <>
      <PageHeader title={t('resources.luring.name')} description={t('resources.luring.lead')} />
      {canWorkOffline() ? (
        <OfflineStrip isOnPage />
      ) : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('resources.luring.unsupported')}
        </Alert>
      )}
      <WaitingActs />
      <Box component="section" aria-labelledby="putusan">
        <Typography id="putusan" component="h2" variant="h6" sx={{ mb: 1 }}>
          {t('resources.luring.conflict.title')}
        </Typography>
        <RelatedList
          query={{ data: data?.data, error, refetch }}
          empty={t('resources.luring.conflict.none')}
          total={total}
          footer={
            totalPages > 1 ? (
              <PrevNextPager
                page={pageNumber}
                totalPages={totalPages}
                onPageChange={page => setSearch({ page: String(page) })}
              />
            ) : undefined
          }
        >
          {item => <ConflictRow item={item} onDecide={() => setDecided(item)} />}
        </RelatedList>
      </Box>
      {decided ? <DecideDialog item={decided} onClose={() => setDecided(undefined)} /> : null}
    </>
  );
};

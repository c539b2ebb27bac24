import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { notulenCalls } from '#contract/domains/notulen.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { DecisionItem } from './DecisionItem.tsx';
import { notesPath } from './useMeetingNotes.ts';

/** The decisions of all final notes that are not done, which are ticked off here. */
export const OpenDecisions = () => {
  const t = useMessages();
  const { call } = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['notulen', 'openDecisions'],
    queryFn: ({ signal }) => call(notulenCalls.openDecisions, {}, { signal }),
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
  if (!data) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  }
  const title = t('resources.notulen.page.decisions');
  return (
    <>
      <PageHeader title={title} description={t('resources.notulen.open.lead')} />
      {data.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('resources.notulen.open.empty')}</Box>
      ) : (
        <Box component="ul" aria-label={title} sx={{ ...borderedList, maxWidth: 960 }}>
          {data.map(decision => (
            <DecisionItem
              key={`${decision.idNotulen} ${decision.nomor}`}
              idNotulen={decision.idNotulen}
              nomor={decision.nomor}
              decision={{ ...decision, selesai: false }}
              isFinal
            >
              <MuiLink component={Link} to={notesPath(decision.idOrder)} sx={{ py: '3px' }}>
                {t('resources.notulen.open.of', {
                  day: formatDate(decision.tanggalRapat),
                  number: decision.noOrder ?? '',
                  company: decision.namaBHBU,
                })}
              </MuiLink>
            </DecisionItem>
          ))}
        </Box>
      )}
    </>
  );
};

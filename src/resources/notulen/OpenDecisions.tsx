import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { notulenCalls } from '#contract/domains/notulen.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { DecisionItem } from './DecisionItem.tsx';
import { notesPath } from './useMeetingNotes.ts';

/** The decisions of all final notes that are not done, which are ticked off here. */
export const OpenDecisions = () => {
  const t = useMessages();
  const title = t('resources.notulen.page.decisions');
  return (
    <>
      <PageHeader title={title} description={t('resources.notulen.open.lead')} />
      <Box sx={{ maxWidth: 960 }}>
        <RelatedList
          query={useCall('notulen', notulenCalls.openDecisions, {})}
          label={title}
          empty={t('resources.notulen.open.empty')}
          keyOf={({ idNotulen, nomor }) => `${idNotulen} ${nomor}`}
        >
          {decision => (
            <DecisionItem
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
          )}
        </RelatedList>
      </Box>
    </>
  );
};

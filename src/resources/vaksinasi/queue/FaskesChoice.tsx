import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { touchTargetFields } from '../styles.ts';
import { rowButton } from './rowButton.ts';
import { useBusyFaskes } from './useQueue.ts';
import type { QueueParams } from './useQueueParams.ts';

const LookupChoice = lazyInput(async () => ({
  default: (await import('#src/kit/input/LookupAutocomplete.tsx')).LookupAutocomplete,
}));

/** Chooses the facility whose queue is shown; those with work on the day are listed. */
export const FaskesChoice = ({ queueParams: { tanggal, set } }: { queueParams: QueueParams }) => {
  const t = useMessages();
  const busy = useBusyFaskes(tanggal);
  const choose = (id: string): void => set('faskes', id);
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography sx={{ mb: 1.5 }}>{t('resources.vaksinasi.select_faskes')}</Typography>
      <Box sx={touchTargetFields}>
        <Suspense fallback={<Skeleton variant="rounded" height={68} />}>
          <LookupChoice
            selectsFirstOnEnter
            lookup="faskes"
            label={t('resources.vaksinasi.filter.faskes')}
            value=""
            onChange={choose}
          />
        </Suspense>
      </Box>
      <Typography component="h2" variant="subtitle1" sx={{ mt: 2, mb: 1 }}>
        {t('resources.vaksinasi.faskes.title')}
      </Typography>
      <RelatedList
        query={busy}
        label={t('resources.vaksinasi.faskes.title')}
        empty={t('resources.vaksinasi.faskes.none')}
      >
        {one => (
          <ListRow sx={{ mx: -2, py: 0 }}>
            <ButtonBase onClick={() => choose(String(one.id))} sx={rowButton}>
              <Box component="span" sx={{ flex: '1 1 auto', fontWeight: 600 }}>
                {one.namaFaskes}
              </Box>
              {one.kipiBelumDilaporkan === 0 ? null : (
                <StateChip
                  meaning="bad"
                  label={t('resources.vaksinasi.faskes.kipi', {
                    smart_count: one.kipiBelumDilaporkan,
                  })}
                />
              )}
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {t('resources.vaksinasi.faskes.planned', { smart_count: one.rencana })}
              </Box>
            </ButtonBase>
          </ListRow>
        )}
      </RelatedList>
    </Box>
  );
};

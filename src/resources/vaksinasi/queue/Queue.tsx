import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { queueFilters, type QueueEntry } from '#contract/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { separatedToggles, touchTarget } from '../styles.ts';
import { PrevNextPager } from '../PrevNextPager.tsx';
import { QueueList } from './QueueList.tsx';
import type { QueueParams, QueueState } from './useQueueParams.ts';
import { minSearchLength, type useQueueSearch, type useQueue } from './useQueue.ts';

interface QueueProps {
  queueParams: QueueParams;
  /** Search text; empty shows the day's queue. */
  text: string;
  queue: ReturnType<typeof useQueue>;
  searchResults: ReturnType<typeof useQueueSearch>;
  selectedId: number | undefined;
  onSelect: (one: QueueEntry) => void;
}

/** Search results, or the day's queue when the search text is empty. */
export const Queue = ({
  queueParams,
  text,
  queue,
  searchResults,
  selectedId,
  onSelect,
}: QueueProps) =>
  text === '' ? (
    <DayQueue queueParams={queueParams} queue={queue} selectedId={selectedId} onSelect={onSelect} />
  ) : (
    <SearchResults
      text={text}
      searchResults={searchResults}
      selectedId={selectedId}
      onSelect={onSelect}
    />
  );

const SearchResults = ({
  text,
  searchResults,
  selectedId,
  onSelect,
}: Pick<QueueProps, 'text' | 'searchResults' | 'selectedId' | 'onSelect'>) => {
  const t = useMessages();
  const { data, error } = searchResults;
  const statusText =
    text.length < minSearchLength
      ? t('resources.vaksinasi.search.short')
      : error
        ? error.message
        : !data
          ? t('common.loading')
          : data.data.length === 0
            ? t('resources.vaksinasi.search.none')
            : data.lebih
              ? t('resources.vaksinasi.search.more', { smart_count: data.data.length })
              : t('resources.vaksinasi.search.found', { smart_count: data.data.length });
  return (
    <>
      <Typography role="status" color="textSecondary" sx={{ my: 1.5 }}>
        {statusText}
      </Typography>
      {data && data.data.length > 0 ? (
        <QueueList people={data.data} selectedId={selectedId} onSelect={onSelect} />
      ) : null}
    </>
  );
};

const DayQueue = ({
  queueParams,
  queue,
  selectedId,
  onSelect,
}: Pick<QueueProps, 'queueParams' | 'queue' | 'selectedId' | 'onSelect'>) => {
  const t = useMessages();
  const { data, error } = queue;
  const { status } = queueParams;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('resources.vaksinasi.state.label')}
        value={status ?? ''}
        onChange={(_, value: QueueState | '' | null) => {
          if (value !== null) queueParams.set('status', value);
        }}
        sx={stateToggleStyle}
      >
        <ToggleButton value="">{t('resources.vaksinasi.state.all')}</ToggleButton>
        {queueFilters.map(one => (
          <ToggleButton key={one} value={one}>
            {t(`resources.vaksinasi.state.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {!data && !error ? <Skeleton variant="rounded" height={224} /> : null}
      {data?.data.length === 0 && queueParams.page > 1 ? (
        // The last item of this page was just recorded, so the page is empty.
        <Button
          sx={touchTarget}
          onClick={() => queueParams.set('page', String(Math.max(1, data.totalPages)))}
        >
          {t('resources.vaksinasi.list.back')}
        </Button>
      ) : data?.data.length === 0 ? (
        <Typography color="textSecondary">
          {status === undefined
            ? t('resources.vaksinasi.list.empty')
            : t(`resources.vaksinasi.list.none.${status}`)}
        </Typography>
      ) : null}
      {data && data.data.length > 0 ? (
        <>
          <QueueList people={data.data} selectedId={selectedId} onSelect={onSelect} />
          {data.totalPages > 1 ? (
            <PrevNextPager
              page={queueParams.page}
              totalPages={data.totalPages}
              onPageChange={page => queueParams.set('page', String(page))}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
};

/** Two rows of three, also on the narrowest phone. */
const stateToggleStyle = {
  ...separatedToggles,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  my: 1.5,
};

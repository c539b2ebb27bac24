import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { touchTarget } from '../styles.ts';
import { PrevNextPager } from '../PrevNextPager.tsx';
import { QueueList, QueueSkeleton } from './QueueList.tsx';
import { NoMatch } from './NoMatch.tsx';
import type { QueueParams } from './useQueueParams.ts';
import type { SteadyRow } from './useSteadyRows.ts';
import { minSearchLength, type useQueueSearch, type useQueue } from './useQueue.ts';

interface QueueProps {
  queueParams: QueueParams;
  /** Search text; empty shows the day's queue. */
  text: string;
  queue: ReturnType<typeof useQueue>;
  searchResults: ReturnType<typeof useQueueSearch>;
  /** The rows of what is shown; undefined while loading. */
  rows: readonly SteadyRow[] | undefined;
  onSelect: (one: QueueEntry) => void;
  /** Called on ArrowUp in the first row. */
  onLeaveTop: () => void;
}

/** Search results, or the day's queue when the search text is empty. */
export const Queue = (props: QueueProps) =>
  props.text === '' ? <DayQueue {...props} /> : <SearchResults {...props} />;

const SearchResults = ({ text, searchResults, queueParams, rows, ...list }: QueueProps) => {
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
      <Typography role="status" color="textSecondary" sx={{ mb: 1.5 }}>
        {statusText}
      </Typography>
      {data?.data.length === 0 ? <NoMatch queueParams={queueParams} /> : null}
      {data && rows && rows.length > 0 ? (
        <QueueList
          rows={rows}
          selectedId={queueParams.idPeserta}
          onSelect={list.onSelect}
          onLeaveTop={list.onLeaveTop}
        />
      ) : null}
    </>
  );
};

const DayQueue = ({ queueParams, queue, rows: made, onSelect, onLeaveTop }: QueueProps) => {
  const t = useMessages();
  const { data, error } = queue;
  // The rows of another facility are not shown while its own are loading.
  const rows = data ? made : undefined;
  const { status } = queueParams;
  return (
    <>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {!rows && !error ? <QueueSkeleton /> : null}
      {rows?.length === 0 && data && queueParams.page > 1 ? (
        // The last item of this page was just recorded, so the page is empty.
        <Button
          sx={touchTarget}
          onClick={() => queueParams.set('page', String(Math.max(1, data.totalPages)))}
        >
          {t('resources.vaksinasi.list.back')}
        </Button>
      ) : rows?.length === 0 ? (
        <Typography color="textSecondary">
          {status === undefined
            ? t('resources.vaksinasi.list.empty')
            : t(`resources.vaksinasi.list.none.${status}`)}
        </Typography>
      ) : null}
      {rows && rows.length > 0 ? (
        <>
          <QueueList
            rows={rows}
            selectedId={queueParams.idPeserta}
            onSelect={onSelect}
            onLeaveTop={onLeaveTop}
          />
          {data && data.totalPages > 1 ? (
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

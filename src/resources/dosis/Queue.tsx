import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { queueStates, type Antrean } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { apart, touch } from './layout.ts';
import { Pages } from './Pages.tsx';
import { QueueList } from './QueueList.tsx';
import type { Asked, QueueState } from './useAsked.ts';
import { leastText, type useFound, type useQueue } from './useQueue.ts';

interface QueueProps {
  asked: Asked;
  /** Search text; empty shows the day's queue. */
  text: string;
  queue: ReturnType<typeof useQueue>;
  found: ReturnType<typeof useFound>;
  chosen: number | undefined;
  onChoose: (one: Antrean) => void;
}

/** Search results, or the day's queue when the search text is empty. */
export const Queue = ({ asked, text, queue, found, chosen, onChoose }: QueueProps) =>
  text === '' ? (
    <OfDay asked={asked} queue={queue} chosen={chosen} onChoose={onChoose} />
  ) : (
    <Found text={text} found={found} chosen={chosen} onChoose={onChoose} />
  );

const Found = ({
  text,
  found,
  chosen,
  onChoose,
}: Pick<QueueProps, 'text' | 'found' | 'chosen' | 'onChoose'>) => {
  const say = useWords();
  const { data, error } = found;
  const said =
    text.length < leastText
      ? say('resources.dosis.search.short')
      : error
        ? error.message
        : !data
          ? say('common.loading')
          : data.data.length === 0
            ? say('resources.dosis.search.none')
            : data.lebih
              ? say('resources.dosis.search.more', { smart_count: data.data.length })
              : say('resources.dosis.search.found', { smart_count: data.data.length });
  return (
    <>
      <Typography role="status" color="textSecondary" sx={{ my: 1.5 }}>
        {said}
      </Typography>
      {data && data.data.length > 0 ? (
        <QueueList people={data.data} chosen={chosen} onChoose={onChoose} />
      ) : null}
    </>
  );
};

const OfDay = ({
  asked,
  queue,
  chosen,
  onChoose,
}: Pick<QueueProps, 'asked' | 'queue' | 'chosen' | 'onChoose'>) => {
  const say = useWords();
  const { data, error } = queue;
  const { status } = asked;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={say('resources.dosis.state.label')}
        value={status ?? ''}
        onChange={(_, value: QueueState | '' | null) => {
          if (value !== null) asked.set('status', value);
        }}
        sx={states}
      >
        <ToggleButton value="">{say('resources.dosis.state.all')}</ToggleButton>
        {queueStates.map(one => (
          <ToggleButton key={one} value={one}>
            {say(`resources.dosis.state.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {!data && !error ? <Skeleton variant="rounded" height={224} /> : null}
      {data?.data.length === 0 && asked.page > 1 ? (
        // The last item of this page was just recorded, so the page is empty.
        <Button sx={touch} onClick={() => asked.set('page', String(Math.max(1, data.totalPages)))}>
          {say('resources.dosis.list.back')}
        </Button>
      ) : data?.data.length === 0 ? (
        <Typography color="textSecondary">
          {status === undefined
            ? say('resources.dosis.list.empty')
            : say(`resources.dosis.list.none.${status}`)}
        </Typography>
      ) : null}
      {data && data.data.length > 0 ? (
        <>
          <QueueList people={data.data} chosen={chosen} onChoose={onChoose} />
          {data.totalPages > 1 ? (
            <Pages
              page={asked.page}
              pages={data.totalPages}
              onTurn={page => asked.set('page', String(page))}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
};

/** Two rows of three, also on the narrowest phone. */
const states = { ...apart, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', my: 1.5 };

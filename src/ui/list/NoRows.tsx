import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import type { Definition } from '../resource/definition.ts';
import { useNames } from '../resource/useNames.ts';
import { activeFilters } from './filters.ts';
import { useListFilters } from './FiltersContext.ts';
import { useFilterText } from './useFilterText.ts';

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    sx={{
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
      px: 3,
      py: 6,
      display: 'grid',
      justifyItems: 'center',
      gap: 1.5,
      textAlign: 'center',
    }}
  >
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    {children}
  </Box>
);

/** Empty list: explains what it is for and offers the first step. */
export const NothingYet = ({ definition, first }: { definition: Definition; first: ReactNode }) => {
  const say = useWords();
  const names = useNames(definition);
  return (
    <Sheet title={say('list.empty.title', { name: names.noun })}>
      <Typography color="textSecondary" sx={{ maxWidth: 480, textWrap: 'balance' }}>
        {names.of('empty')}
      </Typography>
      {first}
    </Sheet>
  );
};

/** No search results: one button per filter that removes it. */
export const NoMatch = ({ definition }: { definition: Definition }) => {
  const say = useWords();
  const names = useNames(definition);
  const textOf = useFilterText();
  const { values, set, setAll } = useListFilters();
  const active = activeFilters(definition, values);
  const q = values['q'];
  return (
    <Sheet title={say('list.no_match.title', { name: names.noun })}>
      <Typography color="textSecondary">{say('list.no_match.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {typeof q === 'string' ? (
          <Button variant="outlined" size="small" onClick={() => set('q', undefined)}>
            {say('list.no_match.search', { text: q })}
          </Button>
        ) : null}
        {active.map(one => {
          const { name, text } = textOf(one);
          return (
            <Button
              key={one.filter.source}
              variant="outlined"
              size="small"
              onClick={() => set(one.filter.source, undefined)}
            >
              {say('list.no_match.one', { name: say('list.filter.value', { name, value: text }) })}
            </Button>
          );
        })}
      </Box>
      {active.length + (q === undefined ? 0 : 1) > 1 ? (
        <Button variant="text" onClick={() => setAll({})}>
          {say('list.filter.clear')}
        </Button>
      ) : null}
    </Sheet>
  );
};

interface FailedProps {
  detail: string;
  /** Whether rows of an earlier response are still shown. */
  stale: boolean;
  onRetry: () => void;
}

/** Error message for a list that could not be loaded or refreshed. */
export const ListFailed = ({ detail, stale, onRetry }: FailedProps) => {
  const say = useWords();
  return (
    <Alert
      severity={stale ? 'warning' : 'error'}
      sx={{ mb: 2 }}
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {say('common.act.retry')}
        </Button>
      }
    >
      <strong>{say('list.failed.title')}.</strong> {stale ? say('list.failed.stale') : detail}
    </Alert>
  );
};

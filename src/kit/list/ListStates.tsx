import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { Card } from '../page/ListBox.tsx';
import type { ResourceSpec } from '../resource/definition.ts';
import { usePermission } from '../resource/usePermission.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { activeFilters } from './filters/filters.ts';
import { useListFilters } from './filters/ListFiltersContext.ts';
import { useFilterText } from './filters/useFilterText.ts';
import { useHeaderLinks } from './useHeaderLinks.tsx';

const StateCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card
    sx={{
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
  </Card>
);

/** Empty list: says what it holds, and invites those who may to take the first step. */
export const EmptyList = ({ definition }: { definition: ResourceSpec }) => {
  const t = useMessages();
  const can = usePermission();
  const names = useResourceMessages(definition);
  const { create } = definition.rights;
  const { primary: firstStep, invited } = useHeaderLinks(definition);
  const mayBegin = Boolean(firstStep) && (!create || can(create));
  return (
    <StateCard title={t('list.empty.title', { name: names.noun })}>
      <Typography color="textSecondary" sx={{ maxWidth: 480, textWrap: 'balance' }}>
        {[names.t(definition.emptyText ?? 'empty'), mayBegin ? names.tOptional('first') : undefined]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        {firstStep}
        {invited}
      </Box>
    </StateCard>
  );
};

/** No search results: one button per filter that removes it. */
export const NoMatches = ({ definition }: { definition: ResourceSpec }) => {
  const t = useMessages();
  const names = useResourceMessages(definition);
  const filterText = useFilterText();
  const { values, set, setAll } = useListFilters();
  const active = activeFilters(definition, values);
  const q = values['q'];
  return (
    <StateCard title={t('list.no_match.title', { name: names.noun })}>
      <Typography color="textSecondary">{t('list.no_match.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {typeof q === 'string' ? (
          <Button variant="outlined" size="small" onClick={() => set('q', undefined)}>
            {t('list.no_match.search', { text: q })}
          </Button>
        ) : null}
        {active.map(one => {
          const { name, text } = filterText(one);
          return (
            <Button
              key={one.filter.source}
              variant="outlined"
              size="small"
              onClick={() => set(one.filter.source, undefined)}
            >
              {t('list.no_match.remove_filter', {
                name: t('list.filter.value', { name, value: text }),
              })}
            </Button>
          );
        })}
      </Box>
      {active.length + (q === undefined ? 0 : 1) > 1 ? (
        <Button variant="text" onClick={() => setAll({})}>
          {t('list.filter.clear')}
        </Button>
      ) : null}
    </StateCard>
  );
};

interface ListErrorProps {
  detail: string;
  /** The failure; a `Retry-After` in it is followed. */
  error?: unknown;
  /** Whether rows of an earlier response are still shown. */
  hasStaleRows: boolean;
  onRetry: () => void;
}

/** Error message for a list that could not be loaded or refreshed. */
export const ListError = ({ detail, error, hasStaleRows, onRetry }: ListErrorProps) => {
  const t = useMessages();
  return (
    <LoadFailure
      error={error}
      title={t('list.failed.title')}
      detail={hasStaleRows ? t('list.failed.stale') : detail}
      hasStaleData={hasStaleRows}
      onRetry={onRetry}
    />
  );
};

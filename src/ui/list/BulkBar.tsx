import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { maxPageSize } from '#contract/list.ts';
import { useWords } from '#src/i18n/useWords.ts';
import type { AppDataProvider } from '#src/providers/data/index.ts';
import type { Act } from '../acts/act.ts';
import { ActDialog } from '../acts/ActDialog.tsx';
import { useActWords } from '../acts/useActs.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import { useNames } from '../resource/useNames.ts';

interface BulkBarProps {
  definition: Definition;
  acts: readonly Act[];
  onExport: ((ids: AnyRecord['id'][]) => void) | undefined;
  /** The list's filter, for selecting rows beyond the current page. */
  filter: object;
}

interface Asked {
  act: Act;
  records: AnyRecord[];
  gone: number;
}

/** Bulk actions for the selected rows. */
export const BulkBar = ({ definition, acts, onExport, filter }: BulkBarProps) => {
  const say = useWords();
  const words = useActWords();
  const names = useNames(definition);
  const notify = useNotify();
  const provider = useDataProvider<AppDataProvider>();
  const list = useListContext<AnyRecord>();
  const { selectedIds, total = 0, sort, onSelect, onUnselectItems } = list;
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const count = selectedIds.length;

  const fetching = async (fetch: () => Promise<void>) => {
    setBusy(true);
    try {
      await fetch();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'form.errors.system', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  // Selected rows may be on other pages or outdated, so their current versions are fetched.
  const ask = (act: Act) =>
    fetching(async () => {
      const { data } = await provider.getMany<AnyRecord>(definition.name, { ids: selectedIds });
      setAsked({ act, records: data, gone: count - data.length });
    });
  const chooseAll = () =>
    fetching(async () => {
      const pagination = { page: 1, perPage: maxPageSize };
      const { data } = await provider.getList<AnyRecord>(definition.name, {
        pagination,
        sort,
        filter,
      });
      onSelect(data.map(({ id }) => id));
      if (total > maxPageSize) {
        notify('list.select.limit', { type: 'info', messageArgs: { max: maxPageSize } });
      }
    });

  const onPage = list.data?.length ?? 0;
  const offersAll = count >= onPage && count < Math.min(total, maxPageSize);
  return (
    <>
      <Box role="region" aria-label={say('list.select.bar')} data-at-foot sx={bar}>
        <Typography sx={{ fontWeight: 500, mr: 'auto' }} aria-live="polite">
          {say('list.select.some', { smart_count: count })}
        </Typography>
        {offersAll ? (
          <Button size="small" disabled={busy} onClick={() => void chooseAll()}>
            {say('list.select.all', { smart_count: total })}
          </Button>
        ) : null}
        {acts
          .filter(({ bulk }) => bulk)
          .map(act => (
            <Button
              key={act.name}
              size="small"
              variant="outlined"
              color={act.harm ? 'error' : 'primary'}
              startIcon={act.icon}
              disabled={busy || count > maxPageSize}
              onClick={() => void ask(act)}
            >
              {say('list.act.confirm', {
                verb: words(act, 'label'),
                what: say('list.act.many', { noun: names.noun, smart_count: count }),
              })}
            </Button>
          ))}
        {onExport ? (
          <Button size="small" variant="outlined" onClick={() => onExport(selectedIds)}>
            {say('list.export.chosen', { smart_count: count })}
          </Button>
        ) : null}
        <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
          {say('list.select.clear')}
        </Button>
      </Box>
      {asked ? (
        <ActDialog
          definition={definition}
          act={asked.act}
          records={asked.records}
          gone={asked.gone}
          onClose={() => setAsked(undefined)}
          onDone={({ done }) => {
            const through = new Set(done.map(({ id }) => id));
            onSelect(selectedIds.filter((id: AnyRecord['id']) => !through.has(id)));
          }}
        />
      ) : null}
    </>
  );
};

const bar = {
  position: 'sticky',
  bottom: 16,
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 2,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'ground.raised',
  boxShadow: 6,
};

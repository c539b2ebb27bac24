import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { maxPageSize } from '#contract/core/list.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';
import type { Action } from '../actions/action.ts';
import { LazyActionDialog } from '../actions/LazyActionDialog.tsx';
import { useActionMessages } from '../actions/useActions.ts';
import { useCommand } from '../command/useCommand.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';

interface BulkBarProps {
  definition: ResourceSpec;
  actions: readonly Action[];
  onExport: ((ids: AnyRecord['id'][]) => void) | undefined;
  /** The list's filter, for selecting rows beyond the current page. */
  filter: object;
}

interface PendingAction {
  action: Action;
  records: AnyRecord[];
  missingCount: number;
}

/** Bulk actions for the selected rows. */
export const BulkBar = ({ definition, actions, onExport, filter }: BulkBarProps) => {
  const t = useMessages();
  const actionMessage = useActionMessages();
  const names = useResourceMessages(definition);
  const notify = useNotify();
  const provider = useDataProvider<AppDataProvider>();
  const list = useListContext<AnyRecord>();
  const { selectedIds, total = 0, sort, onSelect, onUnselectItems } = list;
  const [pending, setPending] = useState<PendingAction>();
  const count = selectedIds.length;

  // Selected rows may be on other pages or outdated, so their current versions are fetched.
  const prepare = useCommand({
    run: async (action: Action) => {
      const { data } = await provider.getMany<AnyRecord>(definition.name, { ids: selectedIds });
      setPending({ action, records: data, missingCount: count - data.length });
    },
    notifiesErrors: true,
  });
  const selectAll = useCommand({
    run: async () => {
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
    },
    notifiesErrors: true,
  });
  const isBusy = prepare.isRunning || selectAll.isRunning;

  const onPage = list.data?.length ?? 0;
  // Rows stay selected on other pages and under other filters.
  const shownIds = new Set(list.data?.map(({ id }) => id));
  const hiddenCount = list.data
    ? selectedIds.filter((id: AnyRecord['id']) => !shownIds.has(id)).length
    : 0;
  const canSelectAll = count >= onPage && count < Math.min(total, maxPageSize);
  return (
    <>
      <Box role="region" aria-label={t('list.select.bar')} data-at-foot sx={barStyle}>
        <Typography sx={{ fontWeight: 500, mr: 'auto' }} aria-live="polite">
          {t('list.select.count', { smart_count: count })}
          {hiddenCount > 0 ? (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
              {t('list.select.hidden', { smart_count: hiddenCount })}
            </Typography>
          ) : null}
        </Typography>
        {canSelectAll ? (
          <Button size="small" disabled={isBusy} onClick={() => void selectAll.run()}>
            {t('list.select.all', { smart_count: total })}
          </Button>
        ) : null}
        {definition.BulkTools ? <definition.BulkTools /> : null}
        {actions
          .filter(({ isBulk }) => isBulk)
          .map(action => (
            <Button
              key={action.name}
              size="small"
              variant="outlined"
              color={action.isDestructive ? 'error' : 'primary'}
              startIcon={action.icon}
              disabled={isBusy || count > maxPageSize}
              onClick={() => void prepare.run(action)}
            >
              {t('list.action.confirm', {
                verb: actionMessage(action, 'label'),
                what: names.count(count),
              })}
            </Button>
          ))}
        {onExport ? (
          <Button size="small" variant="outlined" onClick={() => onExport(selectedIds)}>
            {t('list.export.selected', { smart_count: count })}
          </Button>
        ) : null}
        <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
          {t('list.select.clear')}
        </Button>
      </Box>
      {pending ? (
        <LazyActionDialog
          definition={definition}
          action={pending.action}
          records={pending.records}
          missingCount={pending.missingCount}
          onClose={() => setPending(undefined)}
          onDone={({ done }) => {
            const processedIds = new Set(done.map(({ id }) => id));
            onSelect(selectedIds.filter((id: AnyRecord['id']) => !processedIds.has(id)));
          }}
        />
      ) : null}
    </>
  );
};

const barStyle = {
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

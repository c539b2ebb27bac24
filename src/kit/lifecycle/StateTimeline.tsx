import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { StateChange } from '#contract/core/state-history.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { StateChip } from '../fields/StateChip.tsx';
import { formatDateTime } from '../format/date.ts';
import { Detail, ListRow } from '../page/ListBox.tsx';
import { RelatedList } from '../record/RelatedList.tsx';
import type { LifecycleSpec } from '../resource/definition.ts';

interface StateTimelineProps {
  /** The resource whose messages name the states: `resources.<name>.status.<STATE>`. */
  resource: string;
  lifecycle: Pick<LifecycleSpec, 'meaning' | 'field' | 'history'>;
  id: number;
}

/** The state changes of a record, newest first: who, when, from which state to which, and why. */
export const StateTimeline = ({ resource, lifecycle, id }: StateTimelineProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { history } = lifecycle;
  const changes = useQuery({
    // Below the resource's key, so that its actions invalidate it.
    queryKey: [resource, 'stateHistory', id],
    queryFn: ({ signal }) => (history ? call(history, { params: { id } }, { signal }) : []),
  });
  return (
    <RelatedList query={changes} isOrdered empty={t('common.timeline.empty')}>
      {change => <ChangeRow change={change} resource={resource} lifecycle={lifecycle} />}
    </RelatedList>
  );
};

interface ChangeRowProps extends Omit<StateTimelineProps, 'id'> {
  change: StateChange;
}

const ChangeRow = ({ change, resource, lifecycle }: ChangeRowProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const { meaning, field = 'status' } = lifecycle;
  const { waktu, oleh, peran, dari, ke, alasan, pasal } = change;
  const role = translate(`resources.role.base.${peran}`, {
    _: translate(`common.timeline.actor.${peran}`, { _: '' }),
  });
  const who = role === '' || role === oleh ? oleh : t('common.timeline.who', { name: oleh, role });
  const chip = (state: string) => (
    <StateChip
      meaning={meaning[state] ?? 'neutral'}
      label={translate(`resources.${resource}.${field}.${state}`, { _: state })}
    />
  );
  return (
    <ListRow end={null}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        {dari === null || dari === ke ? null : (
          <>
            {chip(dari)}
            <ArrowForwardIcon titleAccess={t('common.timeline.to')} sx={{ fontSize: 16 }} />
          </>
        )}
        {chip(ke)}
      </Box>
      <Detail>{t('common.timeline.by', { who, when: formatDateTime(waktu) })}</Detail>
      {alasan === null ? null : <Box>{t('common.timeline.reason', { reason: alasan })}</Box>}
      {pasal === null ? null : <Box>{t('common.timeline.clause', { clause: pasal })}</Box>}
    </ListRow>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { findTransition } from '#contract/core/lifecycle.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { workOrderStates } from '#contract/states/work-order.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { hasTurn, turns, type Turn } from '../states.ts';
import { ShipDialog } from './ShipDialog.tsx';

/** The event that each side triggers next. */
const events = { seller: 'ship', facility: 'confirm', receiver: 'sign' } as const satisfies Record<
  Turn,
  string
>;

/** Returns what a work order waits for, as the person reads it who does it, or as others do. */
export function nextText(
  t: Translate,
  { jenis, status }: Pick<WorkOrder, 'jenis' | 'status'>,
  isMine: boolean,
): string {
  if (jenis === 'AMBIL_KEMBALI') {
    if (status === 'DITERIMA') return t('resources.workOrder.surplus.next.DITERIMA');
    if (status === 'TERBIT' || status === 'DIKIRIM' || status === 'TIBA')
      return t(`resources.workOrder.surplus.${isMine ? 'mine' : 'next'}.${status}`);
  }
  return isMine && hasTurn(status)
    ? t(`resources.workOrder.mine.${status}`)
    : t(`resources.workOrder.next.${status}`);
}

/** What happens next with a work order and whose turn it is. */
export const NextStep = ({ record }: { record: WorkOrder }) => {
  const t = useMessages();
  const can = usePermission();
  const titleId = useId();
  const { role } = useRequiredSession();
  const [isShipping, setIsShipping] = useState(false);
  const { status, ditanggungPenjual } = record;
  const turn = hasTurn(status) ? turns[status] : undefined;
  const isMine =
    turn !== undefined &&
    workOrderStates.transitions.some(
      ({ event, by }) => event === events[turn] && by.some(one => one === role),
    );
  const mayShip = findTransition(workOrderStates, status, 'ship')?.by.some(one => one === role);
  return (
    <Box component="section" aria-labelledby={titleId} sx={panel}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Typography id={titleId} variant="h4" component="h2">
            {t('resources.workOrder.turn.title')}
          </Typography>
          {turn ? (
            <StateChip
              meaning={isMine ? 'attention' : 'neutral'}
              label={t(`resources.workOrder.turn.${isMine ? 'mine' : turn}`)}
            />
          ) : null}
        </Box>
        <Box>{nextText(t, record, isMine)}</Box>
        {ditanggungPenjual ? (
          <Box sx={{ color: 'text.secondary' }}>{t('resources.workOrder.turn.cost')}</Box>
        ) : null}
      </Box>
      {mayShip && can('workOrder.update') ? (
        <Button variant="contained" onClick={() => setIsShipping(true)}>
          {t('resources.workOrder.ship.button')}
        </Button>
      ) : null}
      {isShipping ? <ShipDialog record={record} onClose={() => setIsShipping(false)} /> : null}
    </Box>
  );
};

const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 3,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

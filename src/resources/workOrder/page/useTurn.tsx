import { useState } from 'react';
import { findTransition } from '#contract/core/lifecycle.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { workOrderStates, type WorkOrderState } from '#contract/states/work-order.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { Detail } from '#src/kit/page/ListBox.tsx';
import type { Turn } from '#src/kit/record/TurnPanel.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ShipDialog } from './ShipDialog.tsx';

/** Who acts next in each state; a state in which nothing has to be done is missing. */
const sides = {
  DRAFT: 'seller',
  TERBIT: 'facility',
  DIKONFIRMASI_FASKES: 'seller',
  DIKEMAS: 'seller',
  DIKIRIM: 'receiver',
  TIBA: 'receiver',
  SELISIH: 'receiver',
} as const satisfies Partial<Record<WorkOrderState, string>>;

/** The event that each side triggers next. */
const events = { seller: 'ship', facility: 'confirm', receiver: 'sign' } as const;

const hasTurn = (state: WorkOrderState): state is keyof typeof sides => state in sides;

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

/** Returns what happens next with a work order and whose turn it is. */
export function useTurn(record: WorkOrder): Turn {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const [isShipping, setIsShipping] = useState(false);
  const { status, ditanggungPenjual } = record;
  const side = hasTurn(status) ? sides[status] : undefined;
  const isMine =
    side !== undefined &&
    workOrderStates.transitions.some(
      ({ event, by }) => event === events[side] && by.some(one => one === role),
    );
  const mayShip = findTransition(workOrderStates, status, 'ship')?.by.some(one => one === role);
  return {
    title: t('resources.workOrder.turn.title'),
    steps: [
      {
        text: nextText(t, record, isMine),
        turn: side && { label: t(`resources.workOrder.turn.${isMine ? 'mine' : side}`), isMine },
        button:
          mayShip && can('workOrder.update')
            ? { label: t('resources.workOrder.ship.button'), onClick: () => setIsShipping(true) }
            : undefined,
      },
    ],
    children: (
      <>
        {ditanggungPenjual ? <Detail>{t('resources.workOrder.turn.cost')}</Detail> : null}
        {isShipping ? <ShipDialog record={record} onClose={() => setIsShipping(false)} /> : null}
      </>
    ),
  };
}

import { useState } from 'react';
import { awaitedIn, findTransition, type AwaitedAct } from '#contract/core/lifecycle.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { workOrderStates, type WorkOrderState } from '#contract/states/work-order.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { useDecision } from '#src/kit/actions/useDecision.ts';
import { WhoDecides } from '#src/kit/actions/WhoDecides.tsx';
import { Detail } from '#src/kit/page/ListBox.tsx';
import { mayDo } from '#src/kit/record/mayDo.ts';
import type { Turn, TurnStep } from '#src/kit/record/TurnPanel.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { workOrder } from '#texts/workOrder.ts';
import { isPackable } from '../states.ts';
import { ArriveDialog } from './ArriveDialog.tsx';
import { EarlierBatches } from './EarlierBatches.tsx';
import { FacilityAnswer } from './FacilityAnswer.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { ReviewDialog, TemperatureDecision } from './TemperatureReview.tsx';

/** The seller changes the day or cancels when a facility does not confirm. */
const replanning = { side: 'seller', right: 'workOrder.update' } as const satisfies AwaitedAct;

/** Returns the act that a work order waits for; undefined when nothing has to be done. */
const awaitedOf = ({ status, jawabanFaskes }: Pick<WorkOrder, 'jawabanFaskes' | 'status'>) =>
  status === 'TERBIT' && jawabanFaskes ? replanning : awaitedIn(workOrderStates, status);

/** States in which someone has to act. */
const hasTurn = (state: WorkOrderState): state is keyof typeof workOrder.mine =>
  awaitedIn(workOrderStates, state) !== undefined;

/** Returns what a work order waits for, as the person reads it who does it, or as others do. */
export function nextText(
  t: Translate,
  {
    jenis,
    status,
    jawabanFaskes,
    keputusanSuhu,
    baris,
  }: Pick<WorkOrder, 'baris' | 'jawabanFaskes' | 'jenis' | 'keputusanSuhu' | 'status'>,
  isMine: boolean,
): string {
  if (status === 'TERBIT' && jawabanFaskes) {
    return t(`resources.workOrder.answer.${isMine ? 'mine' : 'next'}`);
  }
  if (jenis === 'AMBIL_KEMBALI') {
    if (status === 'DITERIMA') return t('resources.workOrder.surplus.next.DITERIMA');
    if (status === 'TERBIT' || status === 'DIKIRIM' || status === 'TIBA')
      return t(`resources.workOrder.surplus.${isMine ? 'mine' : 'next'}.${status}`);
  }
  if (status === 'DIKONFIRMASI_FASKES' && isPackable(baris)) {
    return t(`resources.workOrder.ready.${isMine ? 'mine' : 'next'}`);
  }
  if (status === 'DITERIMA' && (keputusanSuhu === 'KARANTINA' || keputusanSuhu === 'TOLAK')) {
    return t(`resources.workOrder.decision.received.${keputusanSuhu}`);
  }
  return isMine && hasTurn(status)
    ? t(`resources.workOrder.mine.${status}`)
    : t(`resources.workOrder.next.${status}`);
}

/** The dialogs that the buttons of the panel open. */
type Open = 'arrive' | 'issue' | 'pack' | 'review' | 'ship';

/** The seller's events that a button of the panel triggers, by state. */
const buttonEvents = {
  DRAFT: 'issue',
  DIKONFIRMASI_FASKES: 'pack',
  DIKEMAS: 'ship',
} as const satisfies Partial<Record<WorkOrderState, Open>>;

/** Returns the event that the user triggers by the button of the panel, if any. */
function useButtonEvent({ status, tanggalKirim, baris }: WorkOrder): Open | undefined {
  const can = usePermission();
  const { role } = useRequiredSession();
  const isPossible = (event: 'arrive' | 'issue' | 'pack' | 'ship'): boolean =>
    findTransition(workOrderStates, status, event)?.by.some(one => one === role) ?? false;
  // Those who receive record the arrival where they count.
  if (status === 'DIKIRIM') {
    return isPossible('arrive') && !can('workOrder.receive') ? 'arrive' : undefined;
  }
  const event = Object.entries(buttonEvents).find(([state]) => state === status)?.[1];
  if (!event || !isPossible(event) || !can('workOrder.update')) return undefined;
  // A follow-up without a schedule, and lines without a batch, are completed first.
  if (event === 'issue' && tanggalKirim === null) return undefined;
  return event === 'pack' && !isPackable(baris) ? undefined : event;
}

/** Returns what happens next with a work order and whose turn it is. */
export function useTurn(record: WorkOrder): Turn {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const [open, setOpen] = useState<Open>();
  const event = useButtonEvent(record);
  const { status, ditanggungPenjual, lebihAwal, keputusanSuhu, tinjauanSuhu } = record;
  const awaited = awaitedOf(record);
  const isMine = awaited !== undefined && mayDo(awaited, role);
  const close = () => setOpen(undefined);
  const isUnreviewed = keputusanSuhu !== null && tinjauanSuhu === null;
  const hasReviewRight = can('workOrder.reviewTemperature');
  const refusal = useDecision(
    'workOrder',
    isUnreviewed && hasReviewRight ? 'workOrder.reviewTemperature' : undefined,
    record.id,
  );
  const mayReview = hasReviewRight && !refusal;
  const review: TurnStep = {
    text: refusal ? (
      <WhoDecides refusal={refusal} what={t('resources.workOrder.decision.review')} />
    ) : (
      t(`resources.workOrder.decision.${mayReview ? 'reviewMine' : 'waiting'}`)
    ),
    turn: {
      label: t(`resources.workOrder.turn.${mayReview ? 'mine' : 'seller'}`),
      isMine: mayReview,
    },
    button: mayReview
      ? { label: t('resources.workOrder.decision.review'), onClick: () => setOpen('review') }
      : undefined,
  };
  return {
    title: t('resources.workOrder.turn.title'),
    steps: [
      {
        text: nextText(t, record, isMine),
        turn: awaited && {
          label: t(`resources.workOrder.turn.${isMine ? 'mine' : awaited.side}`),
          isMine,
          right: awaited.right,
        },
        button: event && {
          label: t(`resources.workOrder.turn.button.${event}`),
          onClick: () => setOpen(event),
        },
      },
      ...(isUnreviewed ? [review] : []),
    ],
    children: (
      <>
        {status === 'TERBIT' ? <FacilityAnswer record={record} /> : null}
        {lebihAwal.length > 0 ? <EarlierBatches record={record} /> : null}
        <TemperatureDecision record={record} />
        {ditanggungPenjual ? <Detail>{t('resources.workOrder.turn.cost')}</Detail> : null}
        {open === 'ship' ? <ShipDialog record={record} onClose={close} /> : null}
        {open === 'arrive' ? <ArriveDialog record={record} onClose={close} /> : null}
        {open === 'review' ? <ReviewDialog record={record} onClose={close} /> : null}
        {open === 'issue' || open === 'pack' ? (
          <PublishDialog record={record} event={open} onClose={close} />
        ) : null}
      </>
    ),
  };
}

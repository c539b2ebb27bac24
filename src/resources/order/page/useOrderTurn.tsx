import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Deadline, DeadlineKind } from '#contract/domains/deadline.ts';
import type { Order } from '#contract/domains/order/record.ts';
import type { Permission, Role } from '#contract/policy.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import type { OrderState } from '#contract/states/order.ts';
import { isReceived } from '#contract/states/work-order.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { useDeadlines } from '#src/kit/deadline/useDeadlines.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { Detail } from '#src/kit/page/ListBox.tsx';
import { mayDo } from '#src/kit/record/mayDo.ts';
import type { Turn, TurnStep } from '#src/kit/record/TurnPanel.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { newInvoicePath } from '../../invoice/paths.ts';
import { shipmentsPath } from '../../workOrder/paths.ts';
import { AdjustDialog } from '../decide/AdjustDialog.tsx';
import { IssuePksDialog } from '../decide/IssuePksDialog.tsx';
import { orderName } from '../definition.ts';
import { buyerCopyPath, orderAgainPath, sellerCopyPath } from '../paths.ts';
import { orderMeaning } from '../states.ts';
import { awaitedAt, newerVersion, nextSteps, type StepName } from './steps.ts';
import { usePksOfOrder } from './usePksOfOrder.ts';

type DialogName = 'adjust' | 'issue';

interface StepButton {
  readonly label: MessageKey;
  readonly right: Permission;
  /** A page, or the dialog that the button opens. */
  readonly opens: DialogName | ((order: Order, pksId: number, role: Role) => string);
}

const newInvoice: StepButton = {
  label: 'resources.invoice.ofOrder.add',
  right: 'invoice.create',
  opens: ({ id }) => newInvoicePath(id),
};

const newWorkOrder: StepButton = {
  label: 'resources.workOrder.ofOrder.add',
  right: 'workOrder.create',
  opens: ({ id }) => recordPath('newWorkOrder', id),
};

const buyerCopy: StepButton = {
  label: 'resources.order.turn.buyerCopy',
  right: 'order.signForBuyer',
  opens: ({ id }) => buyerCopyPath(id),
};

const pksPage = (right: Permission): StepButton => ({
  label: 'resources.order.turn.pks',
  right,
  opens: (_, pksId, role) => recordPathFor(role, 'pks', pksId),
});

const invoicePage = (label: MessageKey, right: Permission): StepButton => ({
  label,
  right,
  opens: ({ id, pembayaran }, _, role) =>
    pembayaran?.idInvoice
      ? recordPathFor(role, 'invoice', pembayaran.idInvoice)
      : newInvoicePath(id),
});

/** The payments of the open invoice, where the company pays and FINANCE verifies. */
const paymentsPage = (label: MessageKey, right: Permission): StepButton => ({
  label,
  right,
  opens: ({ pembayaran }, _, role) =>
    recordPathFor(role, 'paymentsOfInvoice', pembayaran?.idInvoice ?? 0),
});

/** Starts another order with the values of one that has ended without being carried out. */
const orderAgain: StepButton = {
  label: 'resources.order.turn.again',
  right: 'order.create',
  opens: order => orderAgainPath(order),
};

/** What moves a step on besides the actions in the page's header. */
const buttons: Readonly<Partial<Record<StepName, StepButton>>> = {
  DIAJUKAN: { label: 'resources.order.adjust.button', right: 'order.decide', opens: 'adjust' },
  DITERIMA: { label: 'resources.order.issue.button', right: 'pks.issue', opens: 'issue' },
  LAMPIRAN: buyerCopy,
  PKS_DIBUAT: pksPage('pks.issue'),
  PKS_TTD_PEMBELI: buyerCopy,
  PKS_TTD_PENJUAL: {
    label: 'resources.order.turn.sellerCopy',
    right: 'order.signForSeller',
    opens: ({ id }) => sellerCopyPath(id),
  },
  PKS_VERIFIKASI: pksPage('pks.verify'),
  PENERBITAN: invoicePage('resources.order.turn.invoice', 'invoice.issue'),
  PEMBAYARAN_PERTAMA: paymentsPage('resources.invoice.link.pay', 'payment.create'),
  PEMBAYARAN: paymentsPage('resources.invoice.link.pay', 'payment.create'),
  PEMBAYARAN_TERLAMBAT: paymentsPage('resources.invoice.link.pay', 'payment.create'),
  BUKTI_BARU: paymentsPage('resources.order.turn.replaceProof', 'payment.update'),
  VERIFIKASI: paymentsPage('resources.order.turn.verify', 'payment.verify'),
  DITOLAK: orderAgain,
  DIBATALKAN: orderAgain,
  BATAL_GAGAL_BAYAR: orderAgain,
  LAMPIRAN_DIUNGGAH: newInvoice,
  PKS_DITANDATANGANI: newInvoice,
  DIBAYAR_SEBAGIAN: newWorkOrder,
  LUNAS: newWorkOrder,
  DIJADWALKAN: newWorkOrder,
  DIKIRIM_SEBAGIAN: newWorkOrder,
  TINDAK_LANJUT: {
    label: 'resources.workOrder.ofOrder.all',
    right: 'workOrder.update',
    opens: ({ id }) => shipmentsPath(id),
  },
};

/** States whose reason is still of interest. */
const explainedStates: ReadonlySet<OrderState> = new Set([
  'DRAFT',
  'DISESUAIKAN',
  'DITOLAK',
  'DIBATALKAN',
  'BATAL_GAGAL_BAYAR',
]);

/** Steps with a deadline. */
const deadlineKindOf: Readonly<Partial<Record<StepName, DeadlineKind>>> = {
  DISESUAIKAN: 'acknowledge',
  PEMBAYARAN_PERTAMA: 'uploadProof',
  PEMBAYARAN: 'paySecondHalf',
  PEMBAYARAN_TERLAMBAT: 'paySecondHalf',
  BUKTI_BARU: 'paySecondHalf',
};

/** Returns the deadline of a step; undefined without one. */
function deadlineOf(
  { penyesuaianBerlaku, pembayaran }: Order,
  step: StepName,
): Deadline | undefined {
  const kind = deadlineKindOf[step];
  const until = kind === 'acknowledge' ? penyesuaianBerlaku : pembayaran?.hariTerakhir;
  return kind && until ? { kind, until } : undefined;
}

/** Says who asked for the approval of an order within its company, and who can give it. */
function approvalText(
  t: Translate,
  { peminta, sejak, penyetuju }: NonNullable<Order['persetujuan']>,
): string {
  const names = penyetuju.map(({ nama }) => nama).join(', ');
  return [
    t('resources.order.turn.asked', { name: peminta, when: formatDateTime(sejak) }),
    names ? t('resources.order.turn.approvers', { names }) : t('resources.order.turn.no_approver'),
  ].join(' ');
}

/** Returns what happens next with an order and whose turn it is. A facility has no part in it. */
export function useOrderTurn(record: Order): Turn | undefined {
  const t = useMessages();
  const can = usePermission();
  const describe = useDeadlines();
  const { role, id } = useRequiredSession();
  const { data: pks, error, refetch } = usePksOfOrder(record.id);
  const { data: shipments } = useCall(
    'workOrder',
    workOrderCalls.ofOrder,
    { params: { id: record.id } },
    { enabled: record.status === 'DIKIRIM_SEMUA' },
  );
  const [openDialog, setOpenDialog] = useState<DialogName>();
  if (!can('pks.read')) return undefined;
  const side = permissionScope(role, 'order.read') === 'own' ? 'buyer' : 'seller';
  const close = () => setOpenDialog(undefined);
  const buttonOf = (step: StepName): TurnStep['button'] => {
    const [button, awaited] = [buttons[step], awaitedAt(step)];
    if (!button || !can(button.right) || (button === orderAgain && record.amandemenDari !== null))
      return undefined;
    if (button !== orderAgain && (!awaited || !mayDo(awaited, role))) return undefined;
    const { opens } = button;
    return {
      label: t(button.label),
      ...(typeof opens === 'string'
        ? { onClick: () => setOpenDialog(opens) }
        : { to: opens(record, pks?.id ?? 0, role) }),
    };
  };
  // What departed first is received; what is missing are the follow-ups of its discrepancies.
  const isAllReceived =
    shipments?.every(
      ({ jenis, status }) => jenis !== 'KIRIM' || status === 'DIBATALKAN' || isReceived(status),
    ) ?? false;
  const newer = newerVersion(record);
  const reason = explainedStates.has(record.status)
    ? record.alasan
    : record.status === 'DIAKHIRI'
      ? pks?.alasan
      : null;
  return {
    title: t('resources.order.turn.title'),
    failure: error ? { error, retry: () => void refetch() } : undefined,
    steps:
      pks === undefined
        ? undefined
        : nextSteps(record, pks, isAllReceived).map(step => {
            const awaited = awaitedAt(step);
            // Who uploaded a copy waits for another person to verify it.
            const isOwnCopy = step === 'PKS_VERIFIKASI' && pks?.pengunggahSendiri === true;
            const approval = step === 'MENUNGGU_PERSETUJUAN' ? record.persetujuan : null;
            const isMine =
              awaited?.side === side &&
              mayDo(awaited, role) &&
              !isOwnCopy &&
              (!approval || approval.penyetuju.some(colleague => colleague.id === id));
            const money = step === record.pembayaran?.menunggu ? record.pembayaran : undefined;
            const deadline = deadlineOf(record, step);
            const text = [
              t(`resources.order.next.${step}.${side}`),
              ...(approval ? [approvalText(t, approval)] : []),
              ...(money?.noInvoice
                ? [
                    t('resources.order.turn.invoice_of', {
                      number: money.noInvoice,
                      amount: formatRupiah(money.sisa),
                    }),
                  ]
                : []),
              ...(deadline ? [describe(deadline).sentence] : []),
            ];
            return {
              text: text.join(' '),
              turn: awaited && {
                isMine,
                label: t(`resources.order.turn.${isMine ? 'mine' : awaited.side}`),
                right: awaited.right,
              },
              button: buttonOf(step),
              actions: step === 'DISESUAIKAN' && isMine ? ['withdraw'] : [],
            };
          }),
    children: (
      <>
        {record.dibalik ? (
          <Alert severity="warning">{t('resources.order.turn.reversed')}</Alert>
        ) : null}
        {reason ? <Detail>{t('resources.order.turn.reason', { reason })}</Detail> : null}
        {newer ? (
          <div>
            <MuiLink component={Link} to={recordPath('order', newer.id)} sx={{ mr: 1 }}>
              {t('resources.order.turn.amendment', {
                name: orderName({ ...newer, namaBHBU: record.namaBHBU }),
              })}
            </MuiLink>
            <StateChip
              meaning={orderMeaning[newer.status]}
              label={t(`resources.order.status.${newer.status}`)}
            />
          </div>
        ) : null}
        {openDialog === 'adjust' ? <AdjustDialog record={record} onClose={close} /> : null}
        {openDialog === 'issue' ? <IssuePksDialog record={record} onClose={close} /> : null}
      </>
    ),
  };
}

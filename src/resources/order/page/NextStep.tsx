import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '#contract/domains/order/record.ts';
import { canAccess, type Permission, type Role } from '#contract/policy.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import type { OrderState } from '#contract/states/order.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { newInvoicePath } from '../../invoice/paths.ts';
import { newWorkOrderPath } from '../../workOrder/paths.ts';
import { AdjustDialog } from '../decide/AdjustDialog.tsx';
import { IssuePksDialog } from '../decide/IssuePksDialog.tsx';
import { orderName } from '../definition.ts';
import { buyerCopyPath, sellerCopyPath } from '../paths.ts';
import { orderMeaning } from '../states.ts';
import { mayTake, newerVersion, nextSteps, turns, type StepName } from './steps.ts';
import { usePksOfOrder } from './usePksOfOrder.ts';

interface StepButton {
  readonly label: MessageKey;
  readonly right: Permission;
  /** A page, or the dialog that the button opens. */
  readonly to?: (order: Order, pksId: number, role: Role) => string;
  readonly dialog?: 'adjust' | 'issue';
}

const newInvoice: StepButton = {
  label: 'resources.invoice.ofOrder.add',
  right: 'invoice.create',
  to: ({ id }) => newInvoicePath(id),
};

const newWorkOrder: StepButton = {
  label: 'resources.workOrder.ofOrder.add',
  right: 'workOrder.create',
  to: ({ id }) => newWorkOrderPath(id),
};

/** What moves a step on besides the actions in the page's header. */
const buttons: Readonly<Partial<Record<StepName, StepButton>>> = {
  DIAJUKAN: { label: 'resources.order.adjust.button', right: 'order.decide', dialog: 'adjust' },
  DITERIMA: { label: 'resources.order.issue.button', right: 'pks.issue', dialog: 'issue' },
  LAMPIRAN: {
    label: 'resources.order.turn.buyerCopy',
    right: 'order.signForBuyer',
    to: ({ id }) => buyerCopyPath(id),
  },
  PKS_DIBUAT: {
    label: 'resources.order.turn.pks',
    right: 'pks.issue',
    to: (_, pksId, role) => recordPathFor(role, 'pks', pksId),
  },
  PKS_TTD_PEMBELI: {
    label: 'resources.order.turn.buyerCopy',
    right: 'order.signForBuyer',
    to: ({ id }) => buyerCopyPath(id),
  },
  PKS_TTD_PENJUAL: {
    label: 'resources.order.turn.sellerCopy',
    right: 'order.signForSeller',
    to: ({ id }) => sellerCopyPath(id),
  },
  PKS_VERIFIKASI: {
    label: 'resources.order.turn.pks',
    right: 'pks.verify',
    to: (_, pksId, role) => recordPathFor(role, 'pks', pksId),
  },
  LAMPIRAN_DIUNGGAH: newInvoice,
  PKS_DITANDATANGANI: newInvoice,
  LUNAS: newWorkOrder,
  DIJADWALKAN: newWorkOrder,
  DIKIRIM_SEBAGIAN: newWorkOrder,
};

/** States whose reason is still of interest. */
const explainedStates: ReadonlySet<OrderState> = new Set([
  'DISESUAIKAN',
  'DITOLAK',
  'DIBATALKAN',
  'BATAL_GAGAL_BAYAR',
]);

/** What happens next with an order and whose turn it is. A facility has no part in it. */
export const NextStep = ({ record }: { record: Order }) =>
  usePermission()('pks.read') ? <StepPanel record={record} /> : null;

const StepPanel = ({ record }: { record: Order }) => {
  const t = useMessages();
  const titleId = useId();
  const { data: pks, error } = usePksOfOrder(record.id);
  const newer = newerVersion(record);
  const reason = explainedStates.has(record.status)
    ? record.alasan
    : record.status === 'DIAKHIRI'
      ? pks?.alasan
      : null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={panel}>
      <Typography id={titleId} variant="h4" component="h2">
        {t('resources.order.turn.title')}
      </Typography>
      {error ? (
        <Alert severity="error">
          {t('resources.order.agreement.failed', { detail: error.message })}
        </Alert>
      ) : pks === undefined ? (
        <Skeleton variant="rounded" height={48} />
      ) : (
        nextSteps(record, pks).map(step => (
          <Step key={step} step={step} record={record} pksId={pks?.id} />
        ))
      )}
      {reason ? (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('resources.order.turn.reason', { reason })}
        </Box>
      ) : null}
      {newer ? (
        <Box sx={lineStyle}>
          <MuiLink component={Link} to={recordPath('order', newer.id)}>
            {t('resources.order.turn.amendment', { name: orderName(newer) })}
          </MuiLink>
          <StateChip
            meaning={orderMeaning[newer.status]}
            label={t(`resources.order.status.${newer.status}`)}
          />
        </Box>
      ) : null}
    </Box>
  );
};

interface StepProps {
  step: StepName;
  record: Order;
  /** The agreement of the order. */
  pksId: number | undefined;
}

/** One thing that an order waits for, with whose turn it is and what the user can do. */
const Step = ({ step, record, pksId }: StepProps) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const [openDialog, setOpenDialog] = useState<StepButton['dialog']>();
  const side = canAccess(role, 'order.read') === 'own' ? 'buyer' : 'seller';
  const turn = turns[step];
  const isMine = turn !== undefined && turn.side === side && mayTake(turn, role);
  const button = buttons[step];
  const { tenggat } = record;
  const close = () => setOpenDialog(undefined);
  return (
    <Box sx={{ ...lineStyle, gap: 2 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        {turn ? (
          <StateChip
            meaning={isMine ? 'attention' : 'neutral'}
            label={t(`resources.order.turn.${isMine ? 'mine' : turn.side}`)}
          />
        ) : null}
        <Box sx={{ mt: turn ? 0.5 : 0 }}>
          {t(`resources.order.next.${step}.${side}`)}
          {tenggat && step === 'MENUNGGU_BAYAR'
            ? ` ${t('resources.order.turn.until', { day: formatDate(tenggat) })}`
            : null}
        </Box>
      </Box>
      {button && can(button.right) && turn && mayTake(turn, role) ? (
        button.to ? (
          <Button variant="outlined" component={Link} to={button.to(record, pksId ?? 0, role)}>
            {t(button.label)}
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => setOpenDialog(button.dialog)}>
            {t(button.label)}
          </Button>
        )
      ) : null}
      {openDialog === 'adjust' ? <AdjustDialog record={record} onClose={close} /> : null}
      {openDialog === 'issue' ? <IssuePksDialog record={record} onClose={close} /> : null}
    </Box>
  );
};

const lineStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const panel = {
  display: 'grid',
  gap: 1,
  mb: 3,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

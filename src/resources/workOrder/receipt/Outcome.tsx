import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { workOrderEvents } from '#contract/domains/work-order/calls.ts';
import { followUpKinds } from '#contract/domains/work-order/receipt.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ActionDialog } from '#src/kit/actions/ActionDialog.tsx';
import { useActions } from '#src/kit/actions/useActions.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { definition } from '../definition.ts';
import { dosesOf, FollowUps } from '../page/FollowUps.tsx';
import { SignDialog } from './SignDialog.tsx';

interface OutcomeProps {
  record: WorkOrder;
  /** Whether the form has a count that is not saved. */
  isDirty: boolean;
}

/** What follows from the saved count: the handover record, or the report of what differs. */
export const CountOutcome = ({ record, isDirty }: OutcomeProps) => {
  const t = useMessages();
  const [open, setOpen] = useState<'report' | 'sign'>();
  const { jenis, dosisDiterima, suhuTerima } = record;
  const close = () => setOpen(undefined);
  if (isDirty || dosisDiterima === null || suhuTerima === null) {
    return (
      <Alert severity="info">
        {t(`resources.workOrder.receipt.${isDirty ? 'unsaved' : 'incomplete'}`)}
      </Alert>
    );
  }
  const kinds = followUpKinds.filter(kind => dosesOf(record, kind) > 0);
  const dosis = formatNumber(dosisDiterima);
  return (
    <Box sx={column}>
      {kinds.length === 0 ? (
        <>
          <Alert severity="success">
            {t(
              `resources.workOrder.receipt.${jenis === 'AMBIL_KEMBALI' ? 'allReturned' : 'allAccepted'}`,
              { dosis },
            )}
          </Alert>
          <Button variant="contained" size="large" onClick={() => setOpen('sign')}>
            {t('resources.workOrder.sign.bast')}
          </Button>
        </>
      ) : (
        <>
          <Alert severity="warning">
            {t('resources.workOrder.receipt.differs', { dosis })}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {kinds.map(kind => (
                <li key={kind}>
                  {t(`resources.workOrder.difference.${kind}`, {
                    dosis: formatNumber(dosesOf(record, kind)),
                  })}
                  .{' '}
                  {t(
                    jenis === 'AMBIL_KEMBALI'
                      ? 'resources.workOrder.receipt.returnShort'
                      : `resources.workOrder.effect.${kind}`,
                  )}
                </li>
              ))}
            </Box>
          </Alert>
          <Button variant="contained" size="large" onClick={() => setOpen('report')}>
            {t('resources.workOrder.action.reportDiscrepancy.label')}
          </Button>
        </>
      )}
      {open === 'sign' ? <SignDialog record={record} document="bast" onClose={close} /> : null}
      {open === 'report' ? (
        <EventDialog record={record} event="reportDiscrepancy" onClose={close} />
      ) : null}
    </Box>
  );
};

/** The follow-ups of a reported discrepancy and the two documents, which are signed in order. */
export const DiscrepancyOutcome = ({ record }: { record: WorkOrder }) => {
  const t = useMessages();
  const [open, setOpen] = useState<'bast' | 'discrepancy' | 'recount'>();
  const { beritaSelisih, dosisDiterima, tindakLanjut, perluTindakLanjut } = record;
  const close = () => setOpen(undefined);
  const isSigned = beritaSelisih !== null;
  // The follow-ups that are still to be made come first.
  const variant = perluTindakLanjut.length > 0 ? 'outlined' : 'contained';
  return (
    <Box sx={column}>
      <Alert severity="warning">
        {t('resources.workOrder.receipt.differs', { dosis: formatNumber(dosisDiterima) })}
      </Alert>
      <FollowUps record={record} />
      {isSigned ? (
        <Button variant={variant} size="large" onClick={() => setOpen('bast')}>
          {t('resources.workOrder.sign.bast')}
        </Button>
      ) : (
        <>
          <Button variant={variant} size="large" onClick={() => setOpen('discrepancy')}>
            {t('resources.workOrder.sign.discrepancy')}
          </Button>
          <Box sx={{ color: 'text.secondary' }}>
            {t('resources.workOrder.sign.signDiscrepancyFirst')}
          </Box>
        </>
      )}
      {isSigned || tindakLanjut.some(({ status }) => status !== 'DIBATALKAN') ? null : (
        <Button variant="outlined" size="large" onClick={() => setOpen('recount')}>
          {t('resources.workOrder.action.recount.label')}
        </Button>
      )}
      {open === 'bast' || open === 'discrepancy' ? (
        <SignDialog record={record} document={open} onClose={close} />
      ) : null}
      {open === 'recount' ? <EventDialog record={record} event="recount" onClose={close} /> : null}
    </Box>
  );
};

interface EventDialogProps {
  record: WorkOrder;
  event: (typeof workOrderEvents)[number];
  onClose: () => void;
}

/** Confirms an event of a work order's lifecycle, and asks for its reason where it needs one. */
export const EventDialog = ({ record, event, onClose }: EventDialogProps) => {
  const action = useActions(definition).find(({ name }) => name === event);
  return action ? (
    <ActionDialog definition={definition} action={action} records={[record]} onClose={onClose} />
  ) : null;
};

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 640 };

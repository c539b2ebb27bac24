import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { followUpKinds } from '#contract/domains/work-order/receipt.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useDecision } from '#src/kit/actions/useDecision.ts';
import { WhoDecides } from '#src/kit/actions/WhoDecides.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import { EventDialog } from '../page/EventDialog.tsx';
import { dosesOf, FollowUps } from '../page/FollowUps.tsx';
import { TemperatureDecision } from '../page/TemperatureReview.tsx';
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
      <TemperatureDecision record={record} />
      {kinds.length === 0 ? (
        <>
          <Alert severity="success">
            {t(
              `resources.workOrder.receipt.${jenis === 'AMBIL_KEMBALI' ? 'allReturned' : 'allAccepted'}`,
              { dosis },
            )}
          </Alert>
          <SignButton
            record={record}
            label={t('resources.workOrder.sign.bast')}
            onClick={() => setOpen('sign')}
          />
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
      {open === 'sign' ? <SignDialog record={record} onClose={close} /> : null}
      {open === 'report' ? (
        <EventDialog record={record} event="reportDiscrepancy" onClose={close} />
      ) : null}
    </Box>
  );
};

/**
 * A reported discrepancy: one act signs its report and the handover record, before or after the
 * follow-ups are made.
 */
export const DiscrepancyOutcome = ({ record }: { record: WorkOrder }) => {
  const t = useMessages();
  const [open, setOpen] = useState<'recount' | 'sign'>();
  const { beritaSelisih, dosisDiterima, tindakLanjut } = record;
  const close = () => setOpen(undefined);
  return (
    <Box sx={column}>
      <Alert severity="warning">
        {t('resources.workOrder.receipt.differs', { dosis: formatNumber(dosisDiterima) })}
      </Alert>
      <TemperatureDecision record={record} />
      <SignButton
        record={record}
        label={t(`resources.workOrder.sign.${beritaSelisih === null ? 'both' : 'bast'}`)}
        onClick={() => setOpen('sign')}
      />
      <FollowUps record={record} />
      {beritaSelisih !== null ||
      tindakLanjut.some(({ status }) => status !== 'DIBATALKAN') ? null : (
        <Button variant="outlined" size="large" onClick={() => setOpen('recount')}>
          {t('resources.workOrder.action.recount.label')}
        </Button>
      )}
      {open === 'sign' ? <SignDialog record={record} onClose={close} /> : null}
      {open === 'recount' ? <EventDialog record={record} event="recount" onClose={close} /> : null}
    </Box>
  );
};

interface SignButtonProps {
  record: WorkOrder;
  label: string;
  onClick: () => void;
}

/** The button that opens the signature; for who shipped, the others who sign. */
const SignButton = ({ record, label, onClick }: SignButtonProps) => {
  const refusal = useDecision('workOrder', 'workOrder.sign', record.id);
  return refusal ? (
    <WhoDecides refusal={refusal} what={label} />
  ) : (
    <Button variant="contained" size="large" onClick={onClick}>
      {label}
    </Button>
  );
};

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 640 };

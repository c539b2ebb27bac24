import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { clauses } from '#contract/domains/pks/clock.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { isPlanned, isReceived } from '#contract/states/work-order.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { OpenedHere } from '#src/kit/presence/OpenedBy.tsx';
import { RecordLoader } from '#src/kit/record/RecordLoader.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { workOrderName } from '../definition.ts';
import { ArriveDialog } from '../page/ArriveDialog.tsx';
import { FollowUps } from '../page/FollowUps.tsx';
import { LineList } from '../page/LineList.tsx';
import { ReceiptDocuments } from '../page/ReceiptDocuments.tsx';
import { Temperature } from '../page/Temperature.tsx';
import { TemperatureDecision } from '../page/TemperatureReview.tsx';
import { nextText } from '../page/useTurn.tsx';
import { workOrderMeaning } from '../states.ts';
import { CountForm } from './CountForm.tsx';
import { CountOutcome, DiscrepancyOutcome } from './Outcome.tsx';
import { Photos } from './Photos.tsx';

/** The receipt of the shipment in the URL, for a tablet or a phone at the facility. */
export const ReceiptPage = () => (
  <RecordLoader isForm resource="workOrder">
    {record => <Receipt record={record as WorkOrder} />}
  </RecordLoader>
);

interface ReceiptProps {
  record: WorkOrder;
}

const Receipt = ({ record }: ReceiptProps) => {
  const t = useMessages();
  const { id, status, namaFaskes, namaBHBU } = record;
  return (
    <>
      <PageHeader
        title={t('resources.workOrder.receipt.title', { name: workOrderName(record) })}
        description={`${namaFaskes}, ${namaBHBU}`}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
          <StateChip
            meaning={workOrderMeaning[status]}
            label={t(`resources.workOrder.status.${status}`)}
          />
          <MuiLink component={Link} to={recordPath('workOrder', id)}>
            {t('resources.workOrder.receipt.page')}
          </MuiLink>
          <OpenedHere sumber="workOrder" id={id} />
        </Box>
      </PageHeader>
      <Box sx={column}>
        <Step key={status} record={record} />
      </Box>
    </>
  );
};

/** What the state of the shipment asks for. */
const Step = ({ record }: ReceiptProps) => {
  const t = useMessages();
  const { jenis, status, perluTindakLanjut, tindakLanjut } = record;
  if (status === 'DIKIRIM') return <Arrival record={record} />;
  if (status === 'TIBA') return <Count record={record} />;
  if (isPlanned(status) || status === 'DIBATALKAN') {
    return (
      <Alert severity="info">
        {t(
          status === 'DIBATALKAN'
            ? 'resources.workOrder.next.DIBATALKAN'
            : 'resources.workOrder.receipt.notSent',
        )}
      </Alert>
    );
  }
  return (
    <>
      {isReceived(status) ? (
        <Alert severity="success">
          {nextText(t, record, false)}{' '}
          {jenis === 'AMBIL_KEMBALI'
            ? null
            : t('resources.workOrder.sign.locked', { pasal: clauses.noReturns })}
        </Alert>
      ) : (
        <RecordSection title={t('resources.workOrder.receipt.outcome')}>
          <DiscrepancyOutcome record={record} />
        </RecordSection>
      )}
      {isReceived(status) ? <TemperatureDecision record={record} /> : null}
      <Box>
        {t('resources.workOrder.fields.suhuTerima')}:{' '}
        <Temperature value={record.suhuTerima} limits={record} />
      </Box>
      {isReceived(status) && perluTindakLanjut.length + tindakLanjut.length > 0 ? (
        <RecordSection title={t('resources.workOrder.section.followUps')}>
          <FollowUps record={record} />
        </RecordSection>
      ) : null}
      <RecordSection title={t('resources.workOrder.section.lines')}>
        <LineList record={record} />
      </RecordSection>
      {isReceived(status) ? null : (
        <RecordSection title={t('resources.workOrder.receipt.photos')}>
          <Photos record={record} isOpen />
        </RecordSection>
      )}
      <RecordSection title={t('resources.workOrder.section.documents')}>
        <ReceiptDocuments record={record} hasPhotos={isReceived(status)} />
      </RecordSection>
    </>
  );
};

/** Records the arrival, after which the shipment can be counted. */
const Arrival = ({ record }: ReceiptProps) => {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <RecordSection title={t('resources.workOrder.receipt.arriveTitle')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box>{t('resources.workOrder.arrival.lead')}</Box>
        <Button variant="contained" size="large" onClick={() => setIsOpen(true)}>
          {t('resources.workOrder.arrival.button')}
        </Button>
        <Box sx={{ width: 1 }}>
          <LineList record={record} />
        </Box>
      </Box>
      {isOpen ? <ArriveDialog record={record} onClose={() => setIsOpen(false)} /> : null}
    </RecordSection>
  );
};

/** The count with its photographs, and what follows from it. */
const Count = ({ record }: ReceiptProps) => {
  const t = useMessages();
  // What others save meanwhile is found by the version when the form is saved.
  const [opened] = useState(record);
  const [isDirty, setIsDirty] = useState(false);
  return (
    <>
      {record.jenis === 'AMBIL_KEMBALI' ? (
        <Alert severity="info">{t('resources.workOrder.receipt.returnLead')}</Alert>
      ) : null}
      <RecordSection title={t('resources.workOrder.receipt.photos')}>
        <Photos record={record} isOpen />
      </RecordSection>
      <RecordSection title={t('resources.workOrder.receipt.count')}>
        <CountForm record={opened} onDirty={setIsDirty} />
      </RecordSection>
      <RecordSection title={t('resources.workOrder.receipt.outcome')}>
        <CountOutcome record={record} isDirty={isDirty} />
      </RecordSection>
    </>
  );
};

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  maxWidth: 960,
  // Targets for a finger.
  '& .MuiButton-sizeLarge': { minHeight: 48 },
};

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { clauses } from '#contract/domains/pks/clock.ts';
import { signingInput, workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { followUpKinds } from '#contract/domains/work-order/receipt.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UploadDialog } from '#src/kit/attachment/UploadDialog.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { changedResources } from '../definition.ts';
import { dosesOf } from '../page/FollowUps.tsx';
import { TemperatureDecision } from '../page/TemperatureReview.tsx';
import { SignatureInput } from './SignatureInput.tsx';

const fields = {
  namaPembeli: {},
  jabatanPembeli: {},
  ttdPembeli: { Input: SignatureInput },
  namaDistributor: { label: 'resources.workOrder.sign.namaDistributor' },
  jabatanDistributor: {},
  ttdDistributor: { Input: SignatureInput },
  berkas: {},
} as const;

interface SignDialogProps {
  record: WorkOrder;
  onClose: () => void;
}

/**
 * Has the buyer and the distributor sign the handover record (BAST). With the same signatures they
 * sign the report of a discrepancy, which comes first.
 */
export const SignDialog = ({ record, onClose }: SignDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { fullName } = useRequiredSession();
  const { id, status, namaKurir, beritaSelisih: earlier } = record;
  const signsBoth = status === 'SELISIH' && earlier === null;
  const documents = signsBoth ? 'both' : 'bast';
  return (
    <UploadDialog
      title={t(`resources.workOrder.sign.${documents}Title`)}
      confirmLabel={t('resources.workOrder.sign.submit')}
      resource="workOrder"
      schema={signingInput}
      fields={fields}
      initialValues={{
        namaPembeli: earlier?.pembeli.nama ?? fullName,
        jabatanPembeli: earlier?.pembeli.jabatan,
        namaDistributor: earlier?.distributor.nama ?? namaKurir,
        jabatanDistributor: earlier?.distributor.jabatan,
      }}
      hasErrorSummary
      confirmsDiscard
      validate={(input): Readonly<Record<string, readonly string[]>> =>
        input['berkas'] || (input['ttdPembeli'] && input['ttdDistributor'])
          ? {}
          : { ttdPembeli: [t('resources.workOrder.sign.missing')] }
      }
      lead={
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {signsBoth ? <Differences record={record} /> : null}
          <TemperatureDecision record={record} />
          <Received record={record} />
        </Box>
      }
      run={(body, options) => call(workOrderCalls.sign, { params: { id }, body }, options)}
      invalidates={['workOrder', ...changedResources]}
      success={() => t(`resources.workOrder.sign.done.${documents}`)}
      onClose={onClose}
    />
  );
};

/** What the report of the discrepancy states. */
const Differences = ({ record }: { record: WorkOrder }) => {
  const t = useMessages();
  return (
    <Alert severity="info">
      {t('resources.workOrder.sign.discrepancyLead')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {followUpKinds
          .filter(kind => dosesOf(record, kind) > 0)
          .map(kind => (
            <li key={kind}>
              {t(`resources.workOrder.difference.${kind}`, {
                dosis: formatNumber(dosesOf(record, kind)),
              })}
            </li>
          ))}
      </Box>
    </Alert>
  );
};

/** What the handover record states: the doses that are received, and what becomes of them. */
const Received = ({ record: { jenis, keputusanSuhu, dosisDiterima } }: { record: WorkOrder }) => {
  const t = useMessages();
  const lead =
    jenis === 'AMBIL_KEMBALI'
      ? 'returnLead'
      : keputusanSuhu === 'KARANTINA'
        ? 'quarantineLead'
        : dosisDiterima === 0
          ? 'nothingLead'
          : 'bastLead';
  return (
    <Alert severity="warning">
      {t(`resources.workOrder.sign.${lead}`, { dosis: formatNumber(dosisDiterima) })}{' '}
      {t('resources.workOrder.sign.locks', { pasal: clauses.noReturns })}
    </Alert>
  );
};

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
  document: 'bast' | 'discrepancy';
  onClose: () => void;
}

/** Has the buyer and the distributor sign the discrepancy or the handover record (BAST). */
export const SignDialog = ({ record, document, onClose }: SignDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { fullName } = useRequiredSession();
  const { id, jenis, namaKurir, dosisDiterima, beritaSelisih: earlier } = record;
  const isBast = document === 'bast';
  const sign = isBast ? workOrderCalls.sign : workOrderCalls.signDiscrepancy;
  return (
    <UploadDialog
      title={t(`resources.workOrder.sign.${document}Title`)}
      confirmLabel={t('resources.workOrder.sign.submit')}
      resource="workOrder"
      schema={signingInput}
      fields={fields}
      // The same people usually sign both documents.
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
        isBast ? (
          <Alert severity="warning">
            {t(
              `resources.workOrder.sign.${jenis === 'AMBIL_KEMBALI' ? 'returnLead' : 'bastLead'}`,
              { dosis: formatNumber(dosisDiterima) },
            )}{' '}
            {t('resources.workOrder.sign.locks', { pasal: clauses.noReturns })}
          </Alert>
        ) : (
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
        )
      }
      run={(body, options) => call(sign, { params: { id }, body }, options)}
      invalidates={['workOrder', ...changedResources]}
      success={() => t(`resources.workOrder.sign.${isBast ? 'doneBast' : 'doneDiscrepancy'}`)}
      onClose={onClose}
    />
  );
};

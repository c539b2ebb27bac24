import { doseLedgerCalls } from '#contract/domains/stock/calls.ts';
import { holdBatchInput, type BatchRecall } from '#contract/domains/stock/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

const fields = { alasan: { label: 'resources.batch.recall.holdReason' } } as const;
const changed = ['batch', 'stock', 'vaksinasi'] as const;

interface HoldDialogProps {
  recall: BatchRecall;
  onClose: () => void;
}

/** Moves all usable doses of a batch into quarantine at all facilities. */
export const HoldDialog = ({ recall, onClose }: HoldDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { idBatch: id, nomor: number, jumlah } = recall;
  return (
    <CommandDialog
      title={t('resources.batch.recall.holdTitle', { number })}
      description={t('resources.batch.recall.holdText', { dosis: formatNumber(jumlah.sisa) })}
      confirmLabel={t('resources.batch.recall.hold')}
      isDestructive
      resource="batch"
      schema={holdBatchInput}
      fields={fields}
      autoFocus="alasan"
      run={(body, idempotencyKey) =>
        call(doseLedgerCalls.holdBatch, { params: { id }, body }, { idempotencyKey })
      }
      invalidates={changed}
      success={() => t('resources.batch.recall.held', { number })}
      onClose={onClose}
    />
  );
};

import { stockCalls } from '#contract/domains/stock/calls.ts';
import { reverseEntryInput, type StockEntry } from '#contract/domains/stock/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { changedByStock } from '../changedByStock.ts';

const fields = { alasan: { label: 'resources.stock.entry.reverseReason' } } as const;

interface ReverseDialogProps {
  entry: StockEntry;
  onClose: () => void;
}

/** Takes back an entry of damaged doses that was recorded by mistake. */
export const ReverseDialog = ({ entry: { id, jumlah }, onClose }: ReverseDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <CommandDialog
      title={t('resources.stock.entry.reverseTitle', { dosis: formatNumber(jumlah) })}
      description={t('resources.stock.entry.reverseText')}
      confirmLabel={t('resources.stock.entry.reverse')}
      resource="stock"
      schema={reverseEntryInput}
      fields={fields}
      autoFocus="alasan"
      run={body => call(stockCalls.reverse, { params: { id }, body })}
      invalidates={changedByStock}
      success={() => t('resources.stock.entry.reversedDone')}
      onClose={onClose}
    />
  );
};

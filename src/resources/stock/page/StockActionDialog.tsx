import { stockCalls } from '#contract/domains/stock/calls.ts';
import { stockActionInput, type Stock, type StockAction } from '#contract/domains/stock/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { stockName } from '../definition.ts';
import { changedByStock } from '../changedByStock.ts';
import { sourceOf } from './stockActions.ts';

const schema = stockActionInput.omit({ tindakan: true });

interface StockActionDialogProps {
  record: Stock;
  action: StockAction;
  onClose: () => void;
}

/** Records what happened to doses of a stock, with their number and the reason. */
export const StockActionDialog = ({ record, action, onClose }: StockActionDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id } = record;
  const text = t(`resources.stock.action.${action}.text`);
  const most = t('resources.stock.atMost', { dosis: formatNumber(record[sourceOf[action]]) });
  return (
    <CommandDialog
      title={t(`resources.stock.action.${action}.title`, { name: stockName(record) })}
      description={`${text} ${most}`}
      confirmLabel={t(`resources.stock.action.${action}.label`)}
      isDestructive={action === 'MUSNAH'}
      resource="stock"
      schema={schema}
      fields={{ jumlah: {}, alasan: { label: `resources.stock.action.${action}.reason` } }}
      autoFocus="jumlah"
      run={body => call(stockCalls.act, { params: { id }, body: { ...body, tindakan: action } })}
      invalidates={changedByStock}
      success={() => t(`resources.stock.action.${action}.done`)}
      onClose={onClose}
    />
  );
};

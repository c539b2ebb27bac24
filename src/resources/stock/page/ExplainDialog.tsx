import { stockCalls } from '#contract/domains/stock/calls.ts';
import { explanationInput, type Stock } from '#contract/domains/stock/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { changedByStock } from '../changedByStock.ts';
import { stockName } from '../definition.ts';

const fields = { penjelasan: {} } as const;

interface ExplainDialogProps {
  record: Stock;
  onClose: () => void;
}

/** Accepts that a stock does not balance, with what the seller found out. */
export const ExplainDialog = ({ record, onClose }: ExplainDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, version } = record;
  return (
    <CommandDialog
      title={t('resources.stock.explain.title', { name: stockName(record) })}
      description={t('resources.stock.explain.text')}
      confirmLabel={t('resources.stock.explain.submit')}
      resource="stock"
      schema={explanationInput}
      fields={fields}
      version={version}
      autoFocus="penjelasan"
      run={body => call(stockCalls.explain, { params: { id }, body })}
      invalidates={changedByStock}
      success={() => t('resources.stock.explain.done')}
      onClose={onClose}
    />
  );
};

import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { stockCalls } from '#contract/domains/stock/calls.ts';
import { leftoverInput, type Stock } from '#contract/domains/stock/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatNumber, parseInteger } from '#src/kit/format/number.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { changedByStock } from '../changedByStock.ts';
import { stockName } from '../definition.ts';

const fields = { dihitung: {}, rencanaSisa: {}, catatanSisa: {} } as const;

interface LeftoverDialogProps {
  record: Stock;
  onClose: () => void;
}

/** Reports the usable doses that were counted, and compares them with the ledger as they are typed. */
export const LeftoverDialog = ({ record, onClose }: LeftoverDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, version, rencanaSisa, catatanSisa } = record;
  return (
    <CommandDialog
      title={t('resources.stock.report.title', { name: stockName(record) })}
      description={t('resources.stock.report.text')}
      confirmLabel={t('resources.stock.report.submit')}
      resource="stock"
      schema={leftoverInput}
      fields={fields}
      initialValues={{ rencanaSisa, catatanSisa }}
      version={version}
      autoFocus="dihitung"
      run={body => call(stockCalls.report, { params: { id }, body })}
      invalidates={changedByStock}
      success={({ masalah }) =>
        masalah === 'SELISIH_HITUNG'
          ? { text: t('resources.stock.report.doneDifference'), type: 'warning' }
          : t('resources.stock.report.done')
      }
      onClose={onClose}
    >
      <Comparison left={record.sisa} />
    </CommandDialog>
  );
};

/** Whether the typed count equals the doses that are left by the ledger. */
const Comparison = ({ left }: { left: number }) => {
  const t = useMessages();
  const value = useWatch<FormValues>({ name: 'dihitung' });
  const counted = typeof value === 'string' ? parseInteger(value) : null;
  if (counted === null) return null;
  return counted === left ? (
    <Alert severity="success">{t('resources.stock.report.matches')}</Alert>
  ) : (
    <Alert severity="warning">
      {t('resources.stock.report.differs', {
        left: formatNumber(left),
        dosis: formatNumber(Math.abs(counted - left)),
      })}
    </Alert>
  );
};

import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { z } from '#contract/core/zod.ts';
import { stockCalls } from '#contract/domains/stock/calls.ts';
import {
  explanationInput,
  leftoverInput,
  stockActionInput,
  type Stock,
  type StockAction,
} from '#contract/domains/stock/record.ts';
import { allWastageReasons } from '#contract/domains/stock/wastage.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatNumber, parseInteger } from '#src/kit/format/number.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { changedByStock, stockName } from '../definition.ts';

interface DialogProps {
  record: Stock;
  onClose: () => void;
}

const actionSchema = stockActionInput.omit({ tindakan: true, sebab: true });
/** Wasted doses have a cause. */
const wastageSchema = stockActionInput
  .omit({ tindakan: true })
  .extend({ sebab: z.enum(allWastageReasons) });

/** The quantity of which each action takes doses. */
const sourceOf: Readonly<Record<StockAction, 'dikarantina' | 'sisa'>> = {
  RUSAK: 'sisa',
  KARANTINA: 'sisa',
  LEPAS: 'dikarantina',
  MUSNAH: 'dikarantina',
  KEMBALI: 'dikarantina',
};

interface StockActionDialogProps extends DialogProps {
  action: StockAction;
  initialValues?: { readonly jumlah: number; readonly alasan: string };
  /** Called before it closes after a save. */
  onSaved?: () => void;
}

/** Records what happened to doses of a stock, with their number and the reason. */
export const StockActionDialog = ({
  record,
  action,
  initialValues,
  onSaved,
  onClose,
}: StockActionDialogProps) => {
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
      schema={action === 'RUSAK' ? wastageSchema : actionSchema}
      fields={{
        jumlah: {},
        ...(action === 'RUSAK' ? { sebab: {} } : {}),
        alasan: { label: `resources.stock.action.${action}.reason` },
      }}
      initialValues={initialValues}
      autoFocus="jumlah"
      run={body => call(stockCalls.act, { params: { id }, body: { ...body, tindakan: action } })}
      invalidates={changedByStock}
      success={() => t(`resources.stock.action.${action}.done`)}
      onSuccess={() => {
        onSaved?.();
        onClose();
      }}
      onClose={onClose}
    />
  );
};

const explanationFields = { penjelasan: {} } as const;

/** Accepts that a stock does not balance, with what the seller found out. */
export const ExplainDialog = ({ record, onClose }: DialogProps) => {
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
      fields={explanationFields}
      version={version}
      autoFocus="penjelasan"
      run={body => call(stockCalls.explain, { params: { id }, body })}
      invalidates={changedByStock}
      success={() => t('resources.stock.explain.done')}
      onClose={onClose}
    />
  );
};

const leftoverFields = { dihitung: {}, rencanaSisa: {}, catatanSisa: {} } as const;

/** Reports the usable doses that were counted, and compares them with the ledger as they are typed. */
export const LeftoverDialog = ({ record, onClose }: DialogProps) => {
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
      fields={leftoverFields}
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

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { maxOrderLines, type OrderModel } from '#contract/domains/order/record.ts';
import { earliestDay, orderLeadDays, type DaySplit } from '#contract/domains/order/validate.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatLines, parseLines } from '#src/kit/format/lineValues.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import type { CellText, RowNote } from '#src/kit/lines/LineRow.tsx';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import LinesInput from '#src/kit/lines/LinesInput.tsx';
import { resolveField } from '#src/kit/resource/resourceField.ts';
import {
  chosenIn,
  completeLine,
  fitsLines,
  newLine,
  numberIn,
  openDaysOf,
  splitLine,
} from './lineRules.ts';
import { DoseReason } from './DoseReason.tsx';
import { OrderModelContext, useFactName, useOrderFormFacts } from './orderFormContext.ts';
import { lineMessages } from './orderInput.ts';
import { useLineSums, useOrderValues } from './useOrderValues.ts';

const NoFacility = lazyInput(() => import('./NoFacility.tsx'));

/** The lines of the order, with sums and the open days that each needs. */
export const OrderLines = () => {
  const t = useMessages();
  const { definition, record } = useResourceForm();
  const { getValues } = useFormContext<FormValues>();
  const formFacts = useOrderFormFacts();
  const { facts, jenis } = formFacts;
  const { model } = useOrderValues();
  const sums = useLineSums();
  const field = resolveField(definition, 'baris');
  const columns = useMemo(
    () =>
      (field.lines?.columns ?? []).filter(
        ({ source }) => source !== 'idLayanan' || model === 'PAKET_LAYANAN',
      ),
    [field, model],
  );
  const nameOf = useFactName();
  const cellText = useCallback<CellText>(
    ({ source }, row) => nameOf(source, row[source]),
    [nameOf],
  );
  const rowNote = useCapacityNote();
  useClearedServices(model);
  if (facts.faskes.length === 0) return <NoFacility bhbuId={facts.perusahaan.id} />;
  return (
    <OrderModelContext value={model}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('resources.order.form.earliest', {
          day: formatDate(earliestDay(facts)),
          days: orderLeadDays,
        })}
      </Typography>
      <LinesInput
        field={field}
        columns={columns}
        isFirstOpen={record === undefined}
        cellText={cellText}
        rowNote={rowNote}
        newRow={rows => newLine(rows, { facts, jenis, model })}
        derive={(row, before) => completeLine(row, before, { facts, model })}
        validateRow={(_, at) => lineMessages(definition, getValues(), at, formFacts)}
        totals={{
          jumlahPeserta: formatNumber(sums.jumlahPeserta),
          jumlahDosis: formatNumber(sums.jumlahDosis),
        }}
      />
      <DoseReason />
    </OrderModelContext>
  );
};

/** Empties the services of the lines when the model has none; their column is then hidden. */
function useClearedServices(model: OrderModel | undefined): void {
  const { getValues, setValue } = useFormContext<FormValues>();
  useEffect(() => {
    if (model !== 'PRODUK') return;
    const rows = parseLines(getValues('baris'));
    if (rows.every(({ idLayanan }) => idLayanan === '')) return;
    const cleared = rows.map(row => ({ ...row, idLayanan: '' }));
    setValue('baris', formatLines(cleared), { shouldDirty: true });
  }, [model, getValues, setValue]);
}

/** Returns the note below a line that needs several open days, with a button that splits it. */
function useCapacityNote(): RowNote {
  const t = useMessages();
  const notify = useNotify();
  const { facts } = useOrderFormFacts();
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>();
  return useCallback(
    (row, at) => {
      const days = openDaysOf(row, facts);
      const [from] = days ?? [];
      const to = days?.at(-1);
      const facility = chosenIn(facts.faskes, row, 'idFaskes');
      if (!days || !facility || days.length === 1) return null;
      if (!from || !to) {
        const peserta = formatNumber(numberIn(row, 'jumlahPeserta'));
        return (
          <Alert severity="warning">
            {t('resources.order.form.capacity.never', { nama: facility.name, peserta })}
          </Alert>
        );
      }
      const split = (parts: readonly DaySplit[]): void => {
        const rows = parseLines(getValues('baris'));
        const line = rows[at];
        if (!line) return;
        if (!fitsLines(rows, parts)) {
          notify(t('resources.order.form.capacity.too_many', { max: maxOrderLines }), {
            type: 'warning',
          });
          return;
        }
        const next = [...rows.slice(0, at), ...splitLine(line, parts), ...rows.slice(at + 1)];
        setValue('baris', formatLines(next), { shouldDirty: true });
        clearErrors('baris');
        const options = {
          type: 'info' as const,
          undo: () => setValue('baris', formatLines(rows), { shouldDirty: true }),
          messageArgs: { row: at + 1, days: parts.length },
        };
        notify('resources.order.form.capacity.done', options);
      };
      return (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={() => split(days)}>
              {t('resources.order.form.capacity.split')}
            </Button>
          }
        >
          {t('resources.order.form.capacity.days', {
            days: days.length,
            from: formatDate(from.tanggal),
            to: formatDate(to.tanggal),
            nama: facility.name,
          })}
        </Alert>
      );
    },
    [t, notify, facts, getValues, setValue, clearErrors],
  );
}

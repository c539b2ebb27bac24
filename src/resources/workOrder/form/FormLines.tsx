import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { lastPlannedDose } from '#contract/domains/work-order/allocation.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { isIsoDate } from '#src/kit/date/typedDate.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatLines, parseLines } from '#src/kit/format/lineValues.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import type { CellText, RowNote } from '#src/kit/lines/LineRow.tsx';
import LinesInput from '#src/kit/lines/LinesInput.tsx';
import { resolveField } from '#src/kit/resource/resourceField.ts';
import { useWorkOrderForm, useLineNames } from './formContext.ts';
import {
  batchNote,
  emptyRow,
  firstBatch,
  nextRow,
  numberIn,
  quantitiesOf,
  suggestRows,
} from './lineRules.ts';

/** The lines of the work order: the doses of each order line by batch. */
export const FormLines = () => {
  const t = useMessages();
  const { definition } = useResourceForm();
  const { lines, batches, record } = useWorkOrderForm();
  const { lineName, batchName } = useLineNames();
  const field = resolveField(definition, 'baris');
  const rows = parseLines(useWatch<FormValues>({ name: 'baris' }));
  const cellText = useCallback<CellText>(
    ({ source }, row) =>
      source === 'idDetail'
        ? lineName(Number(row['idDetail']))
        : source === 'idBatch'
          ? batchName(Number(row['idBatch']))
          : undefined,
    [lineName, batchName],
  );
  const rowNote = useBatchNote();
  const isReturn = record?.jenis === 'AMBIL_KEMBALI';
  const sum = rows.reduce((total, row) => total + numberIn(row, 'qtyKirim'), 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {record && (record.jenis !== 'KIRIM' || record.status !== 'DRAFT') ? (
        <Alert severity="info">{t('resources.workOrder.form.fixed')}</Alert>
      ) : null}
      <OpenDoses />
      <LinesInput
        field={field}
        cellText={cellText}
        rowNote={rowNote}
        newRow={() => (isReturn ? emptyRow : nextRow(lines, rows, batches))}
        derive={(row, before) =>
          row['idDetail'] === before['idDetail']
            ? row
            : {
                ...row,
                idBatch: isReturn ? '' : firstBatch(Number(row['idDetail']), rows, batches),
              }
        }
        totals={{ qtyKirim: formatNumber(sum) }}
        actions={isReturn ? undefined : <SuggestButton />}
      />
    </Box>
  );
};

/** The doses that are open of each order line, with those in the form. */
const OpenDoses = () => {
  const t = useMessages();
  const { lines, record } = useWorkOrderForm();
  const { lineName } = useLineNames();
  const planned = quantitiesOf(parseLines(useWatch<FormValues>({ name: 'baris' })));
  if (record && record.jenis !== 'KIRIM') return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.map(({ idDetail, terbuka }) => {
        const dosis = planned.find(line => line.idDetail === idDetail)?.doses ?? 0;
        return (
          <Box
            component="li"
            key={idDetail}
            sx={{ color: dosis > terbuka ? 'error.main' : 'text.secondary' }}
          >
            {t('resources.workOrder.form.openDoses', {
              name: lineName(idDetail),
              open: formatNumber(terbuka),
              dosis: formatNumber(dosis),
            })}
          </Box>
        );
      })}
    </Box>
  );
};

/** Divides the doses of the rows among the batches again, first to expire first (FEFO). */
const SuggestButton = () => {
  const t = useMessages();
  const notify = useNotify();
  const { batches } = useWorkOrderForm();
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const suggest = (): void => {
    const rows = parseLines(getValues('baris'));
    const next = suggestRows(quantitiesOf(rows), batches, rows);
    setValue('baris', formatLines(next), { shouldDirty: true });
    clearErrors('baris');
    const options = {
      type: 'info' as const,
      undo: () => setValue('baris', formatLines(rows), { shouldDirty: true }),
    };
    notify('resources.workOrder.form.suggested', options);
  };
  return (
    <Button variant="outlined" onClick={suggest}>
      {t('resources.workOrder.form.suggest')}
    </Button>
  );
};

/** Returns the note below a row whose batch is too small or not the first to expire. */
function useBatchNote(): RowNote {
  const t = useMessages();
  const { lines, batches } = useWorkOrderForm();
  const values = useWatch<FormValues>({ name: ['baris', 'tanggalTiba'] }) as unknown as string[];
  const [text = '', arrival = ''] = values;
  return useCallback(
    row => {
      const idDetail = Number(row['idDetail']);
      const line = lines.find(one => one.idDetail === idDetail);
      if (line && batches.get(idDetail)?.length === 0) {
        const day = lastPlannedDose(line, isIsoDate(arrival) ? arrival : '');
        return (
          <Alert severity="warning">
            {t('resources.workOrder.form.noBatches', { day: formatDate(day) })}
          </Alert>
        );
      }
      const note = batchNote(row, parseLines(text), batches);
      if (!note) return null;
      const { nomor: number, sisa, kedaluwarsa } = note.batch;
      return (
        <Alert severity="warning">
          {note.kind === 'left'
            ? t('resources.workOrder.form.batchLeft', { number, left: formatNumber(sisa) })
            : t('resources.workOrder.form.earlier', { number, day: formatDate(kedaluwarsa) })}
        </Alert>
      );
    },
    [t, lines, batches, text, arrival],
  );
}

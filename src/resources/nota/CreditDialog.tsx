import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { notaCalls } from '#contract/domains/nota/calls.ts';
import { newNotaInput, type Creditable } from '#contract/domains/nota/record.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import type { FieldMessages } from '#src/kit/form/formErrors.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatNumber, formatRupiah, parseInteger } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { changedByNota } from './definition.ts';

/** Entered quantities or amounts by the id of the line. */
type Entered = Readonly<Record<number, string>>;

const fields = {
  jenis: { kind: 'select' },
  alasan: { kind: 'multiline' },
} as const;

const isReturn = (jenis: unknown): boolean => jenis === 'RETUR';

/** The lines that a kind of note credits: only goods come back. */
const linesOf = (lines: readonly Creditable[], jenis: unknown): readonly Creditable[] =>
  lines.filter(
    ({ jenis: kind, sisaNilai }) => sisaNilai > 0 && (!isReturn(jenis) || kind === 'PRODUK'),
  );

const restOf = ({ sisaQty, sisaNilai }: Creditable, jenis: unknown): number =>
  isReturn(jenis) ? sisaQty : sisaNilai;

/** Returns what is wrong with the number of a line, if anything; empty lines are not credited. */
function lineIssue(
  t: Translate,
  line: Creditable,
  jenis: unknown,
  entered: Entered,
): string | undefined {
  const text = entered[line.idBaris] ?? '';
  if (text.trim() === '') return undefined;
  const value = parseInteger(text);
  const rest = restOf(line, jenis);
  if (value !== null && value >= 1 && value <= rest) return undefined;
  return isReturn(jenis)
    ? t('resources.nota.credit.quantity_range', { rest: formatNumber(rest) })
    : t('resources.nota.credit.amount_range', { rest: formatRupiah(rest) });
}

/** Returns the lines of the body. */
const toLines = (lines: readonly Creditable[], jenis: unknown, entered: Entered) =>
  linesOf(lines, jenis).flatMap(({ idBaris }) => {
    const value = parseInteger(entered[idBaris] ?? '');
    if (value === null) return [];
    return [isReturn(jenis) ? { idBaris, qty: value } : { idBaris, nilai: value }];
  });

/** Proposes a note that credits lines of an invoice; another person approves it. */
export const CreditDialog = ({ record, onClose }: { record: Invoice; onClose: () => void }) => {
  const t = useMessages();
  const { call } = useApi();
  const [{ id, noInvoice }] = useState(record);
  const [entered, setEntered] = useState<Entered>({});
  const { data: lines = [], error } = useCall('nota', notaCalls.creditable, { params: { id } });
  return (
    <CommandDialog
      title={t('resources.nota.credit.title', { number: noInvoice ?? '' })}
      description={t('resources.nota.credit.text')}
      confirmLabel={t('resources.nota.credit.button')}
      resource="nota"
      schema={newNotaInput}
      fields={fields}
      initialValues={{ jenis: 'RETUR' }}
      toBody={input => ({
        ...input,
        idInvoice: id,
        baris: toLines(lines, input['jenis'], entered),
      })}
      validate={(input): FieldMessages => {
        const { jenis } = input;
        const isWrong = linesOf(lines, jenis).some(line => lineIssue(t, line, jenis, entered));
        if (isWrong) return { baris: [t('resources.nota.credit.invalid')] };
        return toLines(lines, jenis, entered).length === 0
          ? { baris: [t('resources.nota.credit.none')] }
          : {};
      }}
      lead={error ? <Alert severity="error">{error.message}</Alert> : undefined}
      run={(body, idempotencyKey) => call(notaCalls.create, { body }, { idempotencyKey })}
      invalidates={changedByNota}
      success={() => t('resources.nota.credit.done')}
      onClose={onClose}
    >
      <CreditLines lines={lines} entered={entered} onChange={setEntered} />
    </CommandDialog>
  );
};

interface CreditLinesProps {
  lines: readonly Creditable[];
  entered: Entered;
  onChange: (entered: Entered) => void;
}

/** An input for each line that can be credited, with what is left of it. */
const CreditLines = ({ lines, entered, onChange }: CreditLinesProps) => {
  const t = useMessages();
  const { clearErrors } = useFormContext<FormValues>();
  const jenis = useWatch<FormValues>({ name: 'jenis' });
  const shown = linesOf(lines, jenis);
  if (shown.length === 0) {
    return <Alert severity="info">{t('resources.nota.credit.nothing')}</Alert>;
  }
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <ListBox label={t('resources.nota.section.lines')}>
        {shown.map(line => {
          const issue = lineIssue(t, line, jenis, entered);
          const label = isReturn(jenis)
            ? t('resources.nota.credit.quantity', { name: line.uraian })
            : t('resources.nota.credit.amount', { name: line.uraian });
          return (
            <ListRow
              key={line.idBaris}
              end={
                <TextField
                  size="small"
                  value={entered[line.idBaris] ?? ''}
                  onChange={event => {
                    onChange({ ...entered, [line.idBaris]: event.target.value });
                    clearErrors('root');
                  }}
                  error={issue !== undefined}
                  helperText={issue}
                  sx={{ width: 180 }}
                  slotProps={{
                    htmlInput: {
                      inputMode: 'numeric',
                      'aria-label': label,
                      style: { textAlign: 'right' },
                    },
                  }}
                />
              }
            >
              {line.uraian}
              <Detail>
                {isReturn(jenis)
                  ? t('resources.nota.credit.quantity_left', {
                      rest: formatNumber(line.sisaQty),
                      all: formatNumber(line.qty),
                    })
                  : t('resources.nota.credit.amount_left', {
                      rest: formatRupiah(line.sisaNilai),
                      all: formatRupiah(line.nilai),
                    })}
              </Detail>
              <Detail>
                {line.kodeFaktur === null
                  ? t('resources.nota.credit.without_faktur')
                  : t('resources.nota.credit.faktur', {
                      code: line.kodeFaktur,
                      number: line.noFaktur ?? t('resources.nota.credit.without_number'),
                    })}
              </Detail>
            </ListRow>
          );
        })}
      </ListBox>
    </Box>
  );
};

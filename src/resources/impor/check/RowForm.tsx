import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import type { Baris, Impor } from '#contract/impor/index.ts';
import type { Column, ColumnField } from '#contract/peserta-columns/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { asTyped, columnsOf, labelOf } from '../facts.ts';
import { CellInput } from './CellInput.tsx';
import { faultyColumns, inCell, isFault, sayAll, writtenIn } from './findings.ts';
import { useMend } from './useMend.ts';

type Draft = Partial<Record<ColumnField, string>>;

interface RowFormProps {
  impor: Impor;
  row: Baris;
  /** Shows every cell, not only those with issues. */
  whole: boolean;
  /** Called on submit; `validated` resolves to the new row, or undefined when saving failed. */
  onSent: (row: Baris, judged: Promise<Baris | undefined>) => void;
}

/** Form that corrects the cells of one row together; Enter submits it. */
export const RowForm = ({ impor, row, whole, onSent }: RowFormProps) => {
  const say = useWords();
  const mend = useMend(impor.id);
  const [draft, setDraft] = useState<Draft>({});
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const columns = whole
    ? columnsOf(impor).filter(({ field }) => field !== 'no')
    : faultyColumns(row);
  if (columns.length === 0) return null;

  const changed = (column: Column<ColumnField>): boolean => {
    const typed = draft[column.field];
    return typed !== undefined && typed !== asTyped(column, row.nilai[column.field] ?? '');
  };

  const send = async (): Promise<Baris | undefined> => {
    const nilai = Object.fromEntries(
      columns.filter(changed).map(({ field }) => [field, draft[field] ?? '']),
    );
    if (Object.keys(nilai).length === 0) return row;
    setBusy(true);
    setFault(undefined);
    try {
      const judged = await mend(row, { nilai });
      setDraft({});
      return judged;
    } catch (error) {
      setFault(error instanceof Error ? error.message : say('form.errors.system'));
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSent(row, send());
  };

  return (
    <Box component="form" data-row={row.nomor} aria-busy={busy} onSubmit={submit} sx={grid}>
      {columns.map(column => {
        const { field } = column;
        const found = inCell(row, field);
        return (
          <CellInput
            key={field}
            id={`baris-${row.nomor}-${field}`}
            column={column}
            label={labelOf(column)}
            value={draft[field] ?? row.nilai[field] ?? ''}
            onChange={value => setDraft(before => ({ ...before, [field]: value }))}
            error={found.some(isFault) && draft[field] === undefined}
            help={<Help row={row} column={column} text={sayAll(found)} />}
          />
        );
      })}
      <Box sx={{ alignSelf: 'end' }}>
        <Button
          type="submit"
          variant="outlined"
          size="small"
          loading={busy}
          aria-label={say('resources.impor.check.save', { number: String(row.nomor) })}
        >
          {say('resources.impor.check.save_short')}
        </Button>
      </Box>
      {fault === undefined ? null : (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {fault}
        </Alert>
      )}
    </Box>
  );
};

interface HelpProps {
  row: Baris;
  column: Column<ColumnField>;
  text: string;
}

/** Help text of a cell: its issues, plus the stored value when a select cannot display it. */
const Help = ({ row, column, text }: HelpProps) => {
  const say = useWords();
  const isShown = !column.list && !column.choices;
  const value = isShown || text === '' ? undefined : writtenIn(row, column.field);
  if (value === undefined) return text;
  return `${say('resources.impor.check.written', { value })} ${text}`;
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  gap: 1.5,
  alignItems: 'start',
};

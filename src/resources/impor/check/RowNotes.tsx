import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Baris } from '#contract/impor/index.ts';
import { sayFinding } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { columnOf, labelOf } from '../facts.ts';
import { besideCells, writtenOf } from './findings.ts';

interface RowNotesProps {
  row: Baris;
  /** The form next to this shows the issues of its own cells, so they are omitted here. */
  besideForm: boolean;
}

/** Notes on a row: its issues, the fields that would change, and the fields already corrected. */
export const RowNotes = ({ row, besideForm }: RowNotesProps) => {
  const say = useWords();
  const translate = useTranslate();
  const label = (field: string): string => {
    const column = columnOf(field);
    return column ? labelOf(column) : translate(`resources.peserta.fields.${field}`, { _: field });
  };
  const findings = besideForm ? besideCells(row) : row.temuan;
  const lines = findings.map(finding => {
    const value = writtenOf(row, finding);
    const text = sayFinding(finding);
    return say('form.errors.item', {
      label: label(finding.field),
      message: value ? `${say('resources.impor.check.written', { value })} ${text}` : text,
    });
  });
  const named = (fields: readonly string[]) => ({ names: fields.map(label).join(', ') });
  return (
    <>
      {lines.length === 0 ? null : (
        <Box component="ul" sx={{ m: 0, pl: 2, '& li': { overflowWrap: 'anywhere' } }}>
          {[...new Set(lines)].map(line => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
      {row.hasil === 'berubah' && row.perubahan.length > 0 ? (
        <span>{say('resources.impor.check.changes', named(row.perubahan))}</span>
      ) : null}
      {row.diperbaiki.length > 0 ? (
        <Typography component="span" variant="body2" color="textSecondary">
          {say('resources.impor.check.mended', named(row.diperbaiki))}
        </Typography>
      ) : null}
    </>
  );
};

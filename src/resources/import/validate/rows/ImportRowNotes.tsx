import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { findColumn, columnLabel } from '../../importDisplay.ts';
import { issuesOutsideCells } from '../issues.ts';
import { issueValueText } from '../nikSuggestion.ts';
import { issueText } from '../../../peserta/issueText.ts';
import { FieldChanges } from './FieldChanges.tsx';

interface ImportRowNotesProps {
  row: ImportRow;
  /** The form next to this shows the issues of its own cells, so they are omitted here. */
  hasForm: boolean;
}

/** Notes on a row: its issues, the fields that would change, and the fields already corrected. */
export const ImportRowNotes = ({ row, hasForm }: ImportRowNotesProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const label = (field: string): string => {
    const column = findColumn(field);
    return column
      ? columnLabel(column)
      : translate(`resources.peserta.fields.${field}`, { _: field });
  };
  const issues = hasForm ? issuesOutsideCells(row) : row.temuan;
  const lines = issues.map(issue =>
    t('form.errors.item', {
      label: label(issue.field),
      message: [issueValueText(t, row, issue), issueText(issue)].filter(Boolean).join(' '),
    }),
  );
  const repaired = row.dipulihkan
    .filter(field => !row.temuan.some(one => one.field === field))
    .map(field =>
      t('form.errors.item', {
        label: label(field),
        message: t('resources.import.validate.repaired'),
      }),
    );
  const corrected = row.diperbaiki.filter(field => !row.temuan.some(one => one.field === field));
  const fieldNames = (fields: readonly string[]) => ({ names: fields.map(label).join(', ') });
  return (
    <>
      {lines.length + repaired.length === 0 ? null : (
        <Box component="ul" sx={{ m: 0, pl: 2, '& li': { overflowWrap: 'anywhere' } }}>
          {[...new Set([...lines, ...repaired])].map(line => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
      {row.perbedaan.length > 0 ? (
        <FieldChanges row={row} labelOf={label} />
      ) : row.hasil === 'berubah' ? (
        // Imports from before the values were stored have the names only.
        <span>{t('resources.import.validate.changed_fields', fieldNames(row.perubahan))}</span>
      ) : null}
      {corrected.length > 0 ? (
        <Typography component="span" variant="body2" color="textSecondary">
          {t('resources.import.validate.corrected', fieldNames(corrected))}
        </Typography>
      ) : null}
    </>
  );
};

import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { FieldChange, ImportRow } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useLookup } from '#src/kit/fields/useLookup.ts';
import { formatPhone } from '#src/kit/format/phone.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { findColumn, formatCellValue } from '../../importDisplay.ts';

interface FieldChangesProps {
  row: ImportRow;
  labelOf: (field: string) => string;
}

/** The fields of a registered participant that a row changes, with their old and new values. */
export const FieldChanges = ({ row, labelOf }: FieldChangesProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const hasCountry = row.perbedaan.some(({ field }) => field === 'negara');
  const { data: countries = [] } = useLookup(hasCountry ? 'negara' : undefined);
  const textOf = (field: string, value: FieldChange['lama']): string => {
    if (value === null || value === '') return t('resources.import.validate.no_value');
    if (field === 'negara') return countries.find(({ id }) => id === value)?.name ?? String(value);
    const column = findColumn(field);
    const fallback =
      typeof value === 'boolean'
        ? t(value ? 'common.yes' : 'common.no')
        : column?.kind === 'phone'
          ? formatPhone(value)
          : column
            ? formatCellValue(column, value)
            : value;
    return translate(`resources.peserta.${field}.${String(value)}`, { _: fallback });
  };
  return (
    <Box
      component="ul"
      aria-label={t('resources.import.validate.changes')}
      sx={{ m: 0, p: 0, listStyle: 'none', '& li': { overflowWrap: 'anywhere' } }}
    >
      {row.perbedaan.map(({ field, lama, baru }) => (
        <li key={field}>
          {labelOf(field)}:{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {textOf(field, lama)}
          </Box>{' '}
          <span aria-hidden="true">→</span>
          <Box component="span" sx={visuallyHidden}>
            {t('resources.import.validate.becomes')}
          </Box>{' '}
          <strong>{textOf(field, baru)}</strong>
        </li>
      ))}
    </Box>
  );
};

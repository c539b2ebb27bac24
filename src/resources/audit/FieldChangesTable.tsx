import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/domains/audit.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { markScrollEdges, scrollEdgeStyles } from '#src/kit/page/scrollEdges.ts';
import { resolveField } from '#src/kit/resource/resourceField.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { useRecordDefinition } from './useRecordDefinition.ts';

interface FieldChangesTableProps {
  before: AuditEntry['sebelum'];
  after: AuditEntry['sesudah'];
  resource: string;
}

/** Resources whose labels are stored under another resource's messages. */
const labelResources: Readonly<Record<string, string>> = { bhbu: 'application' };

const isoDay = /^\d{4}-\d\d-\d\d$/;
const isoDateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Other numbers from here on have their digits grouped, unless they are ids; years and counts are read as they are. */
const smallestGrouped = 10_000;

const isId = (field: string): boolean => /^id(?=[A-Z]|$)|Id$/.test(field);

/** Formats a logged value for display; an empty value becomes an empty string. */
function formatLogged(value: unknown, yes: string, no: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') {
    if (isoDay.test(value)) return formatDate(value);
    return isoDateTime.test(value) ? formatDateTime(value) : value;
  }
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(one => formatLogged(one, yes, no)).join('; ');
  return Object.values(value)
    .map(one => formatLogged(one, yes, no))
    .join(': ');
}

/** Table of old and new values by field; values that were masked when logged stay masked. */
export const FieldChangesTable = ({ before, after, resource }: FieldChangesTableProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const definition = useRecordDefinition(resource);
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  // Notes can belong to any resource, so their labels are found last.
  const label = (key: string, fallback: string): string =>
    translate(`resources.${labelResources[resource] ?? resource}.${key}`, {
      _: translate(`resources.note.${key}`, { _: fallback }),
    });
  const cell = (values: AuditEntry['sebelum'], field: string) => {
    const value = values?.[field];
    const known = definition && resolveField(definition, field);
    const text =
      typeof value !== 'number'
        ? formatLogged(value, t('common.yes'), t('common.no'))
        : known?.kind === 'money'
          ? formatRupiah(value)
          : value >= smallestGrouped && !isId(field)
            ? formatNumber(value)
            : String(value);
    return text === '' ? <EmptyValue /> : label(`${field}.${text}`, text);
  };
  if (fields.length === 0) {
    return <Typography color="textSecondary">{t('resources.audit.page.nothing')}</Typography>;
  }
  return (
    <Box ref={markScrollEdges} sx={tableFrame}>
      <Table>
        <Box component="caption" sx={visuallyHidden}>
          {t('resources.audit.page.change')}
        </Box>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {t('resources.audit.page.field')}
            </TableCell>
            <TableCell component="th" scope="col">
              {t('resources.audit.page.before')}
            </TableCell>
            <TableCell component="th" scope="col">
              {t('resources.audit.page.after')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map(field => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {label(`fields.${field}`, field)}
              </TableCell>
              <TableCell sx={valueCell}>{cell(before, field)}</TableCell>
              <TableCell sx={valueCell}>{cell(after, field)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const tableFrame: SystemStyleObject<Theme> = {
  ...scrollEdgeStyles,
  '& > table': { flex: 'auto', width: 'auto' },
  maxWidth: 960,
  // A scrolling container positions its own sticky table header, so the page offset is reset.
  '--table-top': '0px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
const valueCell = { whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 120 };

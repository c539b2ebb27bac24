import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import { Nothing } from '#src/ui/fields/Value.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { resourceNameOf } from './names.ts';

interface DifferenceProps {
  before: AuditEntry['sebelum'];
  after: AuditEntry['sesudah'];
  resource: string;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Formats a logged value for display; an empty value becomes an empty string. */
function written(value: unknown, yes: string, no: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') return instant.test(value) ? formatDateTime(value) : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(one => written(one, yes, no)).join('; ');
  return Object.values(value)
    .map(one => written(one, yes, no))
    .join(': ');
}

/** Table of old and new values by field; values that were masked when logged stay masked. */
export const Difference = ({ before, after, resource }: DifferenceProps) => {
  const say = useWords();
  const translate = useTranslate();
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const cell = (values: AuditEntry['sebelum'], field: string) => {
    const text = written(values?.[field], say('common.yes'), say('common.no'));
    const word = translate(`resources.${resourceNameOf(resource)}.${field}.${text}`, { _: text });
    return text === '' ? <Nothing /> : word;
  };
  if (fields.length === 0) {
    return <Typography color="textSecondary">{say('resources.audit.page.nothing')}</Typography>;
  }
  return (
    <Box sx={frame}>
      <Table>
        <Box component="caption" sx={visuallyHidden}>
          {say('resources.audit.page.change')}
        </Box>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {say('resources.audit.page.field')}
            </TableCell>
            <TableCell component="th" scope="col">
              {say('resources.audit.page.before')}
            </TableCell>
            <TableCell component="th" scope="col">
              {say('resources.audit.page.after')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map(field => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {translate(`resources.${resourceNameOf(resource)}.fields.${field}`, { _: field })}
              </TableCell>
              <TableCell sx={value}>{cell(before, field)}</TableCell>
              <TableCell sx={value}>{cell(after, field)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const frame = {
  maxWidth: 960,
  overflowX: 'auto',
  // A scrolling container positions its own sticky table header, so the page offset is reset.
  '--table-top': '0px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
const value = { whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 120 };

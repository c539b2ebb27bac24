import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import type { RecipientRow } from './parseRecipients.ts';

/** Rows that are shown; rows with errors are shown first. */
const shownRows = 50;

interface RowPreviewProps {
  rows: readonly RecipientRow[];
  /** Messages of the server by position in the list. */
  errors: ReadonlyMap<number, string>;
}

/** The recipients of a pasted list, with what is wrong with each. */
export const RowPreview = ({ rows, errors }: RowPreviewProps) => {
  const t = useMessages();
  const checked = rows.map((row, at) => ({ row, error: rowError(row, errors.get(at), t) }));
  const sorted = [...checked].sort(
    (a, b) => Number(b.error !== undefined) - Number(a.error !== undefined),
  );
  return (
    <Box sx={{ maxHeight: 280, overflowY: 'auto' }} tabIndex={0}>
      <ListBox label={t('resources.voucherTransaction.send.preview')}>
        {sorted.slice(0, shownRows).map(({ row, error }) => (
          <ListRow key={row.line} end={null}>
            <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
              {t('resources.voucherTransaction.send.line', { line: row.line })}
            </Box>
            {[row.nama, row.email, row.noHP].filter(Boolean).join(' · ')}
            {error === undefined ? null : (
              <Box sx={errorStyle}>
                <ErrorOutlinedIcon fontSize="small" />
                {error}
              </Box>
            )}
          </ListRow>
        ))}
        {rows.length > shownRows ? (
          <ListRow>
            <Detail>
              {t('resources.voucherTransaction.send.more', {
                smart_count: rows.length - shownRows,
              })}
            </Detail>
          </ListRow>
        ) : null}
      </ListBox>
    </Box>
  );
};

/** Returns what is wrong with a row; undefined for a valid one. */
function rowError(
  { problem, messages }: RecipientRow,
  fromServer: string | undefined,
  t: ReturnType<typeof useMessages>,
): string | undefined {
  const texts = [
    ...(problem ? [t(`resources.voucherTransaction.send.problem.${problem}`)] : []),
    ...messages,
    ...(fromServer === undefined ? [] : [fromServer]),
  ];
  return texts.length === 0 ? undefined : texts.join(' ');
}

const errorStyle = { display: 'flex', gap: 0.5, color: 'error.main', typography: 'body2' };

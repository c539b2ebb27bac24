import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import type { RecipientRow } from '#contract/domains/voucher/recipient-list.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';

/** Rows that are shown; those that cannot be sent are shown first. */
const shownRows = 50;

/** A row with what is wrong with it; undefined for one that can be sent. */
export interface CheckedRow {
  readonly row: RecipientRow;
  readonly error: string | undefined;
}

/** The recipients of a pasted list, with what is wrong with each. */
export const RowPreview = ({ rows }: { rows: readonly CheckedRow[] }) => {
  const t = useMessages();
  const sorted = [...rows].sort(
    (a, b) => Number(b.error !== undefined) - Number(a.error !== undefined),
  );
  return (
    <Box sx={{ maxHeight: 280, overflowY: 'auto' }} tabIndex={0}>
      <ListBox label={t('resources.voucherTransaction.send.preview')}>
        {sorted.slice(0, shownRows).map(({ row, error }) => (
          <ListRow key={`${row.line} ${row.source}`} end={null}>
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

const errorStyle = { display: 'flex', gap: 0.5, color: 'error.main', typography: 'body2' };

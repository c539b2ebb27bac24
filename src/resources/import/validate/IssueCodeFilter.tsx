import TextField from '@mui/material/TextField';
import type { Import } from '#contract/import/index.ts';
import { issueTitle } from '#contract/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { RowFilter } from './useRowFilter.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';

/** Select that filters rows by issue code; lists only the codes that occur in the import. */
export const IssueCodeFilter = ({
  importRecord,
  view,
}: {
  importRecord: Import;
  view: RowFilter;
}) => {
  const t = useMessages();
  if (importRecord.kode.length === 0) return null;
  return (
    <TextField
      select
      value={view.kode ?? ''}
      onChange={({ target }) =>
        view.set({
          kode: target.value,
          // An issue can occur in rows of any result.
          ...(target.value === '' ? {} : { tampil: 'semua' }),
        })
      }
      sx={{ width: { xs: '100%', sm: 340 } }}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': t('resources.import.validate.code') },
      }}
    >
      <option value="">{t('resources.import.validate.any_code')}</option>
      {importRecord.kode.map(({ kode, jumlah }) => (
        <option key={kode} value={kode}>
          {t('resources.import.validate.code_count', {
            title: renderMessage(issueTitle(kode)),
            smart_count: jumlah,
          })}
        </option>
      ))}
    </TextField>
  );
};

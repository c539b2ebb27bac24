import TextField from '@mui/material/TextField';
import type { Impor } from '#contract/impor/index.ts';
import { codes } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import type { View } from './view.ts';

/** Select that filters rows by issue code; lists only the codes that occur in the import. */
export const CodeFilter = ({ impor, view }: { impor: Impor; view: View }) => {
  const say = useWords();
  if (impor.kode.length === 0) return null;
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
        htmlInput: { 'aria-label': say('resources.impor.check.code') },
      }}
    >
      <option value="">{say('resources.impor.check.any_code')}</option>
      {impor.kode.map(({ kode, jumlah }) => (
        <option key={kode} value={kode}>
          {say('resources.impor.check.code_count', {
            title: codes[kode].title,
            smart_count: jumlah,
          })}
        </option>
      ))}
    </TextField>
  );
};

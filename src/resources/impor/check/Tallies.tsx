import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { hasil, type Impor } from '#contract/impor/index.ts';
import { codes } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import type { Shown, View } from './view.ts';

interface TalliesProps {
  impor: Impor;
  attention: number | undefined;
  view: View;
}

/** How many rows came to what; each count shows its rows. Beside them, the rows with one fault. */
export const Tallies = ({ impor, attention, view }: TalliesProps) => {
  const say = useWords();
  const entries: readonly { shown: Shown; name: string; count: number }[] = [
    { shown: 'perlu', name: say('resources.impor.check.attention'), count: attention ?? 0 },
    { shown: 'semua', name: say('resources.impor.check.all'), count: impor.jumlahBaris },
    ...hasil.map(one => ({
      shown: one,
      name: say(`resources.impor.hasil.${one}`),
      count: impor.jumlah[one],
    })),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box role="group" aria-label={say('resources.impor.check.show')} sx={group}>
        {entries.map(({ shown, name, count }) => (
          <Chip
            key={shown}
            size="medium"
            variant={view.shown === shown ? 'filled' : 'outlined'}
            color={view.shown === shown ? 'primary' : 'default'}
            label={say('resources.impor.check.chip', { name, smart_count: count })}
            title={
              shown === 'perlu' || shown === 'semua'
                ? undefined
                : say(`resources.impor.arti.${shown}`)
            }
            component="button"
            clickable
            disabled={count === 0 && view.shown !== shown}
            aria-pressed={view.shown === shown}
            onClick={() => view.set({ tampil: shown, kode: '' })}
          />
        ))}
      </Box>
      {impor.kode.length === 0 ? null : (
        <TextField
          select
          value={view.kode ?? ''}
          onChange={event =>
            view.set({
              kode: event.target.value,
              // A fault may stand in rows of any result.
              ...(event.target.value === '' ? {} : { tampil: 'semua' }),
            })
          }
          sx={{ width: { xs: '100%', sm: 300 }, ml: { md: 'auto' } }}
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
                smart_count: formatNumber(jumlah),
              })}
            </option>
          ))}
        </TextField>
      )}
    </Box>
  );
};

const group = { display: 'flex', flexWrap: 'wrap', gap: 0.75 };

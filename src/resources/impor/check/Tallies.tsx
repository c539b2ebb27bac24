import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { hasil, type Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import type { Shown, View } from './view.ts';

interface TalliesProps {
  impor: Impor;
  attention: number | undefined;
  view: View;
}

/** Row counts per result; each chip filters the rows. */
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
          // Phones hide empty results to save space.
          sx={count === 0 && view.shown !== shown ? { display: { xs: 'none', sm: 'flex' } } : {}}
        />
      ))}
    </Box>
  );
};

const group = { display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 };

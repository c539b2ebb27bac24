import Box from '@mui/material/Box';
import type { Bhbu } from '#contract/bhbu-record.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { isExpired } from './states.ts';

/** Chip with the validity of an SKB (tax exemption letter), and its number. */
export const SkbState = ({ record }: { record: Bhbu }) => {
  const say = useWords();
  const { noSKB, skbBerlakuSampai: until } = record;
  const when = formatDate(until);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      {until === null ? (
        <StateChip meaning="attention" label={say('resources.bhbu.paper.no_validity')} />
      ) : isExpired(until) ? (
        <StateChip meaning="bad" label={say('resources.bhbu.paper.expired', { when })} />
      ) : (
        <StateChip meaning="good" label={say('resources.bhbu.paper.until', { when })} />
      )}
      {noSKB ? (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {say('resources.bhbu.paper.number', { number: noSKB })}
        </Box>
      ) : null}
    </Box>
  );
};

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Antrean } from '#contract/dosis/index.ts';
import { useWords, type Say } from '#src/i18n/useWords.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { dueText } from './due.ts';
import { standingOf } from './state.ts';

interface QueueListProps {
  people: readonly Antrean[];
  chosen: number | undefined;
  onChoose: (one: Antrean) => void;
}

/** List of peserta as buttons: name, next dose and queue status. */
export const QueueList = ({ people, chosen, onChoose }: QueueListProps) => {
  const say = useWords();
  return (
    <Box component="ul" aria-label={say('resources.dosis.list.label')} sx={list}>
      {people.map(one => (
        <li key={one.id}>
          <ButtonBase
            aria-pressed={one.id === chosen}
            onClick={() => onChoose(one)}
            sx={{ ...button, ...(one.id === chosen ? marked : {}) }}
          >
            <Box sx={{ minWidth: 0, flex: '1 1 auto' }}>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{one.nama}</Box>
              {one.jatuhTempo ? <Box sx={facts}>{dueText(say, one.jatuhTempo)}</Box> : null}
              <Box sx={facts}>{factsOf(say, one).join(' · ')}</Box>
            </Box>
            <Standing one={one} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
};

/** Returns the next dose (unless the due date is shown), the birth date and the company. */
function factsOf(say: Say, one: Antrean): string[] {
  const { vaccinationType, dosisBerikut: number, jatuhTempo, tanggalLahir, namaBHBU } = one;
  const type = say(`resources.dosis.type.${vaccinationType}`);
  const next = number === null ? type : `${type} ${say('resources.dosis.list.dose', { number })}`;
  return [...(jatuhTempo ? [] : [next]), formatDate(tanggalLahir), ...(namaBHBU ? [namaBHBU] : [])];
}

/** Chip with the queue status of a peserta. */
export const Standing = ({ one }: { one: Antrean }) => {
  const say = useWords();
  const { word, meaning } = standingOf(one);
  return <StateChip meaning={meaning} label={say(`resources.dosis.state.${word}`)} />;
};

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
};
const button = {
  display: 'flex',
  width: '100%',
  minHeight: 56,
  px: 1.5,
  py: 1,
  gap: 1,
  justifyContent: 'space-between',
  textAlign: 'left',
  font: 'inherit',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
const marked = { bgcolor: 'ground.accent', '&:hover': { bgcolor: 'ground.accent' } };
const facts = { fontSize: '0.8125rem', color: 'text.secondary' };

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { QueueEntry } from '#contract/vaksinasi/index.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { borderedList } from '#src/ui/page/borderedList.ts';
import { dueText, nextDoseText } from './dueText.ts';
import { queueStatus } from './queueStatus.ts';

interface QueueListProps {
  people: readonly QueueEntry[];
  selectedId: number | undefined;
  onSelect: (peserta: QueueEntry) => void;
}

/** List of peserta as buttons: name, next dose and queue status. */
export const QueueList = ({ people, selectedId, onSelect }: QueueListProps) => {
  const t = useMessages();
  return (
    <Box component="ul" aria-label={t('resources.vaksinasi.list.label')} sx={queueListStyle}>
      {people.map(peserta => (
        <li key={peserta.id}>
          <ButtonBase
            aria-pressed={peserta.id === selectedId}
            onClick={() => onSelect(peserta)}
            sx={{ ...buttonStyle, ...(peserta.id === selectedId ? selectedStyle : {}) }}
          >
            <Box sx={{ minWidth: 0, flex: '1 1 auto' }}>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{peserta.nama}</Box>
              {peserta.jatuhTempo ? (
                <Box sx={factsStyle}>{dueText(t, peserta.jatuhTempo)}</Box>
              ) : null}
              <Box sx={factsStyle}>{pesertaFacts(t, peserta).join(' · ')}</Box>
            </Box>
            <QueueStatusChip one={peserta} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
};

/** Returns the next dose (unless the due date is shown), the birth date and the company. */
function pesertaFacts(t: Translate, peserta: QueueEntry): string[] {
  const { jatuhTempo, tanggalLahir, namaBHBU } = peserta;
  return [
    ...(jatuhTempo ? [] : [nextDoseText(t, peserta)]),
    formatDate(tanggalLahir),
    ...(namaBHBU ? [namaBHBU] : []),
  ];
}

/** Chip with the queue status of a peserta. */
export const QueueStatusChip = ({ one: peserta }: { one: QueueEntry }) => {
  const t = useMessages();
  const { word: status, meaning } = queueStatus(peserta);
  return <StateChip meaning={meaning} label={t(`resources.vaksinasi.state.${status}`)} />;
};

const queueListStyle = {
  ...borderedList,
  px: 0,
  overflow: 'hidden',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
};
const buttonStyle = {
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
const selectedStyle = { bgcolor: 'ground.accent', '&:hover': { bgcolor: 'ground.accent' } };
const factsStyle = { fontSize: '0.8125rem', color: 'text.secondary' };

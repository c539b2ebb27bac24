import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { maxEvidence, type AnsweredGuarantee } from '#contract/faskes/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { EvidenceDialog } from './EvidenceDialog.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { stateOf } from './state.ts';

interface GuaranteeProps {
  faskesId: number;
  guarantee: AnsweredGuarantee;
  readOnly: boolean;
}

/** One guarantee: its text, its answer, who gave it, and its evidence. */
export const Guarantee = ({ faskesId, guarantee, readOnly }: GuaranteeProps) => {
  const say = useWords();
  const [open, setOpen] = useState<'answer' | 'evidence'>();
  const { butir, jawaban, catatan, berlakuSampai, dijawab, dijawabOleh, berkas } = guarantee;
  const name = say(`resources.faskes.butir.${butir}`);
  const { meaning, word } = stateOf(guarantee);
  const act = (key: 'answer' | 'change' | 'add') => {
    const label = say(`resources.faskes.statement.${key}`);
    return {
      children: label,
      'aria-label': say('resources.faskes.statement.about', { act: label, name }),
    };
  };
  const close = () => setOpen(undefined);
  return (
    <Box component="li" sx={item}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Typography sx={{ flex: 1, fontWeight: 500 }}>
          {say(`resources.faskes.jaminan.${butir}`)}
        </Typography>
        <StateChip meaning={meaning} label={say(`resources.faskes.statement.${word}`)} />
      </Box>
      {catatan ? <Typography sx={{ overflowWrap: 'anywhere' }}>{catatan}</Typography> : null}
      {berlakuSampai ? (
        <Typography>
          {say('resources.faskes.statement.until', { day: formatDate(berlakuSampai) })}
        </Typography>
      ) : null}
      {dijawab ? (
        <Typography variant="body2" color="textSecondary">
          {say('resources.faskes.statement.by', {
            who: dijawabOleh ?? say('common.unknown'),
            when: formatDateTime(dijawab),
          })}
        </Typography>
      ) : null}
      <EvidenceList name={name} files={berkas} readOnly={readOnly} />
      {readOnly ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => setOpen('answer')}
            {...act(jawaban === null ? 'answer' : 'change')}
          />
          {berkas.length < maxEvidence ? (
            <Button
              size="small"
              variant="outlined"
              onClick={() => setOpen('evidence')}
              {...act('add')}
            />
          ) : (
            <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
              {say('resources.faskes.evidence.most', { max: maxEvidence })}
            </Typography>
          )}
        </Box>
      )}
      {open === 'answer' ? (
        <AnswerDialog faskesId={faskesId} guarantee={guarantee} onClose={close} />
      ) : null}
      {open === 'evidence' ? (
        <EvidenceDialog faskesId={faskesId} guarantee={butir} onClose={close} />
      ) : null}
    </Box>
  );
};

const item = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  p: 2,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};

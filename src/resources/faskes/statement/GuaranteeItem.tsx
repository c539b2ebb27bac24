import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AttachedFile } from '#contract/core/attachment.ts';
import { faskesCalls, type AnsweredGuarantee } from '#contract/domains/faskes/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { AttachedFileList } from '#src/kit/attachment/AttachedFileList.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { GuaranteeAnswerDialog } from './GuaranteeAnswerDialog.tsx';
import { RemoveEvidenceDialog } from './RemoveEvidenceDialog.tsx';
import { guaranteeState } from './guaranteeState.ts';

interface GuaranteeItemProps {
  faskesId: number;
  guarantee: AnsweredGuarantee;
  readOnly: boolean;
}

/** One guarantee: its text, its answer, who gave it, and its evidence. */
export const GuaranteeItem = ({ faskesId, guarantee, readOnly }: GuaranteeItemProps) => {
  const t = useMessages();
  const [isAnswering, setIsAnswering] = useState(false);
  const [removed, setRemoved] = useState<AttachedFile>();
  const { butir, jawaban, catatan, berlakuSampai, dijawab, dijawabOleh, berkas } = guarantee;
  const name = t(`resources.faskes.guarantee_name.${butir}`);
  const { meaning, word: stateKey } = guaranteeState(guarantee);
  const act = t(`resources.faskes.statement.${jawaban === null ? 'answer' : 'change'}`);
  const facts = [
    berlakuSampai
      ? t('resources.faskes.statement.until', { day: formatDate(berlakuSampai) })
      : undefined,
    dijawab
      ? t('resources.faskes.statement.by', {
          who: dijawabOleh ?? t('common.unknown'),
          when: formatDateTime(dijawab),
        })
      : undefined,
  ].filter(fact => fact !== undefined);
  return (
    <Box component="li" sx={item}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>
          {t(`resources.faskes.guarantee_text.${butir}`)}
        </Typography>
        {catatan ? <Typography sx={{ overflowWrap: 'anywhere' }}>{catatan}</Typography> : null}
        {facts.map(fact => (
          <Typography key={fact} variant="body2" color="textSecondary">
            {fact}
          </Typography>
        ))}
        <AttachedFileList
          isCompact
          label={t('resources.faskes.evidence.list', { name })}
          files={berkas}
          download={faskesCalls.downloadEvidence}
          onRemove={readOnly ? undefined : setRemoved}
        />
      </Box>
      <Box sx={side}>
        <StateChip meaning={meaning} label={t(`resources.faskes.statement.${stateKey}`)} />
        {readOnly ? null : (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('resources.faskes.statement.button_name', { act, name })}
            onClick={() => setIsAnswering(true)}
          >
            {act}
          </Button>
        )}
      </Box>
      {isAnswering ? (
        <GuaranteeAnswerDialog
          faskesId={faskesId}
          guarantee={guarantee}
          onClose={() => setIsAnswering(false)}
        />
      ) : null}
      {removed ? (
        <RemoveEvidenceDialog file={removed} onClose={() => setRemoved(undefined)} />
      ) : null}
    </Box>
  );
};

const item = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1.5,
  px: 2,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
const side = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 0.5,
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AttachedFile } from '#contract/attachment.ts';
import { faskesCalls, maxEvidence, type AnsweredGuarantee } from '#contract/faskes/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { AttachedFileList } from '#src/ui/attachment/AttachedFileList.tsx';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { GuaranteeAnswerDialog } from './GuaranteeAnswerDialog.tsx';
import { RemoveEvidenceDialog } from './RemoveEvidenceDialog.tsx';
import { UploadEvidenceDialog } from './UploadEvidenceDialog.tsx';
import { guaranteeState } from './guaranteeState.ts';

interface GuaranteeItemProps {
  faskesId: number;
  guarantee: AnsweredGuarantee;
  readOnly: boolean;
}

/** One guarantee: its text, its answer, who gave it, and its evidence. */
export const GuaranteeItem = ({ faskesId, guarantee, readOnly }: GuaranteeItemProps) => {
  const t = useMessages();
  const [open, setOpen] = useState<'answer' | 'evidence'>();
  const [removed, setRemoved] = useState<AttachedFile>();
  const { butir, jawaban, catatan, berlakuSampai, dijawab, dijawabOleh, berkas } = guarantee;
  const name = t(`resources.faskes.guarantee_name.${butir}`);
  const { meaning, word: stateKey } = guaranteeState(guarantee);
  const buttonProps = (key: 'answer' | 'change' | 'add') => {
    const label = t(`resources.faskes.statement.${key}`);
    return {
      children: label,
      'aria-label': t('resources.faskes.statement.button_name', { act: label, name }),
    };
  };
  const close = () => setOpen(undefined);
  return (
    <Box component="li" sx={item}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Typography sx={{ flex: 1, fontWeight: 500 }}>
          {t(`resources.faskes.guarantee_text.${butir}`)}
        </Typography>
        <StateChip meaning={meaning} label={t(`resources.faskes.statement.${stateKey}`)} />
      </Box>
      {catatan ? <Typography sx={{ overflowWrap: 'anywhere' }}>{catatan}</Typography> : null}
      {berlakuSampai ? (
        <Typography>
          {t('resources.faskes.statement.until', { day: formatDate(berlakuSampai) })}
        </Typography>
      ) : null}
      {dijawab ? (
        <Typography variant="body2" color="textSecondary">
          {t('resources.faskes.statement.by', {
            who: dijawabOleh ?? t('common.unknown'),
            when: formatDateTime(dijawab),
          })}
        </Typography>
      ) : null}
      <AttachedFileList
        label={t('resources.faskes.evidence.list', { name })}
        files={berkas}
        download={faskesCalls.downloadEvidence}
        onRemove={readOnly ? undefined : setRemoved}
      />
      {readOnly ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => setOpen('answer')}
            {...buttonProps(jawaban === null ? 'answer' : 'change')}
          />
          {berkas.length < maxEvidence ? (
            <Button
              size="small"
              variant="outlined"
              onClick={() => setOpen('evidence')}
              {...buttonProps('add')}
            />
          ) : (
            <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
              {t('resources.faskes.evidence.limit', { max: maxEvidence })}
            </Typography>
          )}
        </Box>
      )}
      {open === 'answer' ? (
        <GuaranteeAnswerDialog faskesId={faskesId} guarantee={guarantee} onClose={close} />
      ) : null}
      {open === 'evidence' ? (
        <UploadEvidenceDialog faskesId={faskesId} guarantee={butir} onClose={close} />
      ) : null}
      {removed ? (
        <RemoveEvidenceDialog file={removed} onClose={() => setRemoved(undefined)} />
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

import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AttachedFile } from '#contract/core/attachment.ts';
import { faskesCalls, type AnsweredGuarantee } from '#contract/domains/faskes/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { statementPrintPath } from '#src/kit/documents/printPaths.ts';
import { AttachedFileList } from '#src/kit/attachment/AttachedFileList.tsx';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { GuaranteeAnswerDialog } from './GuaranteeAnswerDialog.tsx';
import { useStatement, useUpdateStatementCache } from './useStatement.ts';

/**
 * The statement of the agreement's fourth annex (Lampiran IV): a checklist of guarantees with
 * evidence.
 */
export const StatementSection = () => {
  const t = useMessages();
  const { record } = useResourceForm();
  const isReadOnly = !usePermission()('faskes.update');
  const { data, error, refetch } = useStatement(record && Number(record.id));
  if (!record) {
    return (
      <Typography color="textSecondary">{t('resources.faskes.statement.after_save')}</Typography>
    );
  }
  const guarantees = data?.jaminan ?? [];
  const done = guarantees.filter(one => guaranteeState(one).word === 'yes').length;
  return (
    <>
      {isReadOnly ? null : (
        <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
          {t('resources.faskes.statement.lead')}
        </Typography>
      )}
      {data ? (
        <Typography role="status" sx={{ my: 1, fontWeight: 500 }}>
          {t('resources.faskes.statement.done', { done, total: guarantees.length })}
        </Typography>
      ) : null}
      <Button
        component={Link}
        to={statementPrintPath(Number(record.id))}
        size="small"
        startIcon={<PrintIcon />}
        sx={{ mb: 1 }}
      >
        {t('resources.faskes.statement.print')}
      </Button>
      <Box sx={{ maxWidth: 640 }}>
        <RelatedList
          isOrdered
          query={{ data: data?.jaminan, error, refetch }}
          keyOf={({ butir }) => butir}
          empty=""
        >
          {guarantee => (
            <GuaranteeItem
              faskesId={Number(record.id)}
              guarantee={guarantee}
              readOnly={isReadOnly}
            />
          )}
        </RelatedList>
      </Box>
    </>
  );
};

/** The most important state of a guarantee: its chip colour and message key. */
function guaranteeState({ jawaban, habis, berkas }: AnsweredGuarantee): {
  readonly meaning: Meaning;
  readonly word: 'expired' | 'unanswered' | 'no' | 'no_evidence' | 'yes';
} {
  if (habis) return { meaning: 'bad', word: 'expired' };
  if (jawaban === null) return { meaning: 'neutral', word: 'unanswered' };
  if (!jawaban) return { meaning: 'bad', word: 'no' };
  return berkas.length === 0
    ? { meaning: 'attention', word: 'no_evidence' }
    : { meaning: 'good', word: 'yes' };
}

interface GuaranteeItemProps {
  faskesId: number;
  guarantee: AnsweredGuarantee;
  readOnly: boolean;
}

/** One guarantee: its text, its answer, who gave it, and its evidence. */
const GuaranteeItem = ({ faskesId, guarantee, readOnly }: GuaranteeItemProps) => {
  const t = useMessages();
  const canReadEvidence = usePermission()('faskes.readEvidence');
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
    <ListRow
      sx={{ flexWrap: 'nowrap', alignItems: 'stretch' }}
      end={
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
      }
    >
      <strong>{t(`resources.faskes.guarantee_text.${butir}`)}</strong>
      {catatan ? <div>{catatan}</div> : null}
      {facts.map(fact => (
        <Detail key={fact}>{fact}</Detail>
      ))}
      {canReadEvidence ? (
        <AttachedFileList
          isCompact
          label={t('resources.faskes.evidence.list', { name })}
          files={berkas}
          download={faskesCalls.downloadEvidence}
          onRemove={readOnly ? undefined : setRemoved}
        />
      ) : berkas.length > 0 ? (
        <Detail>{t('resources.faskes.evidence.count', { smart_count: berkas.length })}</Detail>
      ) : null}
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
    </ListRow>
  );
};

const side = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 0.5,
};

interface RemoveEvidenceDialogProps {
  file: AttachedFile;
  onClose: () => void;
}

/** Confirms the permanent removal of a document of evidence. */
const RemoveEvidenceDialog = ({ file, onClose }: RemoveEvidenceDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const updateStatement = useUpdateStatementCache();
  const name = file.nama;
  return (
    <CommandDialog
      title={t('resources.faskes.evidence.remove_question', { name })}
      description={t('resources.faskes.evidence.remove_text')}
      confirmLabel={t('resources.faskes.evidence.remove_confirm')}
      isDestructive
      maxWidth="xs"
      run={async () =>
        updateStatement(await call(faskesCalls.removeEvidence, { params: { id: file.id } }))
      }
      success={() => t('resources.faskes.evidence.removed', { name })}
      onError={({ message: detail }) => t('resources.faskes.evidence.remove_failed', { detail })}
      onClose={onClose}
    />
  );
};

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { importCalls, type Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { StateTimeline } from '#src/kit/lifecycle/StateTimeline.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { importStatusColor, savedCount } from '../importDisplay.ts';
import { importedListPath, importStartPathFor } from '../paths.ts';
import { RejectedDownload } from '../RejectedDownload.tsx';
import { useCountsFormatter } from '../useCountsFormatter.ts';
import { useUndoPreview } from '../useImport.ts';
import { UndoImportDialog, UndoObstacles } from './UndoImportDialog.tsx';

/** Outcome of an import: the counts, the next actions, and what happened to it. */
export const ImportOutcome = ({ importRecord }: { importRecord: Import }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const [isUndoOpen, setUndoOpen] = useState(false);
  const { status } = importRecord;
  const isSaved = status === 'DISIMPAN';
  const isPartlyUndone = status === 'DIURUNGKAN_SEBAGIAN';
  const hasParticipants = isSaved || isPartlyUndone;
  const canUndo = importRecord.barisTersedia && hasParticipants && savedCount(importRecord) > 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <OutcomeAlert importRecord={importRecord} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {hasParticipants ? (
          <Button variant="contained" component={Link} to={importedListPath(importRecord, role)}>
            {t(`resources.import.kind_list.${importRecord.jenis}`)}
          </Button>
        ) : null}
        {status === 'DIBUANG' ? null : <RejectedDownload importRecord={importRecord} />}
        <Button
          variant={hasParticipants ? 'outlined' : 'contained'}
          color={hasParticipants ? 'inherit' : 'primary'}
          component={Link}
          to={importStartPathFor(importRecord.jenis)}
        >
          {t('resources.import.page.upload_another')}
        </Button>
        {canUndo ? (
          <Button variant="outlined" color="inherit" onClick={() => setUndoOpen(true)}>
            {t(isSaved ? 'resources.import.undo.action' : 'resources.import.undo.action_rest')}
          </Button>
        ) : null}
      </Box>
      {isPartlyUndone && canUndo ? <RemainingParticipants id={importRecord.id} /> : null}
      <RecordSection title={t('resources.import.outcome.states')}>
        <StateTimeline
          resource="import"
          lifecycle={{ meaning: importStatusColor, history: importCalls.history }}
          id={importRecord.id}
        />
      </RecordSection>
      {isUndoOpen ? (
        <UndoImportDialog importRecord={importRecord} onClose={() => setUndoOpen(false)} />
      ) : null}
    </Box>
  );
};

/** The participants that a partial undo left, with what prevents their undo now. */
const RemainingParticipants = ({ id }: { id: number }) => {
  const { data } = useUndoPreview(id);
  return data && data.tetap > 0 ? <UndoObstacles preview={data} /> : null;
};

/** Title of the alert about an import that has no effect any more, or only in part. */
const closedTitles = {
  DIURUNGKAN_SEBAGIAN: 'resources.import.outcome.undone_partly',
  DIURUNGKAN: 'resources.import.outcome.undone',
  DIBUANG: 'resources.import.outcome.discarded',
} as const;

const OutcomeAlert = ({ importRecord }: { importRecord: Import }) => {
  const t = useMessages();
  const counts = useCountsFormatter();
  const saved = savedCount(importRecord);
  const { status } = importRecord;
  if (status !== 'DISIMPAN' && status !== 'DIPERIKSA') {
    const undone = {
      who: importRecord.diurungkanOleh ?? '',
      when: formatDateTime(importRecord.diurungkanPada ?? importRecord.modifiedAt),
      smart_count: importRecord.diurungkan?.jumlah ?? 0,
      left: importRecord.diurungkan?.tetap ?? 0,
    };
    return (
      <Alert severity={status === 'DIURUNGKAN_SEBAGIAN' ? 'warning' : 'info'} role="status">
        <AlertTitle component="h2">{t(closedTitles[status])}</AlertTitle>
        {status === 'DIBUANG'
          ? t('resources.import.outcome.discarded_text')
          : t(
              status === 'DIURUNGKAN'
                ? 'resources.import.outcome.undone_text'
                : 'resources.import.outcome.undone_partly_text',
              undone,
            )}
      </Alert>
    );
  }
  const notSavedText = counts(importRecord, ['ditolak', 'ganda', 'dilewati', 'sama']);
  const isComplete =
    importRecord.jumlah.ditolak + importRecord.jumlah.ganda + importRecord.jumlah.tidakValid === 0;
  return (
    <Alert severity={saved === 0 ? 'error' : isComplete ? 'success' : 'warning'} role="status">
      <AlertTitle component="h2">
        {saved === 0
          ? t('resources.import.outcome.saved_none')
          : t('resources.import.outcome.saved', { smart_count: saved })}
      </AlertTitle>
      {saved > 0
        ? t('resources.import.outcome.breakdown', {
            counts: counts(importRecord, ['baru', 'berubah', 'tidakValid']),
          })
        : null}{' '}
      {notSavedText === ''
        ? null
        : t('resources.import.outcome.not_saved', { counts: notSavedText })}{' '}
      {t('resources.import.outcome.at', {
        when: formatDateTime(importRecord.disimpanPada ?? importRecord.modifiedAt),
      })}
    </Alert>
  );
};

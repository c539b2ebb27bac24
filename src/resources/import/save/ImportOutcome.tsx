import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { importCalls, type Import } from '#contract/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { CommandDialog } from '#src/ui/command/CommandDialog.tsx';
import { StateTimeline } from '#src/ui/lifecycle/StateTimeline.tsx';
import { RecordSection } from '#src/ui/record/RecordSection.tsx';
import { importStatusColor, savedCount } from '../importDisplay.ts';
import { importedListPath, importStartPathFor, importedResources } from '../paths.ts';
import { RejectedDownload } from '../RejectedDownload.tsx';
import { useImportCache } from '../useImport.ts';
import { useCountsFormatter } from '../useCountsFormatter.ts';

/** Outcome of an import: the counts, the next actions, and what happened to it. */
export const ImportOutcome = ({ importRecord }: { importRecord: Import }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const [isUndoOpen, setUndoOpen] = useState(false);
  const isSaved = importRecord.status === 'DISIMPAN';
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <OutcomeAlert importRecord={importRecord} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {isSaved ? (
          <Button
            variant="contained"
            component={Link}
            to={importedListPath(importRecord.jenis, role)}
          >
            {t(`resources.import.kind_list.${importRecord.jenis}`)}
          </Button>
        ) : null}
        {isSaved ? <RejectedDownload importRecord={importRecord} /> : null}
        <Button
          variant={isSaved ? 'outlined' : 'contained'}
          color={isSaved ? 'inherit' : 'primary'}
          component={Link}
          to={importStartPathFor(importRecord.jenis)}
        >
          {t('resources.import.page.upload_another')}
        </Button>
        {isSaved && savedCount(importRecord) > 0 ? (
          <Button variant="outlined" color="inherit" onClick={() => setUndoOpen(true)}>
            {t('resources.import.undo.action')}
          </Button>
        ) : null}
      </Box>
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

const OutcomeAlert = ({ importRecord }: { importRecord: Import }) => {
  const t = useMessages();
  const counts = useCountsFormatter();
  const saved = savedCount(importRecord);
  if (importRecord.status !== 'DISIMPAN') {
    const isUndone = importRecord.status === 'DIURUNGKAN';
    return (
      <Alert severity="info" role="status">
        <AlertTitle component="h2">
          {t(isUndone ? 'resources.import.outcome.undone' : 'resources.import.outcome.discarded')}
        </AlertTitle>
        {isUndone
          ? t('resources.import.outcome.undone_text', {
              who: importRecord.diurungkanOleh ?? '',
              when: formatDateTime(importRecord.diurungkanPada ?? importRecord.modifiedAt),
            })
          : t('resources.import.outcome.discarded_text')}
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

const UndoImportDialog = ({
  importRecord,
  onClose,
}: {
  importRecord: Import;
  onClose: () => void;
}) => {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const cache = useImportCache(importRecord.id);
  const counts = useCountsFormatter();
  return (
    <CommandDialog
      title={t('resources.import.undo.title', { name: importRecord.namaBerkas })}
      description={t('resources.import.undo.text', {
        smart_count: savedCount(importRecord),
        counts: counts(importRecord, ['baru', 'berubah', 'tidakValid']),
      })}
      confirmLabel={t('resources.import.undo.confirm', { smart_count: savedCount(importRecord) })}
      isDestructive
      run={async () =>
        cache.setImport(await call(importCalls.undo, { params: { id: importRecord.id } }))
      }
      onSuccess={() => {
        for (const resource of importedResources) void invalidateResource(client, resource);
        void invalidateResource(client, 'import', ['change']);
        onClose();
      }}
      onClose={onClose}
    />
  );
};

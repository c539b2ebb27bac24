import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { importCalls, type Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { UnsavedChangesDialog } from '#src/kit/form/draft/UnsavedChangesDialog.tsx';
import { formatList } from '#src/kit/format/list.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { importColumns, columnLabel } from '../importDisplay.ts';
import { runSerially } from '../runSerially.ts';
import { useImportCache } from '../useImport.ts';
import { AmbiguousColumns } from './AmbiguousColumns.tsx';
import { initialMapping, assignColumn, unmappedRequiredColumns } from './columnMapping.ts';
import { ColumnMappingTable } from './ColumnMappingTable.tsx';
import { DelimiterChoice } from './DelimiterChoice.tsx';
import { UnusedColumns } from './UnusedColumns.tsx';

interface ColumnMappingStepProps {
  importRecord: Import;
  /** Continues to the rows. */
  onDone: () => void;
}

/** Mapping step: shows the detected mapping for correction; the server remembers it. */
export const ColumnMappingStep = ({ importRecord, onDone }: ColumnMappingStepProps) => {
  const t = useMessages();
  const { call } = useApi();
  const cache = useImportCache(importRecord.id);
  const [mapping, setMapping] = useState(() => initialMapping(importRecord));
  const columns = importColumns(importRecord);
  const missing = unmappedRequiredColumns(mapping, columns);
  const isChanged = [...mapping].sort().join() !== [...initialMapping(importRecord)].sort().join();

  const save = useCommand({
    run: async () => {
      const cocok = [...mapping].map(([index, field]) => ({ index, field }));
      const params = { id: importRecord.id };
      cache.setImport(
        await runSerially(importRecord.id, () =>
          call(importCalls.setColumns, { params, body: { cocok } }),
        ),
      );
      cache.invalidateCounts();
      void cache.invalidateRows();
    },
    onSuccess: onDone,
    onError: ({ message }) => ({ _: message }),
  });
  const isBusy = save.isRunning;
  const errorText = save.errors['_'];
  const [isAsking, setIsAsking] = useState(false);

  return (
    <section aria-labelledby="import-columns">
      <Typography id="import-columns" variant="h2">
        {t('resources.import.columns.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: 720 }}>
        {t('resources.import.columns.lead')}
      </Typography>
      {missing.length === 0 ? null : (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          <AlertTitle component="h3">
            {t('resources.import.columns.missing', {
              names: formatList(missing.map(columnLabel)),
            })}
          </AlertTitle>
          {t('resources.import.columns.missing_text')}
        </Alert>
      )}
      {importRecord.kolom.pemisah === null ? null : (
        <DelimiterChoice
          importRecord={importRecord}
          delimiter={importRecord.kolom.pemisah}
          disabled={isBusy}
        />
      )}
      <AmbiguousColumns
        importRecord={importRecord}
        mapping={mapping}
        disabled={isBusy}
        onChoose={(index, field) => setMapping(assignColumn(mapping, index, field))}
      />
      <UnusedColumns
        importRecord={importRecord}
        indexes={importRecord.kolom.tidakDipakai.filter(index => !mapping.has(index))}
      />
      {errorText === undefined ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {errorText}
        </Alert>
      )}
      <ColumnMappingTable
        importRecord={importRecord}
        columns={columns}
        mapping={mapping}
        disabled={isBusy}
        onChoose={(index, field) => setMapping(assignColumn(mapping, index, field))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button
          variant="contained"
          loading={isBusy}
          loadingPosition="start"
          onClick={() => void save.run()}
        >
          {t(isBusy ? 'resources.import.columns.saving' : 'resources.import.columns.save')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          onClick={() => (isChanged ? setIsAsking(true) : onDone())}
        >
          {t(`resources.import.columns.${isChanged ? 'discard' : 'skip'}`)}
        </Button>
      </Box>
      {isAsking ? (
        <UnsavedChangesDialog isSamePage onLeave={onDone} onStay={() => setIsAsking(false)} />
      ) : null}
    </section>
  );
};

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Import } from '#contract/import/index.ts';
import { LoadingPage } from '#src/layout/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/layout/pages/NotFoundPage.tsx';
import { CallError } from '#src/providers/api/http.ts';
import { ListError } from '#src/ui/list/ListStates.tsx';
import { ImportHeader } from './ImportHeader.tsx';
import { ValidationStep } from './validate/ValidationStep.tsx';
import { needsMappingReview } from './columns/columnMapping.ts';
import { ColumnMappingStep } from './columns/ColumnMappingStep.tsx';
import { ImportOutcome } from './save/ImportOutcome.tsx';
import { SavePanel } from './save/SavePanel.tsx';
import { SaveProgress } from './save/SaveProgress.tsx';
import { useSaveImport, type ImportSaving } from './save/useSaveImport.ts';
import type { ImportStep } from './ImportStepper.tsx';
import { queryErrorMessage, useImport } from './useImport.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 422);

/** Page of one import: column mapping, row validation, saving and the outcome. */
export const ImportPage = () => {
  const { id = '' } = useParams();
  return <ImportLoader key={id} id={Number(id)} />;
};

const ImportLoader = ({ id }: { id: number }) => {
  const saving = useSaveImport(id);
  const { data, error, refetch } = useImport(id, saving.state === 'calling');
  if (data) return <LoadedImport importRecord={data} saving={saving} />;
  if (isMissing(error)) return <NotFoundPage />;
  return error ? (
    <ListError
      detail={queryErrorMessage(error)}
      hasStaleRows={false}
      onRetry={() => void refetch()}
    />
  ) : (
    <LoadingPage />
  );
};

/** Returns the current step; `requested` (query parameter `langkah`) may select another one. */
function currentStep(
  importRecord: Import,
  saving: ImportSaving,
  requested: string | null,
): ImportStep | undefined {
  if (importRecord.status !== 'DIPERIKSA') return undefined;
  if (saving.state !== 'idle' || importRecord.kemajuan) return 'simpan';
  return requested === 'kolom' || (requested === null && needsMappingReview(importRecord))
    ? 'kolom'
    : 'periksa';
}

const LoadedImport = ({ importRecord, saving }: { importRecord: Import; saving: ImportSaving }) => {
  const [params, setParams] = useSearchParams();
  const step = currentStep(importRecord, saving, params.get('langkah'));
  const to = (langkah: ImportStep) => setParams({ langkah });
  return (
    <>
      <ImportHeader
        importRecord={importRecord}
        currentStep={step}
        onColumns={step === 'periksa' ? () => to('kolom') : undefined}
      />
      {saving.statusMessage && step !== undefined && step !== 'simpan' ? (
        <Alert severity={saving.statusMessage.severity} role="alert" sx={{ mb: 2 }}>
          {saving.statusMessage.text}
        </Alert>
      ) : null}
      {step === 'kolom' ? (
        <ColumnMappingStep importRecord={importRecord} onDone={() => to('periksa')} />
      ) : null}
      {step === 'simpan' ? <SaveProgress importRecord={importRecord} saving={saving} /> : null}
      {step === 'periksa' ? (
        <>
          <ValidationStep importRecord={importRecord} />
          <SavePanel importRecord={importRecord} saving={saving} />
        </>
      ) : null}
      {step === undefined ? (
        <>
          <ImportOutcome importRecord={importRecord} />
          {importRecord.barisTersedia ? (
            <Box sx={{ mt: 4 }}>
              <ValidationStep importRecord={importRecord} />
            </Box>
          ) : null}
        </>
      ) : null}
    </>
  );
};

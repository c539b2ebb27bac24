import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { fieldLabel } from '#contract/domains/import/columns/index.ts';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UnsavedChangesGuard } from '#src/kit/form/draft/UnsavedChangesGuard.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { ListError } from '#src/kit/list/ListStates.tsx';
import { useScrollToTop } from '#src/kit/page/useScrollToTop.ts';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { ImportHeader } from './ImportHeader.tsx';
import { CellSavesContext, useCellSaves } from './validate/grid/useCellSaves.ts';
import { isEditedCellRight } from './validate/issues.ts';
import { RuleOfferPlace } from './validate/rules/RuleOfferPlace.tsx';
import { RuleOffersContext, useRuleOffers } from './validate/rules/useRuleOffers.ts';
import { RowDraftContext, useRowDrafts } from './validate/rows/rowDrafts.ts';
import { rowFilterParams } from './validate/useRowFilter.ts';
import { ValidationStep } from './validate/ValidationStep.tsx';
import { needsMappingReview } from './columns/columnMapping.ts';
import { useSaveImport, type ImportSaving } from './save/useSaveImport.ts';
import type { ImportStep } from './ImportStepper.tsx';
import { queryErrorMessage, useImport } from './useImport.ts';

/** What is not loaded with the rows: what is below them, the other steps, and a question that few files need. */
const UnusedColumns = lazyComponent(
  async () => (await import('./columns/UnusedColumns.tsx')).UnusedColumns,
);
const SavePanel = lazyComponent(async () => (await import('./save/SavePanel.tsx')).SavePanel);
const SaveProgress = lazyComponent(
  async () => (await import('./save/SaveProgress.tsx')).SaveProgress,
);
const ColumnMappingStep = lazy(async () => ({
  default: (await import('./columns/ColumnMappingStep.tsx')).ColumnMappingStep,
}));
const HiddenRowsNotice = lazy(async () => ({
  default: (await import('./HiddenRowsNotice.tsx')).HiddenRowsNotice,
}));
const ImportOutcome = lazy(async () => ({
  default: (await import('./save/ImportOutcome.tsx')).ImportOutcome,
}));

/** Page of one import: column mapping, row validation, saving and the outcome. */
export const ImportPage = () => {
  const { id = '' } = useParams();
  return <ImportLoader key={id} id={Number(id)} />;
};

const ImportLoader = ({ id }: { id: number }) => {
  const saving = useSaveImport(id);
  const { data, error, refetch } = useImport(id, saving.state === 'calling');
  // Large, so it is first rendered in steps, between which the browser answers the user.
  const isShown = useDeferredValue(data !== undefined);
  if (data && isShown) return <LoadedImport importRecord={data} saving={saving} />;
  if (isNotFound(error)) return <NotFoundPage />;
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

/** Query parameter of the step. */
const stepParam = 'langkah';

/** Returns the current step; `requested` may select another one. */
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
  const step = currentStep(importRecord, saving, params.get(stepParam));
  useScrollToTop(step);
  const to = (langkah: ImportStep) => setParams({ [stepParam]: langkah });
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
      {importRecord.tersembunyi.jumlah > 0 && (step === 'kolom' || step === 'periksa') ? (
        <Suspense fallback={null}>
          <HiddenRowsNotice importRecord={importRecord} />
        </Suspense>
      ) : null}
      {step === 'kolom' ? (
        <Suspense fallback={<LoadingPage />}>
          <ColumnMappingStep importRecord={importRecord} onDone={() => to('periksa')} />
        </Suspense>
      ) : null}
      {step === 'simpan' ? (
        <Suspense fallback={<LoadingPage />}>
          <SaveProgress importRecord={importRecord} saving={saving} />
        </Suspense>
      ) : null}
      {step === 'periksa' ? (
        <EditableRows importRecord={importRecord} saving={saving} onColumns={() => to('kolom')} />
      ) : null}
      {step === undefined ? (
        <>
          <Suspense fallback={<LoadingPage />}>
            <ImportOutcome importRecord={importRecord} />
          </Suspense>
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

/** Query parameters whose change replaces the rows and so their forms. */
const rowParams = [stepParam, ...rowFilterParams];

interface EditableRowsProps {
  importRecord: Import;
  saving: ImportSaving;
  onColumns: () => void;
}

/** The rows before saving; saves unsaved input before leaving, and asks when that fails. */
const EditableRows = ({ importRecord, saving, onColumns }: EditableRowsProps) => {
  const t = useMessages();
  const { hasDrafts, isSaved: areDraftsSaved, reportDraft } = useRowDrafts();
  const [announcement, setAnnouncement] = useState('');
  const offers = useRuleOffers(importRecord);
  const saves = useCellSaves(importRecord.id, (changes, rows) => {
    const texts = changes.slice(0, 3).map(({ row, field }) => {
      const updated = rows.find(({ nomor }) => nomor === row.nomor);
      const isRight = updated !== undefined && isEditedCellRight(updated, field);
      return t(isRight ? 'resources.import.grid.now_right' : 'resources.import.grid.now_wrong', {
        number: String(row.nomor),
        label: fieldLabel(field),
      });
    });
    setAnnouncement(texts.join(' '));
    const [only, ...others] = changes;
    if (only && others.length === 0 && only.text !== null)
      offers.propose(only.row.nomor, only.field);
  });
  const isSaved = {
    get current() {
      return saves.isSaved.current && areDraftsSaved.current;
    },
  };
  const settle = async () => (await saves.settle()) && areDraftsSaved.current;
  return (
    <RowDraftContext value={reportDraft}>
      <CellSavesContext value={saves}>
        <RuleOffersContext value={offers}>
          <UnsavedChangesGuard
            isDirty={hasDrafts || saves.hasUnsaved}
            isLeavingIntended={isSaved}
            identifyingParams={rowParams}
            saveFirst={settle}
          />
          <Box role="status" sx={visuallyHidden}>
            {announcement}
          </Box>
          <ValidationStep importRecord={importRecord} />
          <Suspense>
            <UnusedColumns
              importRecord={importRecord}
              indexes={importRecord.kolom.tidakDipakai}
              onOpen={onColumns}
            />
            <SavePanel importRecord={importRecord} saving={saving} settle={settle} />
          </Suspense>
          <RuleOfferPlace isTyping={saves.hasUnsaved} />
        </RuleOffersContext>
      </CellSavesContext>
    </RowDraftContext>
  );
};

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { spreadsheetRule, uploadedFile } from '#contract/core/values/upload.ts';
import { importKindsFor, type ImportKind } from '#contract/domains/import/index.ts';
import { firstIssueText } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DropZone } from '#src/kit/file/DropZone.tsx';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { Card } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ImportStepper } from '../ImportStepper.tsx';
import { importKindParam } from '../paths.ts';
import { CompanyTemplateButton, TemplateButton } from '../TemplateButton.tsx';
import { ImportKindChoice } from './ImportKindChoice.tsx';
import {
  missingTarget,
  useOnlyFacility,
  useTargetRequirements,
  type ImportTarget,
} from './importTarget.ts';
import { SheetChoice } from './SheetChoice.tsx';
import { TargetFields } from './TargetFields.tsx';
import { useImportUpload } from './useImportUpload.ts';

const fileSchema = uploadedFile(spreadsheetRule);

/** What the user chose; without a choice, the only facility of the company is meant. */
const nothingChosen: Pick<ImportTarget, 'idBHBU'> & { readonly idFaskes?: string } = { idBHBU: '' };

/** Returns the allowed import kinds, the one selected by the URL, and a setter. */
function useImportKind() {
  const { role } = useRequiredSession();
  const [params, setParams] = useSearchParams();
  const kinds = importKindsFor(role);
  const kind = kinds.find(one => one === params.get(importKindParam)) ?? kinds[0] ?? 'peserta';
  const setKind = (one: ImportKind) => setParams({ [importKindParam]: one }, { replace: true });
  return { kinds, kind, setKind };
}

/** Start page of an import: kind, template, target company and facility, and the file drop zone. */
export const ImportStartPage = () => {
  const t = useMessages();
  const { kinds, kind, setKind } = useImportKind();
  const requirements = useTargetRequirements(kind);
  const { upload, error, setError, sheets, start } = useImportUpload();
  const isSending = upload.progress !== undefined;
  const [chosen, setChosen] = useState(nothingChosen);
  const company = requirements.ownBhbu ?? chosen.idBHBU;
  const onlyFacility = useOnlyFacility(requirements.faskes ? company : '');
  const idFaskes = chosen.idFaskes ?? onlyFacility;
  const target: ImportTarget = { ...chosen, idFaskes: idFaskes ?? '' };
  const [file, setFile] = useState<File>();
  const missing = file ? missingTarget(target, requirements) : undefined;
  const fileLabel = t(`resources.import.kind_file.${kind}`);
  const missingInput = useRef<HTMLInputElement>(null);
  /** Whether a file was given before the only facility was known, without which its people would have none. */
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || idFaskes === undefined) return;
    setIsWaiting(false);
    if (file && missingTarget(target, requirements) === undefined) void start(file, kind, target);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the facility is known
  }, [isWaiting, idFaskes]);

  const receiveFiles = (files: readonly File[]) => {
    const [first, ...otherFiles] = files;
    // A refused file leaves no button that would send the one before it.
    setFile(undefined);
    const fileError = firstIssueText(fileSchema.safeParse(first).error);
    if (!first || otherFiles.length > 0) {
      setError(t('resources.import.start.one_file'));
    } else if (fileError) {
      setError(t('form.errors.item', { label: first.name, message: fileError }));
    } else {
      setFile(first);
      if (idFaskes === undefined) setIsWaiting(true);
      else if (missingTarget(target, requirements) === undefined) void start(first, kind, target);
      // The missing field is marked once a file is set; focus waits for that render.
      else setTimeout(() => missingInput.current?.focus());
    }
  };

  return (
    <>
      <PageHeader
        title={t(`resources.import.kind_title.${kind}`)}
        breadcrumb={t(`resources.import.kind_title.${kind}`)}
        description={t('resources.import.start.lead')}
      >
        <ImportStepper now="berkas" />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
        {kinds.length > 1 ? (
          <section aria-labelledby="import-kind">
            <Typography id="import-kind" variant="h2" sx={{ mb: 0.5 }}>
              {t('resources.import.start.kind')}
            </Typography>
            <ImportKindChoice
              kinds={kinds}
              kind={kind}
              labelledBy="import-kind"
              disabled={isSending}
              onChange={one => {
                // The required target fields depend on the kind.
                setChosen(nothingChosen);
                setKind(one);
              }}
            />
          </section>
        ) : null}
        {requirements.company === 'none' && !requirements.faskes ? null : (
          <section aria-labelledby="import-whom">
            <Typography id="import-whom" variant="h2" sx={{ mb: 1.5 }}>
              {t('resources.import.start.target')}
            </Typography>
            <TargetFields
              requirements={requirements}
              target={target}
              onChange={setChosen}
              missing={missing}
              missingRef={missingInput}
              disabled={isSending}
            />
          </section>
        )}
        <section aria-labelledby="import-file">
          <Typography id="import-file" variant="h2" sx={{ mb: 1.5 }}>
            {fileLabel}
          </Typography>
          {isSending && file ? (
            <Card sx={{ display: 'grid', gap: 1 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {file.name}
              </Typography>
              <UploadProgress
                upload={upload}
                checkingText={t('resources.import.start.validating')}
              />
            </Card>
          ) : (
            <>
              <DropZone
                label={fileLabel}
                rule={spreadsheetRule}
                labels={{
                  drop: t('file.drop'),
                  tap: t('file.tap'),
                  release: t('resources.import.start.drop_now'),
                }}
                onFiles={receiveFiles}
              />
              {error === undefined ? null : (
                <Alert severity="error" sx={{ mt: 1.5 }}>
                  {error}
                </Alert>
              )}
              {file && sheets.length > 0 ? (
                <SheetChoice
                  sheets={sheets}
                  onChoose={lembar => void start(file, kind, { ...target, lembar })}
                />
              ) : null}
            </>
          )}
          {file && !isSending && sheets.length === 0 ? (
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}
            >
              <Button
                variant="contained"
                disabled={missing !== undefined}
                onClick={() => void start(file, kind, target)}
              >
                {t('resources.import.start.check')}
              </Button>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {file.name}
              </Typography>
            </Box>
          ) : null}
        </section>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography color="textSecondary" sx={{ flex: '1 1 300px' }}>
            {t(
              kind === 'smartChecking'
                ? 'resources.import.start.smart'
                : kind === 'peserta'
                  ? 'resources.import.start.template'
                  : 'resources.import.start.template_booster',
            )}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {kind === 'smartChecking' ? null : <TemplateButton />}
            {(kind === 'peserta' || kind === 'booster') && company !== '' ? (
              <CompanyTemplateButton idBHBU={company} />
            ) : null}
          </Box>
        </Box>
      </Box>
    </>
  );
};

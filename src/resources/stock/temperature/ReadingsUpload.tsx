import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  maxReadings,
  readingsRule,
  storageLimits,
  temperatureCalls,
  type ImportedReadings,
} from '#contract/domains/stock/temperature.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { TranslatedFileField } from '#src/kit/file/TranslatedFileField.tsx';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { useUpload } from '#src/kit/file/useUpload.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { LookupAutocomplete } from '#src/kit/input/LookupAutocomplete.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';
import { affectedStockPath, temperaturePath } from '../paths.ts';

interface Upload {
  readonly id: number;
  readonly berkas: File;
}

interface Result {
  readonly idFaskes: number;
  readonly readings: ImportedReadings;
}

/** Uploads the readings of a data logger for a facility, and shows what was stored. */
export const ReadingsUpload = () => {
  const t = useMessages();
  const { call } = useApi();
  const { role, idReferensi } = useRequiredSession();
  const isFacility = isFaskesStaff(role);
  const upload = useUpload();
  const [chosen, setChosen] = useState('');
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<Result>();
  const idFaskes = isFacility ? idReferensi : Number(chosen) || null;
  const command = useCommand({
    run: ({ id, berkas }: Upload) =>
      upload.run(options =>
        call(temperatureCalls.import, { params: { id }, body: { berkas } }, options),
      ),
    invalidates: ['temperature'],
    onSuccess: (readings, { id }) => setResult({ idFaskes: id, readings }),
  });
  const reset = (): void => {
    command.clearErrors();
    setResult(undefined);
  };
  return (
    <>
      <PageHeader
        title={t('resources.temperature.import.title')}
        description={t('resources.temperature.import.lead')}
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, mb: 3 }}>
        <Box>{t('resources.temperature.import.format', { maks: formatNumber(maxReadings) })}</Box>
        {isFacility ? null : (
          <LookupAutocomplete
            lookup="faskes"
            label={t('resources.temperature.fields.idFaskes')}
            value={chosen}
            onChange={value => {
              reset();
              setChosen(value);
            }}
          />
        )}
        <TranslatedFileField
          label={t('resources.temperature.fields.berkas')}
          rule={readingsRule}
          file={file}
          onChange={next => {
            reset();
            setFile(next);
          }}
          error={command.errors['berkas'] ?? command.errors['_']}
          isBusy={command.isRunning}
        />
        <UploadProgress upload={upload} />
        <Button
          variant="contained"
          sx={{ justifySelf: 'start' }}
          disabled={!file || idFaskes === null}
          loading={command.isRunning}
          onClick={() => {
            if (file && idFaskes !== null) void command.run({ id: idFaskes, berkas: file });
          }}
        >
          {t('resources.temperature.import.submit')}
        </Button>
      </Box>
      {result ? <ImportResult result={result} /> : null}
    </>
  );
};

const ImportResult = ({ result: { idFaskes, readings } }: { result: Result }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { disimpan, sudahAda, diLuarBatas, terendah, tertinggi } = readings;
  const degrees = (suhu: number | null): string | null =>
    suhu === null ? null : t('resources.temperature.degrees', { suhu: formatNumber(suhu) });
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <RecordSection title={t('resources.temperature.import.result')}>
        <FactGrid
          facts={[
            [t('resources.temperature.import.saved'), formatNumber(disimpan)],
            [t('resources.temperature.import.known'), formatNumber(sudahAda)],
            [t('resources.temperature.import.outside'), formatNumber(diLuarBatas)],
            [t('resources.temperature.import.lowest'), degrees(terendah)],
            [t('resources.temperature.import.highest'), degrees(tertinggi)],
          ]}
        />
      </RecordSection>
      {diLuarBatas > 0 ? (
        <Alert
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              component={Link}
              to={affectedStockPath(role, idFaskes)}
            >
              {t('resources.temperature.excursion.link')}
            </Button>
          }
        >
          {t('resources.temperature.excursion.warning', storageLimits)}
        </Alert>
      ) : null}
      <MuiLink
        component={Link}
        to={temperaturePath(role, idFaskes)}
        sx={{ justifySelf: 'start', py: '3px' }}
      >
        {t('resources.temperature.import.open')}
      </MuiLink>
    </Box>
  );
};

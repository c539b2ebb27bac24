import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  maxReadings,
  readingsRule,
  temperatureCalls,
  type CheckedReadings,
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
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';
import { ChillerSelect } from './ChillerSelect.tsx';
import { CheckedFile, SavedFile } from './FileResult.tsx';
import { useChillers, useFacilityId } from './useChillers.ts';

interface Upload {
  readonly id: number;
  readonly berkas: File;
  readonly idChiller: number | undefined;
}

type Step =
  | { readonly name: 'checked'; readonly readings: CheckedReadings }
  | { readonly name: 'saved'; readonly idFaskes: number; readonly readings: ImportedReadings };

/** Reads the file of a data logger, shows what it holds, and stores it once that is confirmed. */
export const ReadingsUpload = () => {
  const t = useMessages();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const upload = useUpload();
  const [facility, setFacility] = useState('');
  const [chiller, setChiller] = useState('');
  const [file, setFile] = useState<File>();
  const [step, setStep] = useState<Step>();
  const idFaskes = useFacilityId(facility);
  const chillers = useChillers(idFaskes);
  const [only, another] = chillers ?? [];
  const check = useCommand({
    run: ({ id, berkas }: Omit<Upload, 'idChiller'>) =>
      upload.run(options =>
        call(temperatureCalls.check, { params: { id }, body: { berkas } }, options),
      ),
    onSuccess: readings => {
      setStep({ name: 'checked', readings });
      const found = readings.idChiller ?? (another ? undefined : only?.id);
      if (found !== undefined) setChiller(String(found));
    },
  });
  const save = useCommand({
    run: ({ id, berkas, idChiller }: Upload) =>
      upload.run(options =>
        call(
          temperatureCalls.import,
          { params: { id }, body: { berkas, ...(idChiller === undefined ? {} : { idChiller }) } },
          options,
        ),
      ),
    invalidates: ['temperature'],
    onSuccess: (readings, { id }) => setStep({ name: 'saved', idFaskes: id, readings }),
  });
  const reset = (): void => {
    check.clearErrors();
    save.clearErrors();
    setStep(undefined);
  };
  const errors = { ...check.errors, ...save.errors };
  return (
    <>
      <PageHeader
        title={t('resources.temperature.import.title')}
        description={t('resources.temperature.import.lead')}
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, mb: 3 }}>
        <Box>{t('resources.temperature.import.format', { maks: formatNumber(maxReadings) })}</Box>
        {isFaskesStaff(role) ? null : (
          <LookupAutocomplete
            lookup="faskes"
            label={t('resources.temperature.fields.idFaskes')}
            value={facility}
            onChange={value => {
              reset();
              setChiller('');
              setFacility(value);
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
          error={errors['berkas'] ?? errors['_']}
          isBusy={check.isRunning || save.isRunning}
        />
        <UploadProgress upload={upload} />
        {step ? null : (
          <Button
            variant="contained"
            sx={{ justifySelf: 'start' }}
            disabled={!file || idFaskes === undefined}
            loading={check.isRunning}
            onClick={() => {
              if (file && idFaskes !== undefined) void check.run({ id: idFaskes, berkas: file });
            }}
          >
            {t('resources.temperature.import.check')}
          </Button>
        )}
      </Box>
      {step?.name === 'checked' ? (
        <CheckedFile readings={step.readings}>
          {chillers && chillers.length > 0 ? (
            <ChillerSelect
              chillers={chillers}
              value={chiller}
              onChange={value => {
                save.clearErrors();
                setChiller(value);
              }}
              emptyLabel={t('form.choose')}
              error={errors['idChiller']}
              isRequired
              sx={{ width: 1, maxWidth: 320 }}
            />
          ) : null}
          <Button
            variant="contained"
            sx={{ justifySelf: 'start' }}
            disabled={step.readings.dapatDisimpan === 0}
            loading={save.isRunning}
            onClick={() => {
              if (!file || idFaskes === undefined) return;
              void save.run({
                id: idFaskes,
                berkas: file,
                idChiller: Number(chiller) || undefined,
              });
            }}
          >
            {t('resources.temperature.import.save', {
              smart_count: step.readings.dapatDisimpan,
              number: formatNumber(step.readings.dapatDisimpan),
            })}
          </Button>
        </CheckedFile>
      ) : null}
      {step?.name === 'saved' ? (
        <SavedFile idFaskes={step.idFaskes} readings={step.readings} />
      ) : null}
    </>
  );
};

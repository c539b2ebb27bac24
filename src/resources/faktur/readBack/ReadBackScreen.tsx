import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { fakturCalls } from '#contract/domains/faktur/calls.ts';
import { coretaxListRule, type ReadBackResult } from '#contract/domains/faktur/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { TranslatedFileField } from '#src/kit/file/TranslatedFileField.tsx';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { useUpload } from '#src/kit/file/useUpload.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { ReadBackAnswer } from './ReadBackAnswer.tsx';

/** Reads the list of output tax invoices that Coretax exports: numbers, states and differences. */
export const ReadBackScreen = () => {
  const t = useMessages();
  const { call } = useApi();
  const upload = useUpload();
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<ReadBackResult>();
  const command = useCommand({
    run: (fileCoretax: File) =>
      upload.run(options => call(fakturCalls.readBack, { body: { fileCoretax } }, options)),
    invalidates: ['faktur', 'invoice'],
    onSuccess: setResult,
  });
  return (
    <>
      <PageHeader
        title={t('resources.faktur.page.readBack')}
        description={t('resources.faktur.readBack.lead')}
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, mb: 3 }}>
        <Box>{t('resources.faktur.readBack.format')}</Box>
        <TranslatedFileField
          label={t('resources.faktur.fields.fileCoretax')}
          rule={coretaxListRule}
          file={file}
          onChange={chosen => {
            command.clearErrors();
            setResult(undefined);
            setFile(chosen);
          }}
          error={command.errors['fileCoretax'] ?? command.errors['_']}
          isBusy={command.isRunning}
        />
        <UploadProgress upload={upload} />
        <Button
          variant="contained"
          sx={{ justifySelf: 'start' }}
          disabled={!file}
          loading={command.isRunning}
          onClick={() => {
            if (file) void command.run(file);
          }}
        >
          {t('resources.faktur.readBack.send')}
        </Button>
      </Box>
      {result ? <ReadBackAnswer result={result} /> : null}
    </>
  );
};

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { bankLineCalls } from '#contract/domains/bank/calls.ts';
import { bankStatementRule, type AddedStatement } from '#contract/domains/bank/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { TranslatedFileField } from '#src/kit/file/TranslatedFileField.tsx';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { useUpload } from '#src/kit/file/useUpload.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { definition } from '../definition.ts';

/** Adds the lines of a bank statement to the inbox, and says which rows could not be read. */
export const UploadScreen = () => {
  const t = useMessages();
  const { call } = useApi();
  const upload = useUpload();
  const [file, setFile] = useState<File>();
  const [rekening, setRekening] = useState('');
  const [result, setResult] = useState<AddedStatement>();
  const command = useCommand({
    run: (fileRekeningKoran: File) =>
      upload.run(options =>
        call(
          bankLineCalls.upload,
          { body: { fileRekeningKoran, ...(rekening ? { rekening } : {}) } },
          options,
        ),
      ),
    invalidates: ['bankLine'],
    onSuccess: setResult,
  });
  const choose = (chosen: File | undefined): void => {
    command.clearErrors();
    setResult(undefined);
    setFile(chosen);
  };
  const { errors } = command;
  return (
    <>
      <PageHeader
        title={t('resources.bankLine.page.upload')}
        description={t('resources.bankLine.upload.lead')}
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, mb: 3 }}>
        <TranslatedFileField
          label={t('resources.bankLine.fields.fileRekeningKoran')}
          rule={bankStatementRule}
          file={file}
          onChange={choose}
          error={errors['fileRekeningKoran'] ?? errors['_']}
          isBusy={command.isRunning}
        />
        <TextField
          label={t('resources.bankLine.fields.rekening')}
          value={rekening}
          onChange={event => setRekening(event.target.value)}
          error={errors['rekening'] !== undefined}
          helperText={errors['rekening'] ?? t('resources.bankLine.help.rekening')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 40 } }}
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
          {t('resources.bankLine.upload.send')}
        </Button>
      </Box>
      {result ? <Result result={result} /> : null}
    </>
  );
};

/** What a statement added, and the rows that it did not. */
const Result = ({ result }: { result: AddedStatement }) => {
  const t = useMessages();
  const { rekening, jumlahBaris, masuk, keluar, sudahAda, ditolak } = result;
  const counts = [
    t('resources.bankLine.upload.incoming', { smart_count: masuk }),
    t('resources.bankLine.upload.outgoing', { smart_count: keluar }),
    t('resources.bankLine.upload.known', { smart_count: sudahAda }),
    t('resources.bankLine.upload.rejected_count', {
      smart_count: jumlahBaris - masuk - keluar - sudahAda,
    }),
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 640 }}>
      <Alert
        severity={ditolak.length > 0 ? 'warning' : 'success'}
        action={
          <Button component={Link} to={definition.paths.list} color="inherit">
            {t('resources.bankLine.upload.open')}
          </Button>
        }
      >
        {t('resources.bankLine.upload.account', { accounts: rekening.join(', ') })}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {counts.map(text => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      </Alert>
      {ditolak.length > 0 ? (
        <RecordSection title={t('resources.bankLine.upload.rejected')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {ditolak.map(({ baris: number, pesan }, at) => (
              <li key={at}>
                {t('resources.bankLine.upload.rejected_row', { number, message: pesan })}
              </li>
            ))}
          </Box>
        </RecordSection>
      ) : null}
    </Box>
  );
};

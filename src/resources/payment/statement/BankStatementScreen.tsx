import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { bankStatementRule, type BankStatement } from '#contract/domains/payment/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { TranslatedFileField } from '#src/kit/file/TranslatedFileField.tsx';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { useUpload } from '#src/kit/file/useUpload.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { StatementLines } from './StatementLines.tsx';

/** Key of the file that was matched last; it is in memory only, until the session ends. */
const fileKey = ['bankStatement'];

/** Matches a bank statement with payments and invoices. It only suggests; nothing is stored. */
export const BankStatementScreen = () => {
  const t = useMessages();
  const { call } = useApi();
  const upload = useUpload();
  const client = useQueryClient();
  const [file, setFile] = useState(() => client.getQueryData<File>(fileKey));
  const [result, setResult] = useState<BankStatement>();
  const command = useCommand({
    run: (fileRekeningKoran: File) =>
      upload.run(options =>
        call(paymentCalls.matchStatement, { body: { fileRekeningKoran } }, options),
      ),
    onSuccess: (answer, sent) => {
      setResult(answer);
      client.setQueryDefaults(fileKey, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(fileKey, sent);
    },
  });
  // Back from a suggestion, the statement is matched again with what was entered meanwhile.
  useEffect(() => {
    if (file) void command.run(file);
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
  const choose = (chosen: File | undefined): void => {
    command.clearErrors();
    setResult(undefined);
    setFile(chosen);
    client.removeQueries({ queryKey: fileKey });
  };
  const error = command.errors['fileRekeningKoran'] ?? command.errors['_'];
  return (
    <>
      <PageHeader
        title={t('resources.payment.page.statement')}
        description={t('resources.payment.statement.lead')}
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, mb: 3 }}>
        <Box>{t('resources.payment.statement.format')}</Box>
        <TranslatedFileField
          label={t('resources.payment.fields.fileRekeningKoran')}
          rule={bankStatementRule}
          file={file}
          onChange={choose}
          error={error}
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
          {t('resources.payment.statement.send')}
        </Button>
      </Box>
      {result ? <Result result={result} /> : null}
    </>
  );
};

const Result = ({ result: { baris, ditolak, jumlahBaris, jumlahBersaran } }: ResultProps) => {
  const t = useMessages();
  const [isMatchedOnly, setIsMatchedOnly] = useState(false);
  const shown = isMatchedOnly ? baris.filter(({ saran }) => saran.length > 0) : baris;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Box role="status">
          {t('resources.payment.statement.result', {
            matched: jumlahBersaran,
            smart_count: jumlahBaris,
          })}
        </Box>
        <FormControlLabel
          label={t('resources.payment.statement.only_matched')}
          control={
            <Switch checked={isMatchedOnly} onChange={(_, isOn) => setIsMatchedOnly(isOn)} />
          }
        />
      </Box>
      <StatementLines lines={shown} />
      {ditolak.length > 0 ? (
        <RecordSection title={t('resources.payment.statement.rejected')}>
          <Alert severity="warning">
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {ditolak.map(({ baris: number, pesan }) => (
                <li key={number}>
                  {t('resources.payment.statement.rejected_row', { number, message: pesan })}
                </li>
              ))}
            </Box>
          </Alert>
        </RecordSection>
      ) : null}
    </Box>
  );
};

interface ResultProps {
  result: BankStatement;
}

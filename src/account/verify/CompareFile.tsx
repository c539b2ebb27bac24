import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { comparedFileRule, verifyCalls, type PrintedKind } from '#contract/core/document/calls.ts';
import type { CallResponse } from '#contract/core/endpoint.ts';
import { fileLabels } from '#src/account/register/fields/fileLabels.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { FileField } from '#src/kit/file/FileField.tsx';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { useUpload } from '#src/kit/file/useUpload.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { verify as words } from '#texts/verify.ts';

type Comparison = CallResponse<typeof verifyCalls.compare>;

/** How a file that is a copy of the document counts: never as good when the document does not. */
const severities = {
  BERLAKU: 'success',
  BELUM_BERLAKU: 'warning',
  DIGANTI: 'warning',
  BERAKHIR: 'warning',
  DIBATALKAN: 'error',
} as const satisfies Record<Comparison['dokumen']['keadaan'], string>;

interface CompareFileProps {
  token: string;
  kind: PrintedKind;
}

/**
 * Form that compares a PDF with the copies of the document with this token. A PDF of many proofs of
 * vaccination is not filed, so it cannot be compared.
 */
export function CompareFile({ token, kind }: CompareFileProps) {
  const { call } = useApi();
  const upload = useUpload();
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<Comparison>();
  const [error, setError] = useState<string>();
  const isSending = upload.progress !== undefined;
  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    setResult(undefined);
    setError(undefined);
  };
  const compare = async (berkas: File): Promise<void> => {
    setError(undefined);
    try {
      setResult(
        await upload.run(options =>
          call(verifyCalls.compare, { params: { token }, body: { berkas } }, options),
        ),
      );
    } catch (failure) {
      setError(failure instanceof CallError ? errorText(failure) : words.compare.failed);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={words.compare.title}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (file && !isSending) void compare(file);
      }}
      sx={{ mt: 4, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h2">{words.compare.title}</Typography>
      <Typography color="textSecondary">
        {words.compare.lead}
        {kind === 'BUKTI_VAKSINASI' ? ` ${words.compare.single}` : null}
      </Typography>
      <FileField
        id="berkas"
        label={words.compare.file}
        rule={comparedFileRule}
        file={file}
        onChange={choose}
        error={error}
        isBusy={isSending}
        words={fileLabels}
      />
      {isSending ? <UploadProgress upload={upload} /> : null}
      <div>
        <Button
          type="submit"
          variant="contained"
          disabled={!file}
          loading={isSending}
          loadingPosition="start"
        >
          {isSending ? words.compare.submitting : words.compare.submit}
        </Button>
      </div>
      <div role="status">{result ? <ComparisonResult result={result} /> : null}</div>
    </Box>
  );
}

const ComparisonResult = ({ result: { hasil, dokumen } }: { result: Comparison }) => {
  const { keadaan } = dokumen;
  const isCopy = hasil !== 'BERBEDA' && hasil !== 'CETAKAN';
  const isReplaced = hasil === 'SALINAN_RESMI' && keadaan === 'DIGANTI';
  return (
    <Alert severity={isCopy ? severities[keadaan] : hasil === 'CETAKAN' ? 'warning' : 'error'}>
      <AlertTitle>
        {isCopy && keadaan === 'DIBATALKAN' ? words.cancelledCopy : words.result[hasil].title}
      </AlertTitle>
      {hasil === 'BERBEDA' && dokumen.jenis === 'BUKTI_VAKSINASI'
        ? words.differentProof
        : words.result[hasil].text}
      {isReplaced ? ` ${interpolate(words.replaced, { version: dokumen.versi })}` : null}
      {isCopy && keadaan === 'DIBATALKAN' ? ` ${words.state.DIBATALKAN.text}` : null}
    </Alert>
  );
};

/** Message of a rejected file: that of the field, else that of the call. */
const errorText = ({ body, message }: CallError): string => body.errors?.['berkas'] ?? message;

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { suratCalls, type OpenedSurat } from '#contract/domains/surat.ts';
import { AccountField } from '#src/account/AccountField.tsx';
import { interpolate } from '#src/i18n/interpolate.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { letter as words } from '#texts/letter.ts';

type Answer = 'confirmReceipt' | 'dispute';

interface LetterAnswerProps {
  token: string;
  letter: OpenedSurat;
  onAnswered: (letter: OpenedSurat) => void;
}

/** What was answered, and the form to confirm that a letter arrived or to dispute it. */
export function LetterAnswer({ token, letter, onAnswered }: LetterAnswerProps) {
  const { call } = useApi();
  const [nama, setNama] = useState('');
  const [alasan, setAlasan] = useState('');
  const [tried, setTried] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { status, penjawab, dijawabPada } = letter;
  const isNameMissing = tried !== undefined && nama.trim().length < 3;
  const isReasonMissing = tried === 'dispute' && alasan.trim() === '';
  const send = async (jawaban: Answer) => {
    setTried(jawaban);
    if (nama.trim().length < 3 || (jawaban === 'dispute' && alasan.trim() === '')) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      const body = { jawaban, nama, alasan: jawaban === 'dispute' ? alasan : null };
      onAnswered(await call(suratCalls.answer, { params: { token }, body }));
      setTried(undefined);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    } finally {
      setIsSending(false);
    }
  };
  const answered = status === 'DISANGGAH' ? words.disputed : words.confirmed;
  return (
    <Box component="section" aria-label={words.answer} sx={{ mt: 3, maxWidth: 520 }}>
      <Typography variant="h2">{words.answer}</Typography>
      <Box role="status" sx={{ my: 2 }}>
        {penjawab !== null && dijawabPada !== null ? (
          <Alert severity={status === 'DISANGGAH' ? 'warning' : 'success'}>
            {interpolate(answered, { nama: penjawab, waktu: formatDateTime(dijawabPada) })}
          </Alert>
        ) : null}
        {failure === undefined ? null : (
          <Alert severity="error">
            <AlertTitle>{words.notSent}</AlertTitle>
            {failure}
          </Alert>
        )}
      </Box>
      {status === 'DISANGGAH' ? null : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography color="textSecondary">{words.answerText}</Typography>
          <AccountField
            label={words.name}
            value={nama}
            onChange={setNama}
            autoComplete="name"
            error={isNameMissing ? words.nameMissing : undefined}
          />
          <AccountField
            label={words.reason}
            value={alasan}
            onChange={setAlasan}
            autoComplete="off"
            required={false}
            isMultiline
            help={words.reasonHelp}
            error={isReasonMissing ? words.reasonMissing : undefined}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {status === 'DIBACA' ? (
              <Button
                variant="contained"
                loading={isSending}
                onClick={() => void send('confirmReceipt')}
              >
                {words.confirm}
              </Button>
            ) : null}
            <Button
              variant="outlined"
              color="error"
              loading={isSending}
              onClick={() => void send('dispute')}
            >
              {words.dispute}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef, useState } from 'react';
import type { CallResponse } from '#contract/core/endpoint.ts';
import { factorCalls } from '#contract/domains/factor.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { factor as words } from '#texts/factor.ts';
import { CodeField } from './CodeField.tsx';
import { useTask } from './useTask.ts';

const texts = words.totp;

interface TotpDialogProps {
  /** Called with the first recovery codes, or null when the account has some. */
  onDone: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Sets up an authenticator app: its QR code, and the first code as a proof that it works. */
export function TotpDialog({ onDone, onClose }: TotpDialogProps) {
  const { call } = useApi();
  const [app, setApp] = useState<CallResponse<typeof factorCalls.startTotp>>();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const start = useTask();
  const confirm = useTask();
  const hasStarted = useRef(false);
  useEffect(() => {
    // Each start replaces the secret before it.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start.run(async () => setApp(await call(factorCalls.startTotp, {})));
  }, [start, call]);

  const submit = async (): Promise<void> => {
    setIsMissing(code.trim() === '');
    if (code.trim() === '') return;
    await confirm.run(async () => {
      onDone((await call(factorCalls.confirmTotp, { body: { kode: code } })).kodePemulihan);
    });
  };

  return (
    <DialogFrame
      title={texts.title}
      description={app ? texts.scan : undefined}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!app} loading={confirm.isRunning}>
            {texts.submit}
          </Button>
        </>
      }
    >
      {start.error === null ? null : <Alert severity="error">{start.error}</Alert>}
      {app ? (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
          <Box sx={{ bgcolor: 'common.white', p: 1.5, borderRadius: 1, lineHeight: 0 }}>
            <QRCodeSVG value={app.alamat} size={184} title={texts.qr} role="img" />
          </Box>
          <Box sx={{ ...codeStyle, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {interpolate(texts.secret, {
              secret: app.rahasia.replaceAll(/(.{4})(?=.)/g, '$1 '),
            })}
          </Box>
          <CodeField
            label={texts.code}
            value={code}
            onChange={setCode}
            error={isMissing ? words.required : (confirm.error ?? undefined)}
          />
        </Box>
      ) : start.isRunning ? (
        <CircularProgress size={28} aria-label={texts.title} />
      ) : null}
    </DialogFrame>
  );
}

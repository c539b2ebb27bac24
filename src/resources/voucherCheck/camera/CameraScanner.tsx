import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { findCodeProblem, normalizeCode } from '#contract/domains/voucher/code.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCamera } from '#src/kit/camera/useCamera.ts';

/** Shows the camera and reads the QR code of a ticket. */
export const CameraScanner = ({ onCode }: { onCode: (code: string) => void }) => {
  const t = useMessages();
  const [isOtherCode, setIsOtherCode] = useState(false);
  const { video, state, resume, isTorchOn, toggleTorch } = useCamera(texts => {
    const code = texts.map(normalizeCode).find(text => findCodeProblem(text) === undefined);
    setIsOtherCode(code === undefined);
    if (code !== undefined) onCode(code);
  });
  const isLive = state === 'starting' || state === 'running';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={isLive ? frameStyle : { display: 'none' }}>
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          aria-label={t('resources.voucherCheck.camera.label')}
          sx={videoStyle}
        />
        {state === 'running' ? <Box aria-hidden sx={targetStyle} /> : null}
      </Box>
      {isLive ? (
        <Box aria-live="polite" sx={{ color: 'text.secondary' }}>
          {t(
            state === 'starting'
              ? 'resources.voucherCheck.camera.starting'
              : isOtherCode
                ? 'resources.voucherCheck.camera.other_code'
                : 'resources.voucherCheck.camera.hint',
          )}
        </Box>
      ) : (
        <Alert
          severity={state === 'paused' ? 'info' : 'warning'}
          action={
            state === 'paused' ? (
              <Button color="inherit" size="small" onClick={resume}>
                {t('resources.voucherCheck.camera.resume')}
              </Button>
            ) : undefined
          }
        >
          {t(`resources.voucherCheck.camera.${state}`)}
        </Alert>
      )}
      {isTorchOn === undefined ? null : (
        <Button variant="outlined" onClick={toggleTorch} sx={{ justifySelf: 'start' }}>
          {t(`resources.voucherCheck.camera.torch_${isTorchOn ? 'off' : 'on'}`)}
        </Button>
      )}
    </Box>
  );
};

const frameStyle = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'common.black',
  aspectRatio: '4 / 3',
  maxHeight: '55vh',
};
const videoStyle = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' };
/** The part of the picture in which the code belongs. */
const targetStyle = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  height: '70%',
  aspectRatio: '1',
  border: '3px solid',
  borderColor: 'common.white',
  borderRadius: 2,
  opacity: 0.85,
};

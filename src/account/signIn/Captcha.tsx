import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { signIn as words } from '#texts/signIn.ts';
import type { CaptchaState } from './captcha/captcha.ts';
import type { usePublicConfig } from './usePublicConfig.ts';

interface CaptchaProps extends ReturnType<typeof usePublicConfig> {
  /** A new number remounts the widget, because a submitted captcha cannot be reused. */
  readonly resetKey: number;
  readonly onChange: (state: CaptchaState) => void;
}

/** Captcha with a fixed minimum height, to avoid layout shift while it loads. */
export function Captcha({ state: loaded, retry, resetKey, onChange }: CaptchaProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <FormLabel component="span" id={id} sx={{ display: 'block', mb: 0.5 }}>
        {words.captcha.label}
      </FormLabel>
      <Box sx={{ minHeight: 46 }}>
        {loaded.status === 'ready' && (
          <loaded.Widget key={resetKey} config={loaded.config.captcha} onChange={onChange} />
        )}
        {loaded.status === 'loading' && (
          <Box role="status" sx={placeholderStyle}>
            {words.captcha.loading}
          </Box>
        )}
        {loaded.status === 'failed' && (
          <Box role="alert" sx={placeholderStyle}>
            <Box sx={{ flexGrow: 1 }}>{words.captcha.failed}</Box>
            <Button size="small" variant="outlined" onClick={retry}>
              {words.captcha.retry}
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}

const placeholderStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 46,
  px: 1.5,
  py: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.secondary',
  bgcolor: 'background.paper',
} as const;

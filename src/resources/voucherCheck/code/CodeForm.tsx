import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useRef, useState } from 'react';
import { voucherCode } from '#contract/domains/voucher/record.ts';
import { firstIssueText } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { isTouch } from '#src/kit/theme/isTouch.ts';
import { tabularFigures } from '#src/kit/theme/typography.ts';
import { useScannedKeys } from './useScannedKeys.ts';

interface CodeFormProps {
  isChecking: boolean;
  isCameraOpen: boolean;
  /** Checks a code; one that cannot be a code does not get here. */
  onCode: (code: string) => void;
  /** Called for a text that cannot be a code. */
  onInvalid: () => void;
  onToggleCamera: () => void;
}

/** The field for the code of a voucher, which is typed or scanned. */
export const CodeForm = ({
  isChecking,
  isCameraOpen,
  onCode,
  onInvalid,
  onToggleCamera,
}: CodeFormProps) => {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  useEffect(() => field.current?.focus(), []);
  const clear = useCallback(() => setText(''), []);
  useScannedKeys(field, clear);

  const submit = (): void => {
    if (isChecking) return;
    const { data, error } = voucherCode.safeParse(text);
    setProblem(firstIssueText(error));
    if (data === undefined) {
      onInvalid();
      field.current?.focus();
      field.current?.select();
      // Below a long answer the field may be out of sight; its keyboard then hides the text below it.
      field.current?.scrollIntoView({ block: 'center' });
      return;
    }
    setText('');
    // A tablet's keyboard would cover the answer; a scanner does not need the focus.
    if (isTouch()) field.current?.blur();
    onCode(data);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
      sx={formStyle}
    >
      <TextField
        id="kode-voucher"
        label={t('resources.voucherCheck.code.label')}
        value={text}
        onChange={event => {
          setText(event.target.value);
          setProblem(undefined);
        }}
        error={problem !== undefined}
        helperText={problem ?? t('resources.voucherCheck.code.help')}
        inputRef={field}
        fullWidth
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            autoCapitalize: 'characters',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: 'search',
            maxLength: 40,
          },
          formHelperText: { 'aria-live': 'polite' },
        }}
        sx={fieldStyle}
      />
      <Box sx={buttonsStyle}>
        <Button type="submit" variant="contained" size="large" loading={isChecking}>
          {t('resources.voucherCheck.code.check')}
        </Button>
        <Button
          variant="outlined"
          size="large"
          startIcon={<QrCodeScannerIcon />}
          aria-expanded={isCameraOpen}
          onClick={onToggleCamera}
        >
          {t(`resources.voucherCheck.camera.${isCameraOpen ? 'close' : 'open'}`)}
        </Button>
      </Box>
    </Box>
  );
};

const formStyle = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
const fieldStyle = {
  '& .MuiInputBase-root': { minHeight: 60 },
  '& input': {
    ...tabularFigures,
    fontSize: { xs: '1.25rem', sm: '1.5rem' },
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
};
const buttonsStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  '& .MuiButton-root': { minHeight: 52 },
};

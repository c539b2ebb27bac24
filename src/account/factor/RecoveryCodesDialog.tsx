import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { interpolate } from '#src/i18n/interpolate.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { factor as words } from '#texts/factor.ts';

const texts = words.recovery;

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes, which are never shown again, to copy, download or print. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { userName } = useRequiredSession();
  const [isCopied, setIsCopied] = useState(false);
  const text = [interpolate(texts.head, { name: userName }), '', ...codes, ''].join('\n');

  const download = (): void => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = texts.file;
    link.click();
    URL.revokeObjectURL(url);
  };
  const print = (): void => {
    document.body.classList.add(printClass);
    window.print();
    document.body.classList.remove(printClass);
  };

  return (
    <DialogFrame
      title={texts.dialog}
      description={texts.text}
      maxWidth="xs"
      actions={
        <Button variant="contained" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <GlobalStyles styles={printStyle} />
      <Box className="recovery-codes">
        <Box sx={{ mb: 1 }}>{interpolate(texts.head, { name: userName })}</Box>
        <Box component="ul" aria-label={texts.list} sx={listStyle}>
          {codes.map(code => (
            <Box component="li" key={code} sx={codeStyle}>
              {code}
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button
          variant="outlined"
          onClick={() => {
            void navigator.clipboard.writeText(text).then(() => setIsCopied(true));
          }}
        >
          {texts.copy}
        </Button>
        <Button variant="outlined" onClick={download}>
          {texts.download}
        </Button>
        <Button variant="outlined" onClick={print}>
          {texts.print}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 20, typography: 'body2' }}>
        {isCopied ? texts.copied : null}
      </Box>
    </DialogFrame>
  );
}

const printClass = 'prints-recovery-codes';

/** On paper only the codes are shown. */
const printStyle = `@media print {
  body.${printClass} * { visibility: hidden; }
  body.${printClass} .recovery-codes, body.${printClass} .recovery-codes * { visibility: visible; }
  body.${printClass} .recovery-codes { position: fixed; inset: 0; background: white; color: black; }
}`;

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 0.75,
} as const;

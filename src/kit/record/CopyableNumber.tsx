import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { CopyButton } from '../fields/CopyButton.tsx';
import { useCopy } from '../fields/useCopy.ts';
import type { ResourceSpec } from '../resource/definition.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';

interface CopyableNumberProps {
  definition: ResourceSpec;
  number: number | string;
  /** Whether the title shows the number already, so that only a button copies it. */
  isTitle?: boolean;
}

/** The number of a record that people quote in phone calls and letters, with a copy button. */
export const CopyableNumber = ({ definition, number, isTitle = false }: CopyableNumberProps) => {
  const copy = useCopy();
  const names = useResourceMessages(definition);
  const label = names.t('page.number', { id: number });
  if (isTitle) {
    return (
      <Button
        size="small"
        color="inherit"
        startIcon={<ContentCopyIcon fontSize="small" />}
        onClick={() => void copy(String(number), label)}
      >
        {names.t('page.copy')}
      </Button>
    );
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', ...codeStyle }}>
      {label}
      <CopyButton text={String(number)} what={label} label={names.t('page.copy')} />
    </Box>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';

interface SheetChoiceProps {
  /** Names of the workbook's sheets in their order. */
  sheets: readonly string[];
  /** Receives the position of the sheet from 1. */
  onChoose: (position: number) => void;
}

/** Asks which sheet of a workbook to read, when none has the name of the template's. */
export const SheetChoice = ({ sheets, onChoose }: SheetChoiceProps) => {
  const t = useMessages();
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ mt: 1.5 }}>
      <Typography id={headingId} sx={{ fontWeight: 500, mb: 1 }}>
        {t('resources.import.start.choose_sheet')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {sheets.map((name, at) => (
          <Button
            key={at}
            variant="outlined"
            onClick={() => onChoose(at + 1)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </Button>
        ))}
      </Box>
    </Box>
  );
};

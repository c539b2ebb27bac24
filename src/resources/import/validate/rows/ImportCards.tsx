import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import type { LoadedRow } from '../../useImport.ts';
import { ImportRowCard } from './ImportRowCard.tsx';
import { useRowFocus } from './useRowFocus.ts';

interface ImportCardsProps {
  importRecord: Import;
  rows: readonly LoadedRow[];
  isStale: boolean;
  /** Loads further rows; undefined when all are loaded. */
  onMore: (() => void) | undefined;
}

/** The rows as cards, for phones. */
export const ImportCards = ({ importRecord, rows, isStale, onMore }: ImportCardsProps) => {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const { announcement, onSubmitted, onSkipToggled } = useRowFocus(box, () => onMore?.());
  return (
    <Box ref={box} aria-busy={isStale}>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      <Box component="ul" aria-label={t('resources.import.validate.rows')} sx={listStyle}>
        {rows.map(row => (
          <ImportRowCard
            key={row.nomor}
            importRecord={importRecord}
            row={row}
            onSubmitted={onSubmitted}
            onSkipToggled={onSkipToggled}
          />
        ))}
      </Box>
      {onMore ? (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={onMore}>
          {t('resources.import.validate.more')}
        </Button>
      ) : null}
    </Box>
  );
};

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 };

import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef, type Ref } from 'react';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DocumentPaper } from './DocumentPaper.tsx';
import { usePageScale } from './usePageScale.ts';

interface PagePreviewProps {
  document: PrintedDocument;
  /** Printed across each page. */
  mark: string | undefined;
  /** The element that the print action prints. */
  ref: Ref<HTMLElement>;
}

/** A document as wide as the paper or the screen, with buttons to enlarge it. */
export const PagePreview = ({ document, mark, ref }: PagePreviewProps) => {
  const t = useMessages();
  const container = useRef<HTMLDivElement>(null);
  const { scale, isFitted, larger, smaller, fit } = usePageScale(container);
  return (
    <Box sx={{ maxWidth: 1100 }}>
      <Box role="group" aria-label={t('resources.print.zoom.label')} sx={zoomStyle}>
        <IconButton
          aria-label={t('resources.print.zoom.smaller')}
          disabled={!smaller}
          onClick={smaller}
        >
          <ZoomOutIcon />
        </IconButton>
        <Box component="span" role="status" sx={percentStyle}>
          {`${Math.round(scale * 100)}%`}
        </Box>
        <IconButton
          aria-label={t('resources.print.zoom.larger')}
          disabled={!larger}
          onClick={larger}
        >
          <ZoomInIcon />
        </IconButton>
        <Button size="small" aria-pressed={isFitted} disabled={isFitted} onClick={fit}>
          {t('resources.print.zoom.fit')}
        </Button>
      </Box>
      <Box
        ref={container}
        role="region"
        aria-label={t('resources.print.pages')}
        // An enlarged document is scrolled with the keyboard as well.
        tabIndex={0}
        sx={{ overflowX: 'auto', position: 'relative' }}
      >
        <DocumentPaper ref={ref} document={document} mark={mark} scale={scale} />
      </Box>
    </Box>
  );
};

const zoomStyle = {
  position: 'sticky',
  top: 'var(--table-top)',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  width: 'fit-content',
  mb: 1.5,
  px: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
const percentStyle = { minWidth: 44, textAlign: 'center', fontVariantNumeric: 'tabular-nums' };

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BrandPanel } from './BrandPanel.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { LanguageButton } from './LanguageButton.tsx';

interface PublicPageProps {
  children: ReactNode;
  /** Maximum content width in px. */
  width?: number;
}

/** Layout of pages outside the console: brand panel beside the content, stacked on phones. */
export const PublicPage = ({ children, width = 380 }: PublicPageProps) => (
  <Box
    sx={{
      position: 'relative',
      minHeight: '100dvh',
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(320px, 5fr) minmax(0, 7fr)' },
      gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      bgcolor: 'background.default',
    }}
  >
    <BrandPanel />
    <Box
      component="main"
      sx={{
        display: 'grid',
        // Wide content, such as a letter, is fitted and does not widen the page.
        gridTemplateColumns: 'minmax(0, 1fr)',
        // Top-aligned, so that content that loads later does not shift the page.
        alignContent: 'start',
        justifyItems: 'center',
        px: { xs: 2, sm: 4 },
        pt: { xs: 3, md: 'clamp(56px, 14vh, 180px)' },
        pb: { xs: 3, md: 6 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          position: 'absolute',
          top: { xs: 8, md: 16 },
          right: { xs: 8, md: 16 },
        }}
      >
        <LanguageButton />
        <ColorModeButton />
      </Box>
      <Box sx={{ width: '100%', maxWidth: width }}>{children}</Box>
    </Box>
  </Box>
);

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { riwayat } from '#src/i18n/id/riwayat.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

interface HistorySectionProps {
  title: keyof (typeof riwayat)['section'];
  /** Content beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled section of the page. */
export const HistorySection = ({ title, aside, children }: HistorySectionProps) => {
  const t = useMessages();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={head}>
        <Typography variant="h3" component="h2" id={id}>
          {t(`resources.riwayat.section.${title}`)}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
};

/** Text of a section without content. */
export const EmptyText = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary' }}>{children}</Box>
);

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 1,
};

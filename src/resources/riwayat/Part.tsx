import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { riwayat } from '#src/i18n/id/riwayat.ts';
import { useWords } from '#src/i18n/useWords.ts';

interface PartProps {
  title: keyof (typeof riwayat)['section'];
  /** Content beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled section of the page. */
export const Part = ({ title, aside, children }: PartProps) => {
  const say = useWords();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={head}>
        <Typography variant="h3" component="h2" id={id}>
          {say(`resources.riwayat.section.${title}`)}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
};

/** Text of a section without content. */
export const None = ({ children }: { children: string }) => (
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

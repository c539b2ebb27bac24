import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionHeaderProps {
  title: string;
  lead: string;
  /** The button of the section. */
  action?: ReactNode;
}

/** Heading of a part of a settings screen, with what it is and its button. */
export const SectionHeader = ({ title, lead, action }: SectionHeaderProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1.5,
      alignItems: 'flex-start',
      maxWidth: 720,
      mt: 4,
      mb: 1.5,
    }}
  >
    <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary">{lead}</Typography>
    </Box>
    {action}
  </Box>
);

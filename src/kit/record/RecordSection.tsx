import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { sectionHeading, useRegisterSection } from '../page/sections.ts';

interface RecordSectionProps {
  title: string;
  /** Content beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled section of a record's page. */
export const RecordSection = ({ title, aside, children }: RecordSectionProps) => {
  const id = useId();
  useRegisterSection(id, title);
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={headStyle}>
        <Typography variant="h3" component="h2" id={id} tabIndex={-1} sx={sectionHeading}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
};

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 1,
};

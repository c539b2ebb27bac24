import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { certificateListPath, waitingListPath } from '../paths.ts';

const tabs = [
  ['waiting', waitingListPath],
  ['issued', certificateListPath],
] as const;

/** Links between the two lists, and what can be done with all rows of the shown one. */
export const CertificateTabs = ({ children }: { children?: ReactNode }) => {
  const t = useMessages();
  return (
    <Box sx={bar}>
      <Box component="nav" aria-label={t('resources.certificate.tab.label')} sx={tabRow}>
        {tabs.map(([name, path]) => (
          // `NavLink` marks the current one with `aria-current`.
          <Box key={name} component={NavLink} to={path} end sx={tab}>
            {t(`resources.certificate.tab.${name}`)}
          </Box>
        ))}
      </Box>
      {children}
    </Box>
  );
};

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  mb: 2,
};
const tabRow = { display: 'flex', borderBottom: 1, borderColor: 'divider' };
const tab = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 40 },
  px: 1.5,
  mb: '-1px',
  borderBottom: '2px solid transparent',
  color: 'text.secondary',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderBottomColor: 'primary.main' },
};

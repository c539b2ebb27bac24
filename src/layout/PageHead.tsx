import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useArrival } from './arrival.ts';
import { useHere } from './here.ts';
import { MoreActs, type PageAct } from './MoreActs.tsx';
import { usePageTitle } from './usePageTitle.ts';

interface PageHeadProps {
  title: string;
  /** What the browser's tab says, where the heading itself is no title. */
  tab?: string;
  /** What the breadcrumb says, where the screen is of several kinds. */
  crumb?: string;
  /** A sentence or a count that says what this page is. */
  description?: ReactNode;
  /** The page's one primary act, a button or a link. On a phone it floats within reach of a thumb. */
  action?: ReactNode;
  /** What stands beside it where there is room. */
  aside?: ReactNode;
  /** Other acts, behind 'Lainnya'. */
  secondary?: readonly PageAct[];
  /** What else belongs to the head, below it: a state, tabs. */
  children?: ReactNode;
}

const phone = '@media (max-width:599.95px)';

/** The head of every page: names it for eye, tab and screen reader, and holds what can be done on it. */
export const PageHead = ({
  title,
  tab = title,
  crumb,
  description,
  action,
  aside,
  secondary = [],
  children,
}: PageHeadProps) => {
  usePageTitle(tab);
  useHere(crumb);
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
          <Typography
            ref={heading}
            variant="h1"
            tabIndex={-1}
            sx={{ overflowWrap: 'anywhere', scrollMarginTop: 80 }}
          >
            {title}
          </Typography>
          {description ? (
            <Typography component="div" color="textSecondary" sx={{ mt: 0.5, maxWidth: 720 }}>
              {description}
            </Typography>
          ) : null}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          {secondary.length > 0 ? <MoreActs acts={secondary} /> : null}
          {aside}
          {action ? <Box sx={{ [phone]: floating }}>{action}</Box> : null}
        </Box>
      </Box>
      {children}
    </Box>
  );
};

const floating = {
  position: 'fixed',
  right: 16,
  bottom: 'calc(16px + env(safe-area-inset-bottom, 0px))',
  zIndex: 'appBar',
  borderRadius: 1,
  boxShadow: 6,
};

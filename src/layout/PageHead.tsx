import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useArrival } from './arrival.ts';
import { useHere } from './here.ts';
import { MoreActs, type PageAct } from './MoreActs.tsx';
import { usePageTitle } from './usePageTitle.ts';

interface PageHeadProps {
  title: string;
  /** Document title; defaults to `title`. */
  tab?: string;
  /** Name in the breadcrumb, when it differs from the screen's title. */
  crumb?: string;
  /** A sentence or a count below the title. */
  description?: ReactNode;
  /** The primary action; on phones it floats at the bottom right. */
  action?: ReactNode;
  /** Further buttons beside the primary action. */
  aside?: ReactNode;
  /** Items of the 'Lainnya' menu. */
  secondary?: readonly PageAct[];
  /** Rendered below the header, such as a status or tabs. */
  children?: ReactNode;
}

const phone = '@media (max-width:599.95px)';

/** Page header: title, description and actions; also sets the document title and the breadcrumb. */
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

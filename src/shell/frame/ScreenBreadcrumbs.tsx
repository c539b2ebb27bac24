import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { phoneMediaQuery } from '#src/kit/theme/tokens.ts';
import { useScreenPath } from '../routing/screenPath.ts';

const lineStyle = {
  '& ol': { flexWrap: 'nowrap' },
  '& li': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // The name of the page, which is also its heading, is shortened first.
  '& li:last-of-type': { flexShrink: 10_000, minWidth: 40 },
  '& .MuiBreadcrumbs-separator': { flex: 'none' },
  // A shortened link is as high as its line, which touch needs.
  '& li a': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '24px' },
  // Hidden overflow would cut off the links' focus ring.
  '& li:has(:focus-visible)': { overflow: 'visible' },
  // Phones show the parent only: the heading names the page, and the bar has no room for both.
  [phoneMediaQuery]: {
    '& li:not(:nth-last-of-type(-n+3)), & li:nth-last-of-type(3) ~ li': { display: 'none' },
  },
};

/**
 * Breadcrumb from the dashboard to the current screen.
 * @param name overrides the screen's title
 */
export const ScreenBreadcrumbs = ({ name }: { name: string | undefined }) => {
  const t = useMessages();
  const screenPath = useScreenPath();
  const parents =
    screenPath.length > 0 ? screenPath.slice(0, -1) : [{ to: '/dashboard', screen: null }];
  const currentTitle = screenPath.at(-1)?.screen.title ?? 'app.not_found.title';
  return (
    <Breadcrumbs aria-label={t('app.toolbar.breadcrumb')} sx={lineStyle}>
      {parents.map(({ to, screen }) => (
        <MuiLink key={to} component={Link} to={to} color="inherit" sx={{ fontWeight: 400 }}>
          {t(screen?.title ?? 'app.dashboard.title')}
        </MuiLink>
      ))}
      <Typography component="span" variant="inherit" color="textPrimary" aria-current="page">
        {name ?? t(currentTitle)}
      </Typography>
    </Breadcrumbs>
  );
};

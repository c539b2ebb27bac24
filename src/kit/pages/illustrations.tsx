import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const shieldPath =
  'M48 6 79 17C82 18 84 21 84 24V45C84 66 70 83 50 89 48.6 89.5 47.4 89.5 46 89 26 83 12 66 12 45V24C12 21 14 18 17 17Z';

/** Illustration: the logo's shield with a symbol inside. */
const Illustration = ({ children }: { children: ReactNode }) => (
  <Box
    component="svg"
    viewBox="0 0 96 96"
    aria-hidden
    sx={theme => ({
      width: 96,
      height: 96,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      color: 'primary.main',
      '& .ground': { fill: theme.palette.ground.accent, stroke: 'none' },
    })}
  >
    <path className="ground" d={shieldPath} />
    <path d={shieldPath} />
    {children}
  </Box>
);

/** Shield with a lock, for 403. */
export const LockIllustration = () => (
  <Illustration>
    <rect x="34" y="44" width="28" height="22" rx="4" />
    <path d="M39 44v-6a9 9 0 0 1 18 0v6M48 53v5" />
  </Illustration>
);

/** Shield with a crossed-out map pin, for 404. */
export const NotFoundIllustration = () => (
  <Illustration>
    <path d="M48 68c-9-10-15-17-15-25a15 15 0 0 1 30 0c0 8-6 15-15 25Z" strokeDasharray="3 5" />
    <path d="M44 39l8 8m0-8-8 8" />
  </Illustration>
);

/** Shield with a pulled plug, for 500. */
export const ServerErrorIllustration = () => (
  <Illustration>
    <path d="M40 31v8m16-8v8M35 39h26v6a13 13 0 0 1-26 0ZM48 58v5" />
    <path d="M48 68v6" strokeDasharray="1 5" />
  </Illustration>
);

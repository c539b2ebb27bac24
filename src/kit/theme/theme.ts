import type { ThemeOptions } from '@mui/material/styles';
import { palette } from './palette.ts';
import { baseOverrides } from './components/base.ts';
import { buttonOverrides } from './components/buttons.ts';
import { choiceOverrides } from './components/choices.tsx';
import { fieldOverrides } from './components/fields.ts';
import { navigationOverrides } from './components/navigation.ts';
import { reactAdminOverrides } from './components/reactAdmin.ts';
import { statusOverrides } from './components/status.tsx';
import { surfaceOverrides } from './components/surfaces.ts';
import { tableOverrides } from './components/tables.ts';
import { shadows } from './shadows.ts';
import type { Tokens } from './tokens.ts';
import {
  darkTokens,
  drawerWidth,
  lightTokens,
  maxMotionMs,
  phoneBreakpoint,
  radius,
  touchBreakpoint,
} from './tokens.ts';
import { typography } from './typography.ts';

/** Theme options plus the sidebar width that react-admin requires. */
export type ConsoleTheme = ThemeOptions & { sidebar: { width: number; closedWidth: number } };

const { quick, most } = maxMotionMs;
const duration = {
  shortest: quick,
  shorter: quick,
  short: most,
  standard: most,
  complex: most,
  enteringScreen: most,
  leavingScreen: quick,
};

const createThemeOptions = (t: Tokens): ConsoleTheme => ({
  palette: palette(t),
  typography,
  // Set as a mixin, because an override would also give react-admin's collapsed toolbars this
  // height.
  mixins: { toolbar: { minHeight: 56 } },
  shape: { borderRadius: radius.outer },
  breakpoints: { values: { xs: 0, sm: phoneBreakpoint, md: touchBreakpoint, lg: 1280, xl: 1600 } },
  shadows: shadows(t),
  transitions: { duration },
  motion: { reducedMotion: 'system' },
  focusVisible: true,
  sidebar: { width: drawerWidth, closedWidth: 0 },
  components: {
    ...baseOverrides(t),
    ...buttonOverrides(t),
    ...fieldOverrides(t),
    ...choiceOverrides(t),
    ...tableOverrides(t),
    ...surfaceOverrides(t),
    ...navigationOverrides(t),
    ...statusOverrides(t),
    ...reactAdminOverrides,
  },
});

/**
 * Light theme options. `<Admin theme>` takes them directly; pages without react-admin pass them
 * through `createTheme`.
 */
export const lightTheme: ConsoleTheme = createThemeOptions(lightTokens);

/** Dark theme options. */
export const darkTheme: ConsoleTheme = createThemeOptions(darkTokens);

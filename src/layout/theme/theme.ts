import type { ThemeOptions } from '@mui/material/styles';
import { palette } from './palette.ts';
import { base } from './parts/base.ts';
import { buttons } from './parts/buttons.ts';
import { choices } from './parts/choices.tsx';
import { fields } from './parts/fields.ts';
import { navigation } from './parts/navigation.ts';
import { reactAdmin } from './parts/reactAdmin.ts';
import { status } from './parts/status.tsx';
import { surfaces } from './parts/surfaces.ts';
import { tables } from './parts/tables.ts';
import { shadows } from './shadows.ts';
import type { Tokens } from './tokens.ts';
import { dark, drawerWidth, light, motionMs, phoneBelow, radius } from './tokens.ts';
import { typography } from './typography.ts';

/** Theme options plus the sidebar width that react-admin requires. */
export type ConsoleTheme = ThemeOptions & { sidebar: { width: number; closedWidth: number } };

const { quick, most } = motionMs;
const duration = {
  shortest: quick,
  shorter: quick,
  short: most,
  standard: most,
  complex: most,
  enteringScreen: most,
  leavingScreen: quick,
};

const theme = (t: Tokens): ConsoleTheme => ({
  palette: palette(t),
  typography,
  // Set as a mixin, because an override would also give react-admin's collapsed toolbars this
  // height.
  mixins: { toolbar: { minHeight: 56 } },
  shape: { borderRadius: radius.outer },
  breakpoints: { values: { xs: 0, sm: 600, md: phoneBelow, lg: 1280, xl: 1600 } },
  shadows: shadows(t),
  transitions: { duration },
  motion: { reducedMotion: 'system' },
  focusVisible: true,
  sidebar: { width: drawerWidth, closedWidth: 0 },
  components: {
    ...base(t),
    ...buttons(t),
    ...fields(t),
    ...choices(t),
    ...tables(t),
    ...surfaces(t),
    ...navigation(t),
    ...status(t),
    ...reactAdmin,
  },
});

/**
 * Light theme options. `<Admin theme>` takes them directly; pages without react-admin pass them
 * through `createTheme`.
 */
export const lightTheme: ConsoleTheme = theme(light);

/** Dark theme options. */
export const darkTheme: ConsoleTheme = theme(dark);

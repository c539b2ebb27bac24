import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { once } from '#contract/core/values/once.ts';
import { pageNonce } from '#src/kit/page/pageNonce.ts';
import { useColorMode } from '#src/kit/theme/colorMode.ts';
import { darkTheme, lightTheme } from '#src/kit/theme/theme.ts';

/** Created when first used, because most people see one of them only. */
const themes = {
  light: once(() => createTheme(lightTheme)),
  dark: once(() => createTheme(darkTheme)),
};

/** MUI theme of the chosen mode, with styles that the Content Security Policy allows. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'css', nonce: pageNonce(), prepend: true }));
  const { mode } = useColorMode();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themes[mode]()}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

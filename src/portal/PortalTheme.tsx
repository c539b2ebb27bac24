import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useColorMode } from '#src/layout/theme/mode.ts';
import { darkTheme, lightTheme } from '#src/layout/theme/theme.ts';

const themes = { light: createTheme(lightTheme), dark: createTheme(darkTheme) };

/** The nonce of this very answer of the server; browsers hide the attribute and keep the property. */
function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || undefined;
}

/** Styles that the page's policy admits, in the mode that the person chose. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'css', nonce: pageNonce(), prepend: true }));
  const { mode } = useColorMode();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themes[mode]}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

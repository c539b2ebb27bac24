import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PageHelpContext } from '#src/kit/page/PageHelpContext.ts';
import { PageNameContext, type PageName } from '#src/kit/page/pageName.ts';
import { InitialLocationContext } from '#src/kit/page/useHeadingFocus.ts';
import { useScrollToTop } from '#src/kit/page/useScrollToTop.ts';
import { hasWidePart } from '#src/kit/page/widePage.ts';
import { phoneMediaQuery, touchMediaQuery } from '#src/kit/theme/tokens.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { HelpProvider } from '../help/HelpProvider.tsx';
import { MenuContext } from '../menu/MenuContext.ts';
import { visibleMenu } from '../menu/visibleMenu.ts';
import { SideDrawer } from '../menu/SideDrawer.tsx';
import { useLanguagePreference } from '../useLanguagePreference.ts';
import { ServerNotices } from './ServerNotices.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';
import { TopBar, topBarHeight } from './TopBar.tsx';
import { useTitlesOfCutTexts } from './useTitlesOfCutTexts.ts';

const helpButton = <HelpButton />;

/** Layout of the console: side drawer, top bar and main content. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const [initialKey] = useState(navigationType === NavigationType.Pop ? key : null);
  const isTemporary = useMediaQuery(touchMediaQuery, { noSsr: true });
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [pageName, setPageName] = useState<PageName>();
  const { role, idReferensi } = useRequiredSession();
  const menu = useMemo(() => visibleMenu({ role, idReferensi }), [role, idReferensi]);
  const openMenu = useCallback(() => setIsMenuOpen(true), []);
  const closeMenu = useCallback(() => setIsMenuOpen(false), []);
  useScrollToTop(pathname);
  useTitlesOfCutTexts();
  useLanguagePreference();
  return (
    <InitialLocationContext value={initialKey}>
      <MenuContext value={menu}>
        <HelpProvider>
          <SkipLink />
          <Box sx={{ display: 'flex', minHeight: '100vh' }}>
            <SideDrawer isTemporary={isTemporary} isOpen={isMenuOpen} onClose={closeMenu} />
            <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
              <TopBar
                onMenu={isTemporary ? openMenu : undefined}
                isMenuOpen={isMenuOpen}
                pageName={pageName?.pathname === pathname ? pageName.name : undefined}
              />
              <ServerNotices />
              <Box component="main" id={mainId} tabIndex={-1} sx={pageStyle}>
                <PageNameContext value={setPageName}>
                  <PageHelpContext value={helpButton}>{children}</PageHelpContext>
                </PageNameContext>
              </Box>
            </Box>
          </Box>
        </HelpProvider>
      </MenuContext>
    </InitialLocationContext>
  );
};

const pageStyle = {
  // Offset for sticky elements, which must stop below the top bar and its notices.
  '--table-top': `calc(${topBarHeight}px + var(--notices-height, 0px))`,
  boxSizing: 'border-box',
  maxWidth: 1440,
  [`&${hasWidePart}`]: { maxWidth: 1920 },
  px: 4,
  pt: 3.5,
  pb: 8,
  [touchMediaQuery]: { px: 3 },
  [phoneMediaQuery]: { px: 2, pt: 2.5, pb: 12 },
};

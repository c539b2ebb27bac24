import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { FirstLocation } from '../arrival.ts';
import { HereContext, type Here } from '../here.ts';
import { MenuContext } from '../menu/MenuContext.ts';
import { menuOf } from '../menu/menuOf.ts';
import { SideDrawer } from '../menu/SideDrawer.tsx';
import { onPhone } from '../theme/tokens.ts';
import { mainId, SkipLink } from './SkipLink.tsx';
import { TopLine, topHeight } from './TopLine.tsx';

/** Scrolls to the top on navigation; for back and forward the browser restores the position. */
function useTopOfPage(pathname: string): void {
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a path change scrolls
  }, [pathname]);
}

/** Layout of the console: side drawer, top bar and main content. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const [first] = useState(() => (navigation === NavigationType.Pop ? key : null));
  const sheet = useMediaQuery(onPhone, { noSsr: true });
  const [open, setOpen] = useState(false);
  const [here, setHere] = useState<Here>();
  const { role, idReferensi } = useSignedIn();
  const menu = useMemo(() => menuOf({ role, idReferensi }), [role, idReferensi]);
  useTopOfPage(pathname);
  return (
    <FirstLocation value={first}>
      <MenuContext value={menu}>
        <SkipLink />
        <Box sx={{ display: 'flex', minHeight: '100vh' }}>
          <SideDrawer sheet={sheet} open={open} onClose={() => setOpen(false)} />
          <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
            <TopLine
              onMenu={sheet ? () => setOpen(true) : undefined}
              menuOpen={open}
              here={here?.pathname === pathname ? here.name : undefined}
            />
            <Box component="main" id={mainId} tabIndex={-1} sx={page}>
              <HereContext value={setHere}>{children}</HereContext>
            </Box>
          </Box>
        </Box>
      </MenuContext>
    </FirstLocation>
  );
};

const page = {
  // Offset for sticky elements, which must stop below the top bar.
  '--table-top': `${topHeight}px`,
  boxSizing: 'border-box',
  maxWidth: 1440,
  px: 4,
  pt: 3.5,
  pb: 8,
  [onPhone]: { px: 3 },
  '@media (max-width:599.95px)': { px: 2, pt: 2.5, pb: 12 },
};

import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { HelpContext } from '#src/kit/page/HelpContext.ts';

const HelpPanel = lazyDialog(() => import('#src/shell/help/index.ts'));

/** Renders the help about the current screen, which the page header and the palette open. */
export const HelpProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  // The help of a screen closes with it.
  if (openedAt !== undefined && openedAt !== pathname) setOpenedAt(undefined);
  const isOpen = openedAt === pathname;
  const state = useMemo(() => ({ isOpen, open: () => setOpenedAt(pathname) }), [isOpen, pathname]);
  return (
    <HelpContext value={state}>
      {children}
      {isOpen ? (
        <Suspense fallback={null}>
          <HelpPanel onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      ) : null}
    </HelpContext>
  );
};

import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyNoticeSnackbar } from '#src/account/lazyAlerts.tsx';
import { completeSession } from '#src/account/signIn/completeSession.ts';
import { useApi, useSession } from '#src/providers/api/ApiContext.ts';
import { saveHasPic } from '#src/providers/session.ts';
import { pic as words } from '#texts/pic.ts';

const PicModal = lazy(async () => ({ default: (await import('./PicModal.tsx')).PicModal }));

/**
 * Blocks every page with the PIC dialog until the user's company has named a PIC (person in
 * charge).
 */
export function PicGate() {
  const { call } = useApi();
  const session = useSession();
  useEffect(() => completeSession(call), [call]);
  const { key: page } = useLocation();
  /** The page on which a PIC was saved, whose notice covers no button of the next. */
  const [savedOn, setSavedOn] = useState<string>();
  return (
    <>
      {session?.hasPic === false && (
        <Suspense fallback={<Box aria-busy aria-label={words.loading} sx={coverStyle} />}>
          <PicModal
            onPicSet={isNew => {
              saveHasPic(true);
              if (isNew) setSavedOn(page);
            }}
          />
        </Suspense>
      )}
      <LazyNoticeSnackbar
        text={savedOn === page && session ? words.saved : null}
        onClose={() => setSavedOn(undefined)}
      />
    </>
  );
}

/** Covers the page until the dialog is loaded. */
const coverStyle = { position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: 'rgb(0 0 0 / 0.4)' };

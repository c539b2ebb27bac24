import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState } from 'react';
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
  const [showSaved, setShowSaved] = useState(false);
  return (
    <>
      {session?.hasPic === false && (
        <Suspense fallback={<Box aria-busy aria-label={words.loading} sx={coverStyle} />}>
          <PicModal
            onPicSet={isNew => {
              saveHasPic(true);
              setShowSaved(isNew);
            }}
          />
        </Suspense>
      )}
      <LazyNoticeSnackbar
        text={showSaved && session ? words.saved : null}
        onClose={() => setShowSaved(false)}
      />
    </>
  );
}

/** Covers the page until the dialog is loaded. */
const coverStyle = { position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: 'rgb(0 0 0 / 0.4)' };

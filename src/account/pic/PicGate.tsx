import Backdrop from '@mui/material/Backdrop';
import { lazy, Suspense, useState } from 'react';
import { NoticeSnackbar } from '#src/account/NoticeSnackbar.tsx';
import { pic as words } from '#src/i18n/id/pic.ts';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { saveHasPic } from '#src/providers/session.ts';

const PicModal = lazy(async () => ({ default: (await import('./PicModal.tsx')).PicModal }));

/**
 * Blocks every page with the PIC dialog until the user's company has named a PIC (person in
 * charge).
 */
export function PicGate() {
  const session = useSession();
  const [showSaved, setShowSaved] = useState(false);
  return (
    <>
      {session?.hasPic === false && (
        <Suspense fallback={<Backdrop open sx={{ zIndex: 'modal' }} aria-label={words.loading} />}>
          <PicModal
            onPicSet={isNew => {
              saveHasPic(true);
              setShowSaved(isNew);
            }}
          />
        </Suspense>
      )}
      <NoticeSnackbar
        text={showSaved && session ? words.saved : null}
        onClose={() => setShowSaved(false)}
      />
    </>
  );
}

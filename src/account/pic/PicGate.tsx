import Backdrop from '@mui/material/Backdrop';
import { lazy, Suspense, useState } from 'react';
import { Notice } from '#src/account/Notice.tsx';
import { pic as words } from '#src/i18n/id/pic.ts';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { savePic } from '#src/providers/session.ts';

const PicModal = lazy(async () => ({ default: (await import('./PicModal.tsx')).PicModal }));

/**
 * Blocks every page with the PIC dialog until the user's company has named a PIC (person in
 * charge).
 */
export function PicGate() {
  const session = useSession();
  const [saved, setSaved] = useState(false);
  return (
    <>
      {session?.pic === false && (
        <Suspense fallback={<Backdrop open sx={{ zIndex: 'modal' }} aria-label={words.loading} />}>
          <PicModal
            onNamed={isNew => {
              savePic(true);
              setSaved(isNew);
            }}
          />
        </Suspense>
      )}
      <Notice text={saved && session ? words.saved : null} onClose={() => setSaved(false)} />
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { SwitchInput } from '#src/kit/input/SwitchInput.tsx';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';

const NoticeDialog = lazyDialog(async () => ({
  default: (await import('./NoticeDialog.tsx')).NoticeDialog,
}));

/** The consent of a participant, with the notice that is given to them before. */
export const ConsentInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const [isReading, setIsReading] = useState(false);
  return (
    <Box>
      <SwitchInput field={field} />
      <Button size="small" onClick={() => setIsReading(true)}>
        {t('resources.peserta.notice.read')}
      </Button>
      {isReading ? (
        <Suspense fallback={null}>
          <NoticeDialog onClose={() => setIsReading(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
};

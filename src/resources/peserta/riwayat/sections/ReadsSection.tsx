import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { HistorySection } from './HistorySection.tsx';

const ReadList = lazy(async () => ({ default: (await import('./ReadList.tsx')).ReadList }));

/**
 * Section that says who has read the participant's data, for the data protection officer. It is loaded on demand, because
 * looking at it is recorded too.
 */
export const ReadsSection = ({ idPeserta }: { idPeserta: number }) => {
  const t = useMessages();
  const can = usePermission();
  const [isOpen, setIsOpen] = useState(false);
  if (!can('personRead.read')) return null;
  return (
    <HistorySection title="reads">
      {isOpen ? (
        <Suspense fallback={null}>
          <ReadList idPeserta={idPeserta} />
        </Suspense>
      ) : (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {t('resources.riwayat.reads_show')}
        </Button>
      )}
    </HistorySection>
  );
};

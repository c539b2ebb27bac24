import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';

const ChangedPeopleDialog = lazyDialog(async () => ({
  default: (await import('./ChangedPeopleDialog.tsx')).ChangedPeopleDialog,
}));

/** Opens the registered people that a file changes, to leave single ones out of the save. */
export const ChangedPeople = ({ importRecord }: { importRecord: Import }) => {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { berubah: changed } = importRecord.jumlah;
  // A smart check result changes every row.
  if (importRecord.jenis === 'smartChecking' || (changed === 0 && !isOpen)) return null;
  return (
    <div>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('resources.import.save.changed.open', { smart_count: changed })}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ChangedPeopleDialog importRecord={importRecord} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
};

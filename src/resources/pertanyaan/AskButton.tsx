import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { maxAsked } from '#contract/states/pertanyaan.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';

const AskDialog = lazy(async () => {
  await import('./index.ts');
  return { default: (await import('./AskDialog.tsx')).AskDialog };
});

/** Button that asks participants about their wrong data. */
export const AskButton = ({ ids }: { ids: readonly number[] }) => {
  const t = useMessages();
  const can = usePermission();
  const [isOpen, setIsOpen] = useState(false);
  if (ids.length === 0 || !can('pertanyaan.create')) return null;
  const asked = ids.slice(0, maxAsked);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('resources.peserta.ask', { smart_count: asked.length })}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AskDialog ids={asked} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { storeShell } from '#src/providers/offline/shell.ts';
import { card as words } from '#texts/card.ts';

/** Stores the portal's files in the browser, so that the page opens without network too. */
export function StoreForOffline() {
  const [state, setState] = useState<'idle' | 'storing' | 'stored' | 'failed'>('idle');
  if (!('serviceWorker' in navigator)) return null;
  const store = (): void => {
    setState('storing');
    storeShell().then(
      () => setState('stored'),
      () => setState('failed'),
    );
  };
  return state === 'stored' ? (
    <Alert severity="success" role="status">
      {words.store.done}
    </Alert>
  ) : (
    <>
      <Button
        variant="outlined"
        loading={state === 'storing'}
        loadingPosition="start"
        onClick={store}
      >
        {words.store.action}
      </Button>
      {state === 'failed' ? (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {words.store.failed}
        </Alert>
      ) : null}
    </>
  );
}

import { Suspense } from 'react';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import type { ActionDialogProps } from './ActionDialog.tsx';

const Dialog = lazyDialog(async () => ({
  default: (await import('./ActionDialog.tsx')).ActionDialog,
}));

/** The dialog of an action. Its form is loaded when a list opens it for the first time. */
export const LazyActionDialog = (props: ActionDialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);

import { Suspense, type ComponentProps } from 'react';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import type { AlertDialog } from './AlertDialog.tsx';
import type { NoticeSnackbar } from './NoticeSnackbar.tsx';

const loadDialog = async () => ({ default: (await import('./AlertDialog.tsx')).AlertDialog });
const loadSnackbar = async () => ({
  default: (await import('./NoticeSnackbar.tsx')).NoticeSnackbar,
});

const Dialog = lazyDialog(loadDialog);
const Snackbar = lazyDialog(loadSnackbar);

/** `AlertDialog` without its code in the first download; it unmounts when it closes. */
export const LazyAlertDialog = (props: ComponentProps<typeof AlertDialog>) =>
  props.open && (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );

/** `NoticeSnackbar` without its code in the first download. */
export const LazyNoticeSnackbar = (props: ComponentProps<typeof NoticeSnackbar>) =>
  props.text !== null && (
    <Suspense fallback={null}>
      <Snackbar {...props} />
    </Suspense>
  );

/** Loads both ahead, so that they also appear once the network is gone. A failure is reported when one opens. */
export function preloadAlerts(): void {
  for (const load of [loadDialog, loadSnackbar]) load().catch(() => undefined);
}

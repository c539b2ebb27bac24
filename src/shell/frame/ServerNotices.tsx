import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { missingPartEvent } from '#src/kit/lazy/missingPart.ts';
import { useApi, useServerState } from '#src/providers/api/ApiContext.ts';
import { spreadDelay } from '#src/providers/api/spreadDelay.ts';
import { useIsOfflineUsed } from '#src/providers/offline/notedChanges.ts';
import { topBarHeight } from './TopBar.tsx';

/** What a device that prepared the day does and says besides, which most never load. */
const loadOffline = () => import('./offlineParts.ts');
const OfflineNotice = lazyDialog(async () => ({ default: (await loadOffline()).OfflineNotice }));
const OfflineKeeper = lazyDialog(async () => ({ default: (await loadOffline()).OfflineKeeper }));

/** Longest time in seconds between two probes of a server that is away. */
const maxProbeSeconds = 30;

/** Time in ms for which the return of the server is announced. */
const returnNoticeMs = 6_000;

/** Probes a server that is away until it is back, then reloads the queries that failed. */
function useReturn(): { isAway: boolean; isBack: boolean } {
  const { status } = useApi();
  const client = useQueryClient();
  const { availability, failures, retryAfterSeconds } = useServerState();
  const [isBack, setIsBack] = useState(false);
  const wasAway = useRef(false);

  useEffect(() => {
    if (availability === 'up') return;
    const seconds = failures === 0 ? 0 : (retryAfterSeconds ?? 2 ** failures);
    const probe = () => void status.probe();
    const timer = setTimeout(probe, spreadDelay(Math.min(seconds, maxProbeSeconds) * 1000));
    return () => clearTimeout(timer);
  }, [availability, failures, retryAfterSeconds, status]);

  useEffect(() => {
    if (availability === 'away') wasAway.current = true;
    if (availability !== 'up' || !wasAway.current) return;
    wasAway.current = false;
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });
    // The day that was prepared has answered these meanwhile.
    void client.invalidateQueries({ queryKey: ['vaksinasi'] });
    setIsBack(true);
  }, [availability, client]);

  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setIsBack(false), returnNoticeMs);
    return () => clearTimeout(timer);
  }, [isBack]);

  return { isAway: availability === 'away', isBack: isBack && availability !== 'away' };
}

/** Reports parts of the console that could not be loaded, and asks the server for its build. */
function useMissingParts(): void {
  const { status } = useApi();
  useEffect(() => {
    const report = () => {
      status.recordMissingPart();
      void status.probe();
    };
    window.addEventListener(missingPartEvent, report);
    return () => window.removeEventListener(missingPartEvent, report);
  }, [status]);
}

/** Offers to load the new build of the console; nothing reloads by itself. */
const UpdateNotice = ({ isAway }: { isAway: boolean }) => {
  const t = useMessages();
  const { hasNewBuild } = useServerState();
  return (
    <Alert
      severity="info"
      role="none"
      action={
        isAway ? undefined : (
          <Button size="small" color="inherit" onClick={() => window.location.reload()}>
            {t('app.update.action')}
          </Button>
        )
      }
    >
      {t(hasNewBuild ? 'app.update.text' : 'app.update.missing')}
    </Alert>
  );
};

/** Tells the page the height of the notices, below which its sticky parts stop. */
function measureNotices(notices: HTMLElement | null): (() => void) | undefined {
  if (!notices) return undefined;
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--notices-height', `${notices.offsetHeight}px`);
  });
  observer.observe(notices);
  return () => observer.disconnect();
}

const noticesStyle = {
  position: 'sticky',
  top: topBarHeight,
  zIndex: 'appBar',
  '& > *': { borderRadius: 0, borderInline: 0 },
} as const;

/** Says that the server is away, or back. */
const Notice = ({ state, isUsed }: { state: 'away' | 'back'; isUsed: boolean }) => {
  const t = useMessages();
  const text = t(state === 'away' ? 'app.offline' : 'app.online');
  return isUsed ? (
    <Suspense fallback={text}>
      <OfflineNotice state={state} />
    </Suspense>
  ) : (
    text
  );
};

/** Notices above the page: the server is away or back, or it serves a newer build. */
export const ServerNotices = memo(() => {
  const { hasNewBuild, hasMissingPart } = useServerState();
  const isUsed = useIsOfflineUsed();
  const { isAway, isBack } = useReturn();
  useMissingParts();
  return (
    <Box ref={measureNotices} role="status" sx={noticesStyle}>
      {isUsed ? (
        <Suspense fallback={null}>
          <OfflineKeeper />
        </Suspense>
      ) : null}
      {isAway ? (
        <Alert severity="warning" role="none">
          <Notice state="away" isUsed={isUsed} />
        </Alert>
      ) : null}
      {isBack ? (
        <Alert severity="success" role="none">
          <Notice state="back" isUsed={isUsed} />
        </Alert>
      ) : null}
      {hasNewBuild || hasMissingPart ? <UpdateNotice isAway={isAway} /> : null}
    </Box>
  );
});
ServerNotices.displayName = 'ServerNotices';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { liveCalls } from '#contract/domains/live.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { createLiveChanges, LiveContext } from '#src/providers/live/liveChanges.ts';
import { keepLive } from '#src/providers/live/liveConnection.ts';
import { subscribeSession } from '#src/providers/session.ts';
import { createRefresher } from './createRefresher.ts';

interface LiveUpdatesProps {
  userId: number;
  children: ReactNode;
}

/** Shows what others change without waiting for the next reading, as long as the tab is visible. */
export const LiveUpdates = ({ userId, children }: LiveUpdatesProps) => {
  const { call, openStream } = useApi();
  const client = useQueryClient();
  const [live] = useState(() =>
    createLiveChanges((tab, data) => call(liveCalls.open, { body: { tab, data } })),
  );
  useEffect(() => {
    const refresher = createRefresher(client, userId, live);
    const unlisten = live.listen((kind, topic) => {
      if (kind === 'change') refresher.refresh(topic);
      else refresher.refreshOpened();
    });
    const end = keepLive({
      connect: signal => openStream(`${liveCalls.stream.path}?tab=${live.tab}`, signal),
      onEvent: ({ name, data }) => live.emit(name, data),
      onState: isLive => {
        live.setLive(isLive);
        // Something may have changed while nothing arrived.
        if (isLive) refresher.refreshAll();
      },
      watchSession: subscribeSession,
    });
    return () => {
      end();
      unlisten();
      refresher.stop();
    };
  }, [client, userId, live, openStream]);
  return <LiveContext value={live}>{children}</LiveContext>;
};

import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { liveTopicNames, type LiveTopic } from '#contract/domains/live.ts';
import { createOpenSender, type ShownRecord } from './openSender.ts';

/** What happens to records of a topic: they change, or colleagues open and close them. */
export type LiveKind = 'change' | 'presence';

type Listener = (kind: LiveKind, topic: LiveTopic) => void;

/** What the server tells this tab at once. */
export interface LiveChanges {
  /** Id of this tab, by which the server knows what it has open. */
  readonly tab: string;
  readonly isLive: () => boolean;
  /** Whether input is unsaved somewhere, under which nothing should move. */
  readonly isHeld: () => boolean;
  /** Holds changes until the result is called. */
  readonly hold: () => () => void;
  /** Subscribes to changes of the state; returns the unsubscribe function. */
  readonly watch: (listener: () => void) => () => void;
  /** Subscribes to events; returns the unsubscribe function. */
  readonly listen: (listener: Listener) => () => void;
  /** Tells colleagues which record this tab shows; null when it shows none. */
  readonly show: (data: ShownRecord | null) => void;
  readonly setLive: (isLive: boolean) => void;
  readonly emit: (name: string, topic: string) => void;
}

/** Creates the state of a tab that no stream reaches yet. */
export function createLiveChanges(
  send: (tab: string, data: ShownRecord | null) => Promise<unknown>,
): LiveChanges {
  const tab = crypto.randomUUID();
  let isLive = false;
  let holds = 0;
  const watchers = new Set<() => void>();
  const listeners = new Set<Listener>();
  const tell = (): void => {
    for (const watcher of watchers) watcher();
  };
  return {
    tab,
    show: createOpenSender(data => send(tab, data)),
    isLive: () => isLive,
    isHeld: () => holds > 0,
    hold() {
      holds += 1;
      return () => {
        holds -= 1;
        if (holds === 0) tell();
      };
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLive(next) {
      if (isLive === next) return;
      isLive = next;
      tell();
    },
    emit(name, data) {
      const topic = liveTopicNames.find(one => one === data);
      if (!topic || (name !== 'change' && name !== 'presence')) return;
      for (const listener of listeners) listener(name, topic);
    },
  };
}

/** Null outside of the signed-in console, where nothing arrives. */
export const LiveContext = createContext<LiveChanges | null>(null);

const never = (): (() => void) => () => undefined;

/** Whether changes of others arrive by themselves. */
export function useIsLive(): boolean {
  const live = useContext(LiveContext);
  return useSyncExternalStore(live?.watch ?? never, () => live?.isLive() ?? false);
}

/** How much less often is read what also arrives by itself, in case something was missed. */
const liveFactor = 5;

/** Returns the interval in ms at which something is read again: seldom while changes arrive by themselves. */
export const usePollInterval = (ms: number): number => (useIsLive() ? liveFactor * ms : ms);

/** Keeps lists in place while there is unsaved input; what changed meanwhile is shown afterwards. */
export function useLiveHold(isDirty: boolean): void {
  const live = useContext(LiveContext);
  useEffect(() => (isDirty ? live?.hold() : undefined), [isDirty, live]);
}

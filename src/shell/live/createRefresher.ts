import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveTopic } from '#contract/domains/live.ts';
import { dashboardQueryPrefix } from '#src/dashboard/useDashboardQuery.ts';
import type { LiveChanges } from '#src/providers/live/liveChanges.ts';
import { openedKey } from '#src/providers/live/presence.ts';
import { topicResources } from '#src/providers/live/topicResources.ts';

/** Shortest and longest wait in ms before a change is read, by chance, so that consoles do not ask at once. */
const spreadMs = { shortest: 100, longest: 300 } as const;

/** Shortest time in ms between two readings: of lists, and of the tasks, which take many counts. */
const pauseMs = { list: 1_000, tasks: 5_000 } as const;

const notificationResource = 'notification';

/** Everything that a stream may change. */
const followed = [...new Set(Object.values(topicResources).flat())];

/** Reads outdated queries again, collected and not too often. */
export interface Refresher {
  /** Reads what a change of a topic outdates. */
  readonly refresh: (topic: LiveTopic) => void;
  /** Reads what colleagues have open. */
  readonly refreshOpened: () => void;
  /** Reads everything that may have changed unseen. */
  readonly refreshAll: () => void;
  readonly stop: () => void;
}

/** Creates the refresher of one account's queries. @param random returns a number from 0 to below 1 */
export function createRefresher(
  client: QueryClient,
  userId: number,
  live: Pick<LiveChanges, 'isHeld' | 'watch'>,
  random: () => number = Math.random,
): Refresher {
  const lastAt = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const held = new Set<string>();

  const readResource = async (name: string): Promise<void> => {
    // What a form began with stays.
    const predicate = (query: Pick<Query, 'queryKey' | 'meta'>): boolean =>
      query.queryKey[0] === name &&
      !(query.meta as { isSnapshot?: boolean } | undefined)?.isSnapshot;
    // A query that runs may have read what was before the change, so it is read again after it has ended.
    // Cancelled instead, it would never end on a line that is slower than the changes.
    const running = new Set(
      client
        .getQueryCache()
        .findAll({ predicate })
        .filter(({ state }) => state.fetchStatus === 'fetching'),
    );
    const joins = { cancelRefetch: false };
    const isRunning = (query: Query): boolean => running.has(query);
    const others = client.invalidateQueries(
      { predicate: query => predicate(query) && !running.has(query) },
      joins,
    );
    await client.refetchQueries({ predicate: isRunning }, joins);
    await client.invalidateQueries({ predicate: isRunning }, joins);
    await others;
  };
  const readTasks = (): Promise<void> =>
    client.invalidateQueries({ queryKey: dashboardQueryPrefix(userId, 'tasks') });

  const later = (
    key: string,
    pause: number,
    read: () => Promise<void>,
    canBeHeld: boolean,
  ): void => {
    if (timers.has(key) || held.has(key)) return;
    const spread = spreadMs.shortest + random() * (spreadMs.longest - spreadMs.shortest);
    // A clock that is set back must not make the list wait longer than the pause.
    const rest = Math.min(pause, (lastAt.get(key) ?? 0) + pause - Date.now());
    timers.set(
      key,
      setTimeout(
        () => {
          timers.delete(key);
          if (canBeHeld && live.isHeld()) held.add(key);
          else {
            lastAt.set(key, Date.now());
            void read();
          }
        },
        Math.max(spread, rest),
      ),
    );
  };
  const refreshResource = (name: string): void =>
    later(name, pauseMs.list, () => readResource(name), name !== notificationResource);
  const refreshTasks = (): void => later('tasks', pauseMs.tasks, readTasks, false);
  const unwatch = live.watch(() => {
    if (live.isHeld()) return;
    const waiting = [...held];
    held.clear();
    for (const name of waiting) refreshResource(name);
  });

  const refreshOpened = (): void =>
    later('opened', pauseMs.list, () => client.invalidateQueries({ queryKey: openedKey }), false);

  return {
    refreshOpened,
    refresh(topic) {
      for (const name of topicResources[topic]) refreshResource(name);
      refreshTasks();
    },
    refreshAll() {
      for (const name of followed) refreshResource(name);
      refreshTasks();
      refreshOpened();
    },
    stop() {
      unwatch();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

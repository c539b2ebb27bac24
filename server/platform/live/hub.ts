import { liveHeartbeatSeconds, liveTopics, type LiveEvent } from '#contract/domains/live.ts';
import { canAccess } from '#contract/policy.ts';
import { findOpenSessions } from '#server/platform/auth/session.ts';
import type { CurrentUser, Deps } from '#server/platform/context.ts';
import { withoutQueryValues } from '#server/platform/db/database-error.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { systemTimers } from '#server/platform/transfer-limits.ts';
import {
  announcePresences,
  liveMessage,
  type LiveMessage,
  type Presence,
} from '#server/platform/announce/announce.ts';
import { mayLearn } from './may-learn.ts';
import { createPresenceBook, isColleague, type PresenceBook } from './presence.ts';
import { createStream, type Stream } from './stream.ts';
import { createReplayWait } from './replay-wait.ts';

/** How many streams are open at once on a server, for one account, and for one session, which is one browser. */
export interface LiveLimits {
  readonly all: number;
  readonly perAccount: number;
  /** A browser opens only six connections to a server, and calls need some of them. */
  readonly perSession: number;
}

const liveLimits: LiveLimits = { all: 2_000, perAccount: 12, perSession: 3 };

/** Time in ms for which equal announcements are collected. */
const collectMs = 50;

/** The streams of one server. */
export interface LiveHub {
  /** Opens a stream. @throws Problem 503 while no announcements arrive, 429 when the server has too many */
  readonly open: (user: CurrentUser, tab: string) => ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Passes an announcement on to those who may learn of it. */
  readonly receive: (payload: string) => void;
  /** Learns whether announcements arrive; without them streams would promise too much, so they end. */
  readonly setConnected: (isConnected: boolean) => void;
  readonly presences: Pick<PresenceBook, 'visibleTo'>;
  /** Ends every stream and opens no more. */
  readonly close: () => void;
}

/** Creates the streams of a server. */
export function createLiveHub(deps: Omit<Deps, 'live'>, limits: LiveLimits = liveLimits): LiveHub {
  const { db, log, timers = systemTimers } = deps;
  const streams = new Set<Stream>();
  const presences = createPresenceBook(() => timers.now());
  const waitForReplay = createReplayWait(deps);
  let isConnected = false;
  let isClosed = false;

  /** Makes room among the streams that match, of which the oldest gives way. */
  const giveWay = (matches: (stream: Stream) => boolean, max: number): void => {
    const matching = [...streams].filter(matches);
    for (const stream of matching.slice(0, Math.max(0, matching.length - max + 1)))
      stream.end('replaced');
  };

  const toAll = (
    name: LiveEvent,
    topic: Parameters<Stream['send']>[1],
    mayGet: (user: CurrentUser) => boolean,
  ): void => {
    for (const stream of streams) if (mayGet(stream.user)) stream.send(name, topic);
  };

  const takePresence = (presence: Presence): void => {
    for (const stream of streams)
      if (stream.tab === presence.tab && stream.user.id === presence.user)
        stream.opened = presence.open ? presence : null;
    for (const topic of presences.set(presence))
      toAll(
        'presence',
        topic,
        user => isColleague(user, presence) && canAccess(user, liveTopics[topic]) !== undefined,
      );
  };

  const pass = (one: LiveMessage): void => {
    if ('presences' in one) for (const presence of one.presences) takePresence(presence);
    else if ('notified' in one) {
      const ids = new Set(one.notified);
      toAll('change', 'notification', user => ids.has(user.id));
    } else toAll('change', one.change, user => mayLearn(user, one.change, one));
  };

  /** Announcements that were collected since the last time, each once. */
  const collected = new Map<string, LiveMessage>();
  const passCollected = async (): Promise<void> => {
    await waitForReplay();
    const messages = [...collected.values()];
    collected.clear();
    for (const one of messages) pass(one);
  };

  const announce = async (opened: readonly Presence[]): Promise<void> => {
    try {
      await announcePresences(db, opened);
    } catch (error) {
      log.debug({ err: withoutQueryValues(error) }, 'presences not announced');
    }
  };

  /** Ends streams of ended sessions, and shows that the others are alive. */
  const beat = async (): Promise<void> => {
    const known = [...streams];
    try {
      const open = await findOpenSessions(
        deps,
        known.map(({ user }) => user.sessionId),
      );
      for (const stream of known) if (!open.has(stream.user.sessionId)) stream.end();
    } catch (error) {
      log.debug({ err: withoutQueryValues(error) }, 'sessions of streams not read');
    }
    for (const topic of presences.expire())
      toAll('presence', topic, user => canAccess(user, liveTopics[topic]) !== undefined);
    for (const stream of streams) stream.beat();
    await announce([...streams].flatMap(({ opened }) => (opened ? [opened] : [])));
  };
  let cancelBeat: (() => void) | undefined;
  const scheduleBeat = (): void => {
    if (isClosed || cancelBeat || streams.size === 0) return;
    cancelBeat = timers.after(liveHeartbeatSeconds * 1000, () => {
      cancelBeat = undefined;
      void beat().finally(scheduleBeat);
    });
  };

  return {
    presences,
    open(user, tab) {
      if (isClosed || !isConnected) {
        throw new Problem('BELUM_SIAP', message('http.busy'), { headers: { 'retry-after': '10' } });
      }
      giveWay(({ user: { id } }) => id === user.id, limits.perAccount);
      giveWay(({ user: { sessionId } }) => sessionId === user.sessionId, limits.perSession);
      if (streams.size >= limits.all) {
        throw new Problem('TERLALU_SERING', message('http.busy'), {
          headers: { 'retry-after': '30' },
        });
      }
      const stream = createStream(user, tab, () => {
        streams.delete(stream);
        const { opened } = stream;
        if (opened) void announce([{ ...opened, open: null }]);
      });
      streams.add(stream);
      scheduleBeat();
      return stream.body;
    },
    receive(payload) {
      const parsed = parseMessage(payload);
      if (!parsed) return;
      if (collected.size === 0) timers.after(collectMs, () => void passCollected());
      // At the end, also when it is collected already: a tab may open, close and open the same record.
      collected.delete(payload);
      collected.set(payload, parsed);
    },
    setConnected(connected) {
      isConnected = connected;
      if (connected) return;
      presences.clear();
      for (const stream of streams) stream.end();
    },
    close() {
      isClosed = true;
      cancelBeat?.();
      for (const stream of streams) stream.end();
    },
  };
}

/** Reads an announcement; one of another version of the server may be unknown. */
function parseMessage(payload: string): LiveMessage | undefined {
  try {
    return liveMessage.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

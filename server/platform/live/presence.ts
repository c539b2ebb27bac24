import { canAccess } from '#contract/policy.ts';
import { liveTopics, type OpenableTopic } from '#contract/domains/live.ts';
import type { CurrentUser } from '#server/platform/context.ts';
import type { Presence } from '#server/platform/announce/announce.ts';

/** Accounts, and tabs of each, that a server remembers; the oldest is forgotten first. */
const max = { accounts: 5_000, tabs: 12 } as const;

/** Time in ms after which a tab that gave no sign of life has closed. */
export const presenceMs = 60_000;

/** A record that an account has open in a tab. */
export interface OpenRecord {
  readonly topic: OpenableTopic;
  readonly id: number;
  readonly userId: number;
}

/** Which records the tabs of all servers have open, in memory. */
export interface PresenceBook {
  /** Takes over what a tab has open. @returns the topics of which colleagues see something else than before */
  readonly set: (presence: Presence) => OpenableTopic[];
  /** Forgets tabs without a sign of life. @returns the topics of which colleagues see something else */
  readonly expire: () => OpenableTopic[];
  /** What colleagues of an account have open, and its own other tabs. */
  readonly visibleTo: (user: CurrentUser, tab: string) => OpenRecord[];
  readonly clear: () => void;
}

/** Whether two accounts work for the same company or facility, or both for the seller. */
export const isColleague = (
  { faskesId, bhbuId }: CurrentUser,
  { faskes, bhbu }: Presence,
): boolean => faskesId === faskes && bhbuId === bhbu;

interface Remembered {
  readonly presence: Presence;
  readonly at: number;
}

/** Adds an entry as the newest, and forgets the oldest beyond a number. */
function remember<K, V>(entries: Map<K, V>, key: K, value: V, maxEntries: number): void {
  entries.delete(key);
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (oldest !== undefined && entries.size > maxEntries) entries.delete(oldest);
}

/** Creates the book of presences. @param now a steady clock in ms */
export function createPresenceBook(now: () => number): PresenceBook {
  const byAccount = new Map<number, Map<string, Remembered>>();
  const all = (): Remembered[] => [...byAccount.values()].flatMap(tabs => [...tabs.values()]);
  const forget = ({ user, tab }: Presence): void => {
    const tabs = byAccount.get(user);
    tabs?.delete(tab);
    if (tabs?.size === 0) byAccount.delete(user);
  };
  return {
    set(presence) {
      const { user, tab, open } = presence;
      const tabs = byAccount.get(user) ?? new Map<string, Remembered>();
      const before = tabs.get(tab)?.presence.open ?? null;
      if (open) {
        remember(tabs, tab, { presence, at: now() }, max.tabs);
        remember(byAccount, user, tabs, max.accounts);
      } else forget(presence);
      const isSame = before?.topic === open?.topic && before?.id === open?.id;
      return isSame ? [] : [before, open].flatMap(one => (one ? [one.topic] : []));
    },
    expire() {
      const expired = all().filter(({ at }) => now() - at >= presenceMs);
      for (const { presence } of expired) forget(presence);
      return expired.flatMap(({ presence: { open } }) => (open ? [open.topic] : []));
    },
    visibleTo(user, tab) {
      return all().flatMap(({ presence }) => {
        const { open } = presence;
        const isOwnTab = presence.user === user.id && presence.tab === tab;
        if (!open || isOwnTab || !isColleague(user, presence)) return [];
        if (!canAccess(user, liveTopics[open.topic])) return [];
        return [{ ...open, userId: presence.user }];
      });
    },
    clear: () => byAccount.clear(),
  };
}

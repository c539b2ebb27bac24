import { canAccess } from '#contract/policy.ts';
import { liveTopics, type OpenableTopic } from '#contract/domains/live.ts';
import type { CurrentUser } from '#server/platform/context.ts';
import type { Presence } from '#server/platform/announce/announce.ts';

/** Presences that a server remembers; the oldest is forgotten first. */
const maxRemembered = 5_000;

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
const areColleagues = (one: Presence, { faskesId, bhbuId }: CurrentUser): boolean =>
  one.faskes === faskesId && one.bhbu === bhbuId;

/** Creates the book of presences. @param now a steady clock in ms */
export function createPresenceBook(now: () => number): PresenceBook {
  const byTab = new Map<string, { readonly presence: Presence; readonly at: number }>();
  return {
    set(presence) {
      const key = `${presence.user} ${presence.tab}`;
      const before = byTab.get(key)?.presence.open ?? null;
      const { open } = presence;
      byTab.delete(key);
      if (open) byTab.set(key, { presence, at: now() });
      const [oldest] = byTab.keys();
      if (oldest !== undefined && byTab.size > maxRemembered) byTab.delete(oldest);
      const isSame = before?.topic === open?.topic && before?.id === open?.id;
      return isSame ? [] : [before, open].flatMap(one => (one ? [one.topic] : []));
    },
    expire() {
      const expired: OpenableTopic[] = [];
      for (const [key, { presence, at }] of byTab) {
        if (now() - at < presenceMs) continue;
        byTab.delete(key);
        if (presence.open) expired.push(presence.open.topic);
      }
      return expired;
    },
    visibleTo(user, tab) {
      return [...byTab.values()].flatMap(({ presence }) => {
        const { open } = presence;
        const isOwnTab = presence.user === user.id && presence.tab === tab;
        if (!open || isOwnTab || !areColleagues(presence, user)) return [];
        if (!canAccess(user.role, liveTopics[open.topic])) return [];
        return [{ ...open, userId: presence.user }];
      });
    },
    clear: () => byTab.clear(),
  };
}

/** The first row of a page, or any other row whose position in its list is known. */
export interface Place {
  readonly offset: number;
  readonly value: unknown;
  readonly id: number;
}

/** Lists whose places are remembered, and places of pages in each list. */
const limits = { lists: 200, places: 500 };

interface KnownList {
  readonly state: string;
  /** Places of pages that were read, by offset. */
  readonly read: Map<number, Place>;
  /** Evenly spaced places of the whole list in ascending order, once they were found. */
  readonly spread: readonly Place[];
}

/** Places of lists, from which their pages are read. */
export interface Places {
  /** Returns the place nearest before an offset, if one is known for this state of the list. */
  readonly nearest: (list: string, state: string, offset: number) => Place | undefined;
  /** Adds the place of a page that was read, unless places of the whole list are known. */
  readonly add: (list: string, state: string, place: Place) => void;
  /** Replaces the places of a list by places of the whole list. */
  readonly spread: (list: string, state: string, places: readonly Place[]) => void;
  /** Whether places of the whole list are known for this state. */
  readonly isSpread: (list: string, state: string) => boolean;
}

/**
 * Creates the memory of places. A list is identified by its filters and order; its state is a text
 * that differs after every change, which forgets its places.
 */
export function createPlaces(): Places {
  const lists = new Map<string, KnownList>();
  const inState = (list: string, state: string): KnownList | undefined => {
    const known = lists.get(list);
    return known?.state === state ? known : undefined;
  };
  const put = (list: string, known: KnownList): void => {
    lists.delete(list);
    lists.set(list, known);
    forgetFirst(lists, limits.lists);
  };
  return {
    nearest(list, state, offset) {
      const known = inState(list, state);
      if (!known) return undefined;
      let best: Place | undefined;
      for (const place of [...known.spread, ...known.read.values()]) {
        if (place.offset <= offset && place.offset > (best?.offset ?? 0)) best = place;
      }
      return best;
    },
    add(list, state, place) {
      const known = inState(list, state) ?? { state, read: new Map<number, Place>(), spread: [] };
      put(list, known);
      if (known.spread.length > 0) return;
      known.read.set(place.offset, place);
      forgetFirst(known.read, limits.places);
    },
    spread(list, state, spread) {
      put(list, { state, read: new Map(), spread });
    },
    isSpread: (list, state) => (inState(list, state)?.spread.length ?? 0) > 0,
  };
}

/** Removes the first entry of a map that has become too large. */
function forgetFirst<K>(map: Map<K, unknown>, most: number): void {
  const [first] = map.keys();
  if (first !== undefined && map.size > most) map.delete(first);
}

/** The first row of a page that was read: its sort value and its id. */
export interface Place {
  readonly offset: number;
  readonly value: unknown;
  readonly id: number;
}

/** Lists whose places are remembered, and places of each list. */
const limits = { lists: 200, places: 500 };

interface KnownList {
  readonly state: string;
  /** By offset. */
  readonly places: Map<number, Place>;
}

/** Places of deep pages, from which other pages of the same list are read. */
export interface Places {
  /** Returns the place nearest before an offset, if one is known for this state of the list. */
  readonly nearest: (list: string, state: string, offset: number) => Place | undefined;
  readonly add: (list: string, state: string, place: Place) => void;
}

/**
 * Creates the memory of places. A list is identified by its filters and order; its state is a text
 * that differs after every change, which forgets its places.
 */
export function createPlaces(): Places {
  const lists = new Map<string, KnownList>();
  return {
    nearest(list, state, offset) {
      const known = lists.get(list);
      if (known?.state !== state) return undefined;
      let best: Place | undefined;
      for (const place of known.places.values()) {
        if (place.offset <= offset && place.offset > (best?.offset ?? 0)) best = place;
      }
      return best;
    },
    add(list, state, place) {
      const known = lists.get(list);
      const { places } = known?.state === state ? known : { places: new Map<number, Place>() };
      lists.delete(list);
      lists.set(list, { state, places });
      places.set(place.offset, place);
      forgetFirst(lists, limits.lists);
      forgetFirst(places, limits.places);
    },
  };
}

/** Removes the first entry of a map that has become too large. */
function forgetFirst<K>(map: Map<K, unknown>, most: number): void {
  const [first] = map.keys();
  if (first !== undefined && map.size > most) map.delete(first);
}

import { useState } from 'react';
import type { AnyRecord } from '../../resource/definition.ts';

type Id = AnyRecord['id'];

/**
 * Returns the React key of each row. A record that stays keeps its key, and a new one takes the lowest key
 * that no shown record has, which on another page is that of the record it replaces. React then
 * changes the row that is there instead of creating one; what has a state of its own stores the record
 * with it.
 */
export function assignRowKeys(
  before: ReadonlyMap<Id, number>,
  ids: readonly Id[],
): ReadonlyMap<Id, number> {
  const taken = new Set(ids.map(id => before.get(id)));
  const keys = new Map<Id, number>();
  let free = 0;
  for (const id of ids) {
    let key = before.get(id);
    if (key === undefined) {
      while (taken.has(free)) free += 1;
      key = free++;
    }
    keys.set(id, key);
  }
  return keys;
}

/** Returns the keys of the rows of a table by the ID of their record, see `assignRowKeys`. */
export function useRowKeys(ids: readonly Id[]): ReadonlyMap<Id, number> {
  const [shown, setShown] = useState(() => ({ ids, keys: assignRowKeys(new Map(), ids) }));
  if (shown.ids === ids) return shown.keys;
  const keys = assignRowKeys(shown.keys, ids);
  setShown({ ids, keys });
  return keys;
}

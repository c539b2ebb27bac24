import type { OfflineStore } from '#src/providers/offline/offlineStore.ts';

/** Tables in memory that copy what is stored, like those of a browser. */
export function createMemoryStore() {
  const tables: Record<string, Map<number | string, unknown>> = {
    kunci: new Map(),
    hari: new Map(),
    tindakan: new Map(),
  };
  let last = 0;
  const keyOf = (row: object): number | string => {
    const { akun, kunci, nomor } = row as { akun: number; kunci?: string; nomor?: number };
    return nomor ?? kunci ?? akun;
  };
  const store: OfflineStore = {
    get: (table, key) => Promise.resolve(tables[table]?.get(key) as never),
    all: table => Promise.resolve([...(tables[table]?.values() ?? [])] as never),
    put: (table, row) => {
      tables[table]?.set(keyOf(row), structuredClone(row));
      return Promise.resolve();
    },
    change: (table, key, to) => {
      const before = tables[table]?.get(key) as Parameters<typeof to>[0];
      const after = to(before);
      if (after) tables[table]?.set(keyOf(after), structuredClone(after));
      else if (after === null) tables[table]?.delete(key);
      return Promise.resolve(after === undefined ? before : (after ?? undefined));
    },
    addAct: act => {
      last += 1;
      tables['tindakan']?.set(last, structuredClone({ ...act, nomor: last }));
      return Promise.resolve(last);
    },
    remove: (table, key) => {
      tables[table]?.delete(key);
      return Promise.resolve();
    },
  };
  return { store, tables };
}

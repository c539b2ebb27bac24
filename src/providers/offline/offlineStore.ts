/** What the browser stores for work without network, by table. */
export interface StoredKeys {
  /** The account that the keys belong to. */
  readonly akun: number;
  /** Id of this browser for that account. */
  readonly perangkat: string;
  readonly penanda: CryptoKey;
  readonly kunciPublik: string;
  /** Turns the token of a session into a key; it cannot be exported. */
  readonly pengikat: CryptoKey;
  /** The content key, encrypted under the key of the live session; undefined when there is none. */
  readonly terbungkus?: SealedBox | undefined;
}

/** A text encrypted with AES-GCM. */
export interface SealedBox {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** The prepared day; only its times and its account are readable. */
export interface StoredDay {
  readonly kunci: 'hari';
  readonly akun: number;
  readonly disiapkan: string;
  readonly berlakuSampai: string;
  /** Milliseconds by which the clock of the server was ahead of that of the device. */
  readonly selisih: number;
  readonly isi: SealedBox;
}

/** What became of an act: it waits to be sent, was accepted, or was refused and waits on the server. */
export type ActStatus = 'MENUNGGU' | 'TERKIRIM' | 'DITOLAK';

/** An act in the order in which it was done; only its account and its status are readable. */
export interface StoredAct {
  /** Number on this browser, from 1. */
  readonly nomor: number;
  readonly id: string;
  readonly akun: number;
  readonly status: ActStatus;
  /** Whether a call with it may have reached the server, so that only the server can cancel it. */
  readonly mungkinSampai?: boolean;
  readonly isi: SealedBox;
}

interface Tables {
  readonly kunci: StoredKeys;
  readonly hari: StoredDay;
  readonly tindakan: StoredAct;
}

/** The tables of the browser; tests use one in memory. */
export interface OfflineStore {
  readonly get: <T extends keyof Tables>(
    table: T,
    key: number | string,
  ) => Promise<Tables[T] | undefined>;
  readonly all: <T extends keyof Tables>(table: T) => Promise<Tables[T][]>;
  readonly put: <T extends keyof Tables>(table: T, row: Tables[T]) => Promise<void>;
  /**
   * Changes a row in one transaction, so that nothing changes it meanwhile, in another tab either.
   * @param to returns what takes the place of the row, null to remove it, or undefined to leave it as it is
   * @returns the row afterwards; undefined without one
   */
  readonly change: <T extends keyof Tables>(
    table: T,
    key: number | string,
    to: (row: Tables[T] | undefined) => Tables[T] | null | undefined,
  ) => Promise<Tables[T] | undefined>;
  /** Adds an act and gives it the next number. */
  readonly addAct: (act: Omit<StoredAct, 'nomor'>) => Promise<number>;
  readonly remove: (table: keyof Tables, key: number | string) => Promise<void>;
}

const databaseName = 'portal-luring';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error('The storage of the browser failed.'));
  });

/** Resolves when a transaction is on the disk, so that an act survives a killed browser. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The storage of the browser failed.'));
    transaction.oncomplete = () => resolve();
    transaction.onerror = fail;
    transaction.onabort = fail;
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore('kunci', { keyPath: 'akun' });
    database.createObjectStore('hari', { keyPath: 'kunci' });
    database.createObjectStore('tindakan', { keyPath: 'nomor', autoIncrement: true });
  };
  return done(request);
}

/** Opens the storage of the browser with the first use. */
export function createBrowserStore(): OfflineStore {
  let opening: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    opening ??= openDatabase().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const write = async <T>(
    table: keyof Tables,
    run: (rows: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const transaction = (await open()).transaction(table, 'readwrite', { durability: 'strict' });
    const finished = committed(transaction);
    const result = await done(run(transaction.objectStore(table)));
    await finished;
    return result;
  };
  const rows = async (table: keyof Tables): Promise<IDBObjectStore> =>
    (await open()).transaction(table).objectStore(table);
  return {
    get: async (table, key) => (await done((await rows(table)).get(key))) as never,
    all: async table => (await done((await rows(table)).getAll())) as never,
    put: async (table, row) => {
      await write(table, store => store.put(row));
    },
    change: async (table, key, to) => {
      const transaction = (await open()).transaction(table, 'readwrite', { durability: 'strict' });
      const finished = committed(transaction);
      const store = transaction.objectStore(table);
      const before = (await done(store.get(key))) as Parameters<typeof to>[0];
      const after = to(before);
      if (after) store.put(after);
      else if (after === null) store.delete(key);
      await finished;
      return after === undefined ? before : (after ?? undefined);
    },
    addAct: async act => Number(await write('tindakan', store => store.add(act))),
    remove: async (table, key) => {
      await write(table, store => store.delete(key));
    },
  };
}

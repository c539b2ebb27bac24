import {
  luringCalls,
  type OfflineActInput,
  type PreparedDay,
} from '#contract/domains/luring/index.ts';
import type { Call } from '../api/http.ts';
import { fetchKeys, forgetWrappedKeys, unwrapKeys, type OfflineSession } from './offlineKeys.ts';
import type { OpenKeys } from './offlineKeys.ts';
import { noteDay, noteWaiting } from './offlineState.ts';
import { tryOpen } from './resealRows.ts';
import type { ActStatus, OfflineStore, StoredAct } from './offlineStore.ts';

/** An act with its number and what became of it. */
export interface KnownAct {
  readonly nomor: number;
  readonly status: ActStatus;
  /** Signed text and signature, as they are sent. */
  readonly teks: string;
  readonly tandaTangan: string;
  readonly act: OfflineActInput;
}

type ActContent = Pick<KnownAct, 'tandaTangan' | 'teks'>;

/** Chooses acts by what is stored of them in the clear. */
export type ActFilter = (act: Pick<StoredAct, 'nomor' | 'status'>) => boolean;

/** What is new of an act; the day and the device add the rest. */
export type NewAct = Pick<OfflineActInput, 'id' | 'idPeserta' | 'nama'> &
  (
    | Pick<Extract<OfflineActInput, { jenis: 'KUNJUNGAN' }>, 'isi' | 'jenis'>
    | Pick<Extract<OfflineActInput, { jenis: 'HADIR' }>, 'isi' | 'jenis'>
    | Pick<Extract<OfflineActInput, { jenis: 'KIPI' }>, 'isi' | 'jenis'>
    | Pick<Extract<OfflineActInput, { jenis: 'VOUCHER' }>, 'isi' | 'jenis'>
  );

/** The day that was prepared in this browser, and what was done on it. */
export interface OfflineDay {
  /** Reads the day from the server and stores it encrypted. Acts that were sent are in it, so they are removed. */
  readonly prepare: (call: Call) => Promise<PreparedDay>;
  /** The time by the clock of the server, as far as it is known; that of a device may be wrong. */
  readonly now: () => Date;
  /** The prepared day while it is in force and the session lives; undefined otherwise. */
  readonly read: () => Promise<PreparedDay | undefined>;
  /**
   * The acts of the signed-in account in their order, as far as they can be read; none while their key is not open.
   * @param isMeant which of them are decrypted; all of them by default
   */
  readonly acts: (isMeant?: ActFilter) => Promise<KnownAct[]>;
  /** How many acts that wait cannot be read with the open key: the server has lost the one that they were stored with. */
  readonly countUnreadable: () => Promise<number>;
  /**
   * Signs an act and stores it encrypted, before it returns.
   * @param made.mayHaveArrived whether the call that found no server may have reached it after all
   * @throws Error without a prepared day
   */
  readonly add: (act: NewAct, made?: { readonly mayHaveArrived?: boolean }) => Promise<KnownAct>;
  /** Notes, before an act is sent, that it may reach the server. @returns whether it still waits */
  readonly beginSending: (nomor: number) => Promise<boolean>;
  readonly setStatus: (nomor: number, status: ActStatus) => Promise<void>;
  /**
   * Takes an act back that waits and cannot have reached the server; another one is the server's to cancel.
   * @returns whether it was taken back
   */
  readonly takeBack: (nomor: number) => Promise<boolean>;
  /** Opens the keys with the help of the server, for acts of an earlier session of this account. */
  readonly unlock: (call: Call) => Promise<void>;
  /**
   * Notes again what this browser holds. A browser that was killed may have lost its notes, which it writes late, but
   * not the day and the acts.
   */
  readonly restoreNotes: () => Promise<void>;
  /** Removes the day and what opens it; acts that wait stay encrypted until the account signs in again. */
  readonly forget: () => Promise<void>;
}

/** What is encrypted is bound to its table. */
const dayPurpose = 'hari';
const actPurpose = 'tindakan';

/** Returns an instant by the clock of a device, of which the server is some milliseconds ahead. */
const onDevice = (instant: string, ahead: number): string =>
  new Date(Date.parse(instant) - ahead).toISOString();

/**
 * Creates the prepared day of this browser.
 * @param session returns the live session
 */
export function createOfflineDay(
  store: OfflineStore,
  session: () => OfflineSession | null,
  deviceNow: () => Date = () => new Date(),
): OfflineDay {
  let ahead = 0;
  const now = (): Date => new Date(deviceNow().getTime() + ahead);
  // Both are known by their encrypted form, which another tab may have replaced.
  let opened: { readonly of: string; readonly keys: OpenKeys } | undefined;
  let loaded: { readonly of: string; readonly day: PreparedDay } | undefined;

  const keysOf = async (): Promise<OpenKeys | undefined> => {
    const current = session();
    const stored = current && (await store.get('kunci', current.id));
    if (!stored?.terbungkus) return undefined;
    const of = `${current?.token} ${String(stored.terbungkus.iv)}`;
    if (opened?.of === of) return opened.keys;
    const keys = await unwrapKeys(stored, current?.token ?? '');
    if (keys) opened = { of, keys };
    return keys;
  };

  const unlock = async (call: Call): Promise<OpenKeys> => {
    const current = session();
    if (!current) throw new Error('There is no session.');
    return await fetchKeys(store, current, call);
  };

  const ownActs = async (): Promise<StoredAct[]> => {
    const account = session()?.id;
    return (await store.all('tindakan')).filter(({ akun }) => akun === account);
  };

  /** The acts that the open key reads, and how many of those that wait it does not. */
  const readActs = async (
    isMeant: ActFilter = () => true,
  ): Promise<{ found: KnownAct[]; unreadable: number }> => {
    const keys = await keysOf();
    const found: KnownAct[] = [];
    let unreadable = 0;
    const meant = keys ? (await ownActs()).filter(isMeant) : [];
    for (const { nomor, status, isi } of meant) {
      const content = keys && ((await tryOpen(keys, actPurpose, isi)) as ActContent | undefined);
      if (content) {
        const act = JSON.parse(content.teks) as OfflineActInput;
        found.push({ nomor, status, ...content, act });
      } else if (status === 'MENUNGGU') unreadable += 1;
    }
    return { found, unreadable };
  };

  const noteActs = async (): Promise<void> => {
    const account = session()?.id;
    if (account === undefined) return;
    const waiting = (await ownActs()).filter(({ status }) => status === 'MENUNGGU');
    noteWaiting(account, waiting.length);
  };

  const forget = async (): Promise<void> => {
    opened = undefined;
    loaded = undefined;
    noteDay(null);
    await store.remove('hari', 'hari');
    await forgetWrappedKeys(store);
  };

  const read = async (): Promise<PreparedDay | undefined> => {
    const current = session();
    const stored = await store.get('hari', 'hari');
    if (!stored || !current) return undefined;
    ahead = stored.selisih;
    if (stored.akun !== current.id || now() >= new Date(stored.berlakuSampai)) {
      await forget();
      return undefined;
    }
    const keys = await keysOf();
    if (!keys) return undefined;
    const of = String(stored.isi.iv);
    if (loaded?.of === of) return loaded.day;
    const day = (await tryOpen(keys, dayPurpose, stored.isi)) as PreparedDay | undefined;
    loaded = day && { of, day };
    return day;
  };

  return {
    now,
    async prepare(call) {
      const current = session();
      if (!current) throw new Error('There is no session.');
      const keys = await unlock(call);
      const { perangkat } = keys;
      let measured = Number.NaN;
      const onHead = (headers: Headers): void => {
        measured = Date.parse(headers.get('date') ?? '') - deviceNow().getTime();
      };
      const day = await call(luringCalls.prepare, { body: { perangkat } }, { onHead });
      const { berlakuSampai, disiapkan } = day;
      // The server writes the date when it answers; the day itself may take seconds to make and to load.
      ahead = Number.isNaN(measured) ? Date.parse(disiapkan) - deviceNow().getTime() : measured;
      const isi = await keys.seal(dayPurpose, day);
      const times = { disiapkan, berlakuSampai, selisih: ahead };
      await store.put('hari', { kunci: 'hari', akun: current.id, ...times, isi });
      for (const { nomor, status } of await ownActs()) {
        if (status !== 'MENUNGGU') await store.remove('tindakan', nomor);
      }
      loaded = { of: String(isi.iv), day };
      noteDay({ akun: current.id, disiapkan, berlakuSampai: onDevice(berlakuSampai, ahead) });
      await noteActs();
      return day;
    },
    read,
    acts: async isMeant => (await readActs(isMeant)).found,
    countUnreadable: async () => (await readActs()).unreadable,
    async add(made, { mayHaveArrived: mungkinSampai = false } = {}) {
      const day = await read();
      const keys = await keysOf();
      const current = session();
      if (!day || !keys || !current) throw new Error('There is no prepared day.');
      // Never before the day was prepared, though the server took a moment to answer.
      const at = new Date(Math.max(now().getTime(), Date.parse(day.disiapkan)));
      const act: OfflineActInput = {
        perangkat: keys.perangkat,
        akun: current.id,
        idFaskes: day.idFaskes,
        pada: at.toISOString(),
        disiapkan: day.disiapkan,
        ...made,
      };
      const teks = JSON.stringify(act);
      const content: ActContent = { teks, tandaTangan: await keys.sign(teks) };
      const isi = await keys.seal(actPurpose, content);
      const status = 'MENUNGGU';
      const nomor = await store.addAct({
        ...{ id: act.id, akun: current.id, status, mungkinSampai },
        isi,
      });
      await noteActs();
      return { nomor, status, ...content, act };
    },
    async beginSending(nomor) {
      const act = await store.change('tindakan', nomor, row =>
        row?.status === 'MENUNGGU' ? { ...row, mungkinSampai: true } : undefined,
      );
      return act?.status === 'MENUNGGU';
    },
    async setStatus(nomor, status) {
      await store.change('tindakan', nomor, row => row && { ...row, status });
      await noteActs();
    },
    async takeBack(nomor) {
      let isTaken = false;
      await store.change('tindakan', nomor, row => {
        isTaken = row?.status === 'MENUNGGU' && !row.mungkinSampai && row.akun === session()?.id;
        return isTaken ? null : undefined;
      });
      await noteActs();
      return isTaken;
    },
    unlock: async call => {
      await unlock(call);
    },
    async restoreNotes() {
      const stored = await store.get('hari', 'hari');
      if (stored) {
        const { akun, disiapkan, berlakuSampai, selisih } = stored;
        noteDay({ akun, disiapkan, berlakuSampai: onDevice(berlakuSampai, selisih) });
      }
      await noteActs();
    },
    forget,
  };
}

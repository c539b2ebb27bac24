import { readSession, subscribeSession } from '../session.ts';
import { notedChanged, subscribeNoted } from './notedChanges.ts';
import { offlineKey } from './offlineCall.ts';

/** What every screen knows of work without network; it names no person. */
export interface OfflineState {
  /** The prepared day of the signed-in account, until it ends; null without one. */
  readonly day: { readonly disiapkan: string; readonly berlakuSampai: string } | null;
  /** Acts of the signed-in account that wait to be sent. */
  readonly waiting: number;
}

/** What local storage holds: accounts, times and counts. */
interface Stored {
  readonly hari?: {
    readonly akun: number;
    readonly disiapkan: string;
    readonly berlakuSampai: string;
  };
  /** Waiting acts by account. */
  readonly menunggu?: Readonly<Record<string, number>>;
}

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(offlineKey) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

let current: OfflineState | undefined;

function write(stored: Stored): void {
  if (stored.hari || Object.keys(stored.menunggu ?? {}).length > 0) {
    localStorage.setItem(offlineKey, JSON.stringify(stored));
  } else localStorage.removeItem(offlineKey);
  notedChanged();
}

/** Returns the state of the signed-in account; the same object until it changes. */
export function readOfflineState(): OfflineState {
  const account = readSession()?.id;
  const { hari, menunggu } = read();
  const isInForce =
    hari !== undefined && hari.akun === account && Date.now() < Date.parse(hari.berlakuSampai);
  const day = isInForce ? { disiapkan: hari.disiapkan, berlakuSampai: hari.berlakuSampai } : null;
  const waiting = account === undefined ? 0 : (menunggu?.[account] ?? 0);
  const isSame =
    current?.waiting === waiting &&
    current.day?.disiapkan === day?.disiapkan &&
    current.day?.berlakuSampai === day?.berlakuSampai;
  if (!current || !isSame) current = { day, waiting };
  return current;
}

/** Subscribes to changes, also in other tabs and of the session; returns the unsubscribe function. */
export function subscribeOfflineState(listener: () => void): () => void {
  const stops = [subscribeNoted(listener), subscribeSession(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether a day of any account is noted, whose data are to be removed with it. */
export const hasNotedDay = (): boolean => read().hari !== undefined;

/** Notes the prepared day of an account; null removes it. */
export function noteDay(hari: NonNullable<Stored['hari']> | null): void {
  const { hari: _before, ...stored } = read();
  write(hari ? { ...stored, hari } : stored);
}

/** Notes how many acts of an account wait. */
export function noteWaiting(account: number, count: number): void {
  const { menunggu = {}, ...stored } = read();
  const { [String(account)]: _before, ...others } = menunggu;
  write({ ...stored, menunggu: count > 0 ? { ...others, [account]: count } : others });
}

import type { OpenKeys } from './offlineKeys.ts';
import type { OfflineStore, SealedBox } from './offlineStore.ts';

/** Returns a value that was encrypted, or undefined when these keys do not open it. */
export const tryOpen = (keys: OpenKeys, purpose: string, box: SealedBox): Promise<unknown> =>
  keys.open(purpose, box).catch(() => undefined);

/**
 * Encrypts what an account stored in this browser with its new content key, as far as the old one opens it. It can be
 * repeated after an interruption.
 */
export async function resealRows(
  store: OfflineStore,
  akun: number,
  { before, after }: { readonly before: OpenKeys; readonly after: OpenKeys },
): Promise<void> {
  const resealed = async (purpose: string, isi: SealedBox): Promise<SealedBox | undefined> => {
    const value = await tryOpen(before, purpose, isi);
    return value === undefined ? undefined : await after.seal(purpose, value);
  };
  const isSame = (one: SealedBox, other: SealedBox) => String(one.iv) === String(other.iv);
  for (const { nomor, akun: owner, isi } of await store.all('tindakan')) {
    const box = owner === akun ? await resealed('tindakan', isi) : undefined;
    if (!box) continue;
    await store.change('tindakan', nomor, row =>
      row && isSame(row.isi, isi) ? { ...row, isi: box } : undefined,
    );
  }
  const day = await store.get('hari', 'hari');
  const box = day?.akun === akun ? await resealed('hari', day.isi) : undefined;
  if (!day || !box) return;
  await store.change('hari', 'hari', row =>
    row && isSame(row.isi, day.isi) ? { ...row, isi: box } : undefined,
  );
}

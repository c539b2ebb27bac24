import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Settings } from '#server/app/env.ts';
import {
  rotateAppKey,
  rotateDataKeys,
  rotateIndexKey,
  rotateSigningKey,
  withdrawKey,
} from '#server/app/key-rotation/index.ts';
import { adoptNextAppKey, createNextAppKey } from '#server/platform/crypto/app-key.ts';
import { isMigrated } from '#server/platform/db/migrate.ts';
import { openAppKey } from '#server/platform/db/open-keys.ts';
import { exitWithError, withRunningDatabase } from './with-database.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'boolean' },
    index: { type: 'boolean' },
    card: { type: 'boolean' },
    'case-file': { type: 'boolean' },
    withdraw: { type: 'string' },
  },
});

withRunningDatabase(process.env, async ({ pool }, settings) => {
  if (!(await isMigrated(pool))) {
    throw new Error('Skema basis data belum terbaru. Jalankan server ini dahulu.');
  }
  if (values.withdraw !== undefined) {
    await withdrawKey(pool, values.withdraw, new Date());
    console.log('Kunci ditarik: tanda tangannya tidak berlaku lagi.');
    return;
  }
  const appKey = await openAppKey(pool, settings);
  if (values.data) await replaceDataKeys(pool, appKey);
  else if (values.index) await replaceIndexKey(pool, appKey);
  else if (values.card) await replaceCardKey(pool, appKey);
  else if (values['case-file']) await replaceCaseFileKey(pool, appKey);
  else await replaceAppKey(pool, appKey, settings);
}).catch(exitWithError);

async function replaceAppKey(
  pool: pg.Pool,
  appKey: Uint8Array,
  { appKey: given, newAppKey, dataDir }: Settings,
): Promise<void> {
  const now = new Date();
  if (given) {
    if (!newAppKey) {
      throw new Error('Isi NEW_APP_KEY dengan kunci baru: openssl rand -base64 32');
    }
    await rotateAppKey(pool, { appKey, newAppKey, now });
    console.log(
      'Kunci aplikasi diganti. Isi APP_KEY dengan kunci baru, lalu jalankan ulang server.',
    );
  } else {
    if (newAppKey) throw new Error('NEW_APP_KEY hanya dipakai bersama APP_KEY.');
    await rotateAppKey(pool, { appKey, newAppKey: createNextAppKey(dataDir), now });
    adoptNextAppKey(dataDir);
    console.log('Kunci aplikasi di app.key diganti. Kunci lama ada di app.key.old.');
  }
  console.log('Simpan kunci lama bersama cadangan lama: hanya dengan itu cadangan lama terbuka.');
}

async function replaceDataKeys(pool: pg.Pool, appKey: Uint8Array): Promise<void> {
  let shown = -1;
  let missing = 0;
  const rows = await rotateDataKeys(pool, {
    appKey,
    now: new Date(),
    onProgress: (done, total) => {
      const percent = Math.floor((100 * done) / total);
      if (percent === shown) return;
      shown = percent;
      console.log(`${percent}% (${done} dari ${total} baris)`);
    },
    onWaiting: processes => {
      if (processes === missing) return;
      missing = processes;
      console.log(
        `Menunggu ${processes} server yang belum memuat kunci baru. Jalankan ulang server yang memakai APP_KEY lama.`,
      );
    },
  });
  console.log(`Kunci data diganti: ${rows} baris dienkripsi ulang, kunci lama dihapus.`);
}

async function replaceIndexKey(pool: pg.Pool, appKey: Uint8Array): Promise<void> {
  await rotateIndexKey(pool, { appKey, now: new Date() });
  console.log('Kunci indeks diganti. Jalankan server lagi; semua orang perlu masuk lagi.');
}

async function replaceCardKey(pool: pg.Pool, appKey: Uint8Array): Promise<void> {
  const kid = await rotateSigningKey(pool, { appKey, use: 'KARTU', now: new Date() });
  console.log(`Kunci kartu diganti; kunci baru: ${kid}. Kartu lama tetap dapat diperiksa.`);
}

async function replaceCaseFileKey(pool: pg.Pool, appKey: Uint8Array): Promise<void> {
  const kid = await rotateSigningKey(pool, { appKey, use: 'BERKAS', now: new Date() });
  console.log(
    `Kunci berkas perkara diganti; kunci baru: ${kid}. Berkas lama tetap dapat diperiksa.`,
  );
}

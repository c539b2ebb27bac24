import { parseArgs } from 'node:util';
import {
  sealedAuditLog,
  sealedLedger,
  sealedReads,
  type SealedLog,
} from '#server/platform/audit/seal/sealed-log.ts';
import { verifySeals } from '#server/platform/audit/seal/verify-seals.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isMigrated } from '#server/platform/db/migrate.ts';
import { readKeys } from '#server/platform/db/open-keys.ts';
import { exitWithError, withRunningDatabase } from './with-database.ts';

const { values } = parseArgs({
  options: {
    head: { type: 'string' },
    'head-reads': { type: 'string' },
    'head-doses': { type: 'string' },
  },
});

/**
 * Checks a sealed log and prints what was found.
 * @returns the hash of its last seal
 * @throws Error when an entry or a seal was changed, or entries have no seal
 */
async function check(
  db: Db,
  sealed: SealedLog,
  sealKey: Uint8Array,
  expectedHead: string | undefined,
): Promise<string | undefined> {
  const noun = `${sealed.noun.charAt(0).toUpperCase()}${sealed.noun.slice(1)}`;
  const { entries, seals, head, unsealed, issue } = await verifySeals(db, sealed, {
    key: sealKey,
    now: new Date(),
    expectedHead,
  });
  console.log(
    `${noun}: ${entries} entri, ${seals} segel, ${unsealed.entries} entri belum disegel${unsealed.newest === null ? '' : ` (yang terbaru ${unsealed.newest})`}.`,
  );
  if (head) console.log(`Segel terakhir, dibuat ${head.sealedAt}: ${head.hash}`);
  if (issue !== null) throw new Error(`${noun} TIDAK utuh. ${issue}`);
  if (unsealed.overdue > 0) {
    throw new Error(
      `${noun} TIDAK terlindungi. ${unsealed.overdue} entri sudah lebih dari satu menit tanpa segel${seals === 0 ? ', dan tidak ada satu segel pun: segel belum pernah dibuat, atau semuanya dihapus' : ''}. Jalankan server atau tunggu impor selesai, lalu periksa lagi. Bila tetap begitu, lihat log server.`,
    );
  }
  return head?.hash;
}

withRunningDatabase(process.env, async ({ db, pool }, settings) => {
  if (!(await isMigrated(pool))) {
    throw new Error('Skema basis data belum terbaru. Jalankan server ini dahulu.');
  }
  const { auditSeal } = await readKeys(pool, settings);
  const head = await check(db, sealedAuditLog, auditSeal, values.head);
  const headOfReads = await check(db, sealedReads, auditSeal, values['head-reads']);
  const headOfDoses = await check(db, sealedLedger, auditSeal, values['head-doses']);
  console.log(
    'Jejak audit, jejak baca dan neraca dosis utuh. Catat segel-segel terakhir di tempat lain, dan periksa lain kali dengan',
  );
  const options = [
    `--head ${head ?? 'SEGEL'}`,
    ...(headOfReads === undefined ? [] : [`--head-reads ${headOfReads}`]),
    ...(headOfDoses === undefined ? [] : [`--head-doses ${headOfDoses}`]),
  ];
  console.log(`npm run audit-verify -- ${options.join(' ')}`);
}).catch(exitWithError);

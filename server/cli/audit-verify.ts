import { parseArgs } from 'node:util';
import { verifySeals } from '#server/platform/audit/seal/verify-seals.ts';
import { isMigrated } from '#server/platform/db/migrate.ts';
import { readKeys } from '#server/platform/db/open-keys.ts';
import { exitWithError, withRunningDatabase } from './with-database.ts';

const { values } = parseArgs({ options: { head: { type: 'string' } } });

withRunningDatabase(process.env, async ({ db, pool }, settings) => {
  if (!(await isMigrated(pool))) {
    throw new Error('Skema basis data belum terbaru. Jalankan server ini dahulu.');
  }
  const keys = await readKeys(pool, settings);
  const { entries, seals, head, unsealed, issue } = await verifySeals(db, {
    key: keys.auditSeal,
    now: new Date(),
    expectedHead: values.head,
  });
  console.log(
    `Jejak audit: ${entries} entri, ${seals} segel, ${unsealed.entries} entri belum disegel${unsealed.newest === null ? '' : ` (yang terbaru ${unsealed.newest})`}.`,
  );
  if (head) console.log(`Segel terakhir, dibuat ${head.sealedAt}: ${head.hash}`);
  if (issue !== null) throw new Error(`Jejak audit TIDAK utuh. ${issue}`);
  if (unsealed.overdue > 0) {
    throw new Error(
      `Jejak audit TIDAK terlindungi. ${unsealed.overdue} entri sudah lebih dari satu menit tanpa segel${seals === 0 ? ', dan tidak ada satu segel pun: segel belum pernah dibuat, atau semuanya dihapus' : ''}. Jalankan server atau tunggu impor selesai, lalu periksa lagi. Bila tetap begitu, lihat log server.`,
    );
  }
  console.log(
    'Jejak audit utuh. Catat segel terakhir di tempat lain, dan periksa lain kali dengan',
  );
  console.log(`npm run audit-verify -- --head ${head?.hash ?? 'SEGEL'}`);
}).catch(exitWithError);

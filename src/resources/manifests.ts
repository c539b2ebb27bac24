import type { Manifest } from '#src/defineManifest.ts';
import { applicationManifest } from './application/manifest.ts';
import { auditManifest } from './audit/manifest.ts';
import { batchManifest } from './batch/manifest.ts';
import { bhbuManifest } from './bhbu/manifest.ts';
import { boosterManifest } from './booster/manifest.ts';
import { faskesManifest } from './faskes/manifest.ts';
import { importManifest } from './import/manifest.ts';
import { jadwalManifest } from './jadwal/manifest.ts';
import { outboxManifest } from './outbox/manifest.ts';
import { pesertaManifest } from './peserta/manifest.ts';
import { riwayatManifest } from './peserta/riwayat/manifest.ts';
import { productManifest } from './product/manifest.ts';
import { roleManifest } from './role/manifest.ts';
import { serviceManifest } from './service/manifest.ts';
import { tiketManifest } from './tiket/manifest.ts';
import { userManifest } from './user/manifest.ts';
import { vaksinasiManifest } from './vaksinasi/manifest.ts';

/** The manifests of all resources. */
export const resourceManifests: readonly Manifest[] = [
  applicationManifest,
  auditManifest,
  batchManifest,
  bhbuManifest,
  boosterManifest,
  faskesManifest,
  importManifest,
  jadwalManifest,
  outboxManifest,
  pesertaManifest,
  riwayatManifest,
  productManifest,
  roleManifest,
  serviceManifest,
  tiketManifest,
  userManifest,
  vaksinasiManifest,
];

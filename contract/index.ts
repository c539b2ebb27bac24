import { applicationCalls } from './application/index.ts';
import { auditCalls } from './audit.ts';
import { authCalls } from './auth.ts';
import { batchCalls } from './batch.ts';
import { bhbuCalls } from './bhbu/calls.ts';
import { dashboardCalls } from './dashboard/index.ts';
import { vaksinasiCalls } from './vaksinasi/index.ts';
import { faskesCalls } from './faskes/index.ts';
import { importCalls } from './import/index.ts';
import { jadwalCalls } from './jadwal/index.ts';
import { lookupCalls } from './lookup.ts';
import { notificationCalls } from './notification.ts';
import { outboxCalls } from './outbox.ts';
import { pesertaCalls } from './peserta/index.ts';
import { picCalls } from './pic.ts';
import { preferenceCalls } from './preference.ts';
import { productCalls } from './product.ts';
import { roleCalls } from './role.ts';
import { serviceCalls } from './service.ts';
import { systemCalls } from './system.ts';
import { tiketCalls } from './tiket.ts';
import { userCalls } from './user.ts';

/**
 * All calls by domain, for the server, the documentation and the tests. A screen imports its own
 * domain's file instead, so that it does not bundle every schema.
 */
export const calls = {
  application: applicationCalls,
  audit: auditCalls,
  auth: authCalls,
  batch: batchCalls,
  bhbu: bhbuCalls,
  dashboard: dashboardCalls,
  vaksinasi: vaksinasiCalls,
  faskes: faskesCalls,
  import: importCalls,
  jadwal: jadwalCalls,
  lookup: lookupCalls,
  notification: notificationCalls,
  outbox: outboxCalls,
  peserta: pesertaCalls,
  pic: picCalls,
  preference: preferenceCalls,
  product: productCalls,
  role: roleCalls,
  service: serviceCalls,
  system: systemCalls,
  tiket: tiketCalls,
  user: userCalls,
};
export type AllCalls = typeof calls;

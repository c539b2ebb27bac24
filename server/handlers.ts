import type { AllCalls } from '#contract/index.ts';
import { applicationHandlers } from './application/index.ts';
import { auditHandlers } from './audit/index.ts';
import { authHandlers } from './auth/index.ts';
import { batchHandlers } from './batch/index.ts';
import { bhbuHandlers } from './bhbu/index.ts';
import type { Handlers } from './context.ts';
import { dashboardHandlers } from './dashboard/index.ts';
import { vaksinasiHandlers } from './vaksinasi/index.ts';
import { bhbuFaskesHandlers, faskesHandlers } from './faskes/index.ts';
import { historyHandlers } from './history/index.ts';
import { importHandlers } from './import/index.ts';
import { jadwalHandlers } from './jadwal/index.ts';
import { lookupHandlers } from './lookup/index.ts';
import { notificationHandlers } from './notification/index.ts';
import { outboxHandlers } from './outbox/index.ts';
import { pesertaHandlers } from './peserta/index.ts';
import { picHandlers } from './pic/index.ts';
import { preferenceHandlers } from './preference/index.ts';
import { productHandlers } from './product/index.ts';
import { roleHandlers } from './role/index.ts';
import { serviceHandlers } from './service/index.ts';
import { systemHandlers } from './system/index.ts';
import { tiketHandlers } from './tiket/index.ts';
import { userHandlers } from './user/index.ts';

/** The handlers of all calls by domain. A call without a handler is a compile error. */
export const handlers: { [D in keyof AllCalls]: Handlers<AllCalls[D]> } = {
  application: applicationHandlers,
  audit: auditHandlers,
  auth: authHandlers,
  batch: batchHandlers,
  bhbu: { ...bhbuHandlers, ...bhbuFaskesHandlers },
  dashboard: dashboardHandlers,
  vaksinasi: vaksinasiHandlers,
  faskes: faskesHandlers,
  import: importHandlers,
  jadwal: jadwalHandlers,
  lookup: lookupHandlers,
  notification: notificationHandlers,
  outbox: outboxHandlers,
  peserta: { ...pesertaHandlers, ...historyHandlers },
  pic: picHandlers,
  preference: preferenceHandlers,
  product: productHandlers,
  role: roleHandlers,
  service: serviceHandlers,
  system: systemHandlers,
  tiket: tiketHandlers,
  user: userHandlers,
};

import type { Throttle } from './auth/throttle.ts';
import { expireBatches } from './batch/index.ts';
import type { Config } from './config.ts';
import { deleteExpiredRows } from './expired-rows.ts';
import { deleteUnreadImports, purgeImports } from './import/index.ts';
import { markOverdueInvoices, remindOfInvoices } from './invoice/index.ts';
import { beginUseOfOrders } from './dose-ledger/index.ts';
import { expireStock } from './stock/index.ts';
import { dayInJakarta } from './jakarta-day.ts';
import { purgeNotifications } from './notification/index.ts';
import { acknowledgeAdjustments } from './order/index.ts';
import { refreshEligibility } from './peserta/index.ts';
import {
  cancelUnpaidOrders,
  expireAgreements,
  remindOfDeadlines,
  terminateNoticed,
} from './pks/index.ts';
import type { Job } from './scheduler/scheduler.ts';
import { endVoucherContracts, expireVouchers } from './voucher/index.ts';
import { remindOfDeliveries } from './work-order/index.ts';

/** Returns the timed jobs of the server. */
export const serverJobs = (config: Config, throttle: Throttle): readonly Job[] => [
  purgeImports(config.importRowRetentionDays),
  deleteUnreadImports,
  expireBatches,
  expireStock,
  beginUseOfOrders,
  acknowledgeAdjustments,
  cancelUnpaidOrders,
  terminateNoticed,
  expireAgreements,
  remindOfDeadlines,
  markOverdueInvoices,
  remindOfInvoices,
  remindOfDeliveries,
  expireVouchers,
  endVoucherContracts,
  {
    name: 'refresh booster eligibility',
    runAll: (db, now) => refreshEligibility(db, dayInJakarta(now)),
  },
  { name: 'purge notifications', runAll: purgeNotifications },
  { name: 'delete expired rows', runAll: deleteExpiredRows },
  { name: 'delete expired throttle counts', runAll: () => throttle.deleteExpired() },
];

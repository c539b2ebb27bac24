import { expireBatches } from '#server/domains/batch/index.ts';
import { beginUseOfOrders } from '#server/domains/dose-ledger/index.ts';
import { matchRecentPeserta } from '#server/domains/duplicate/index.ts';
import { deleteUnreadImports, purgeImports } from '#server/domains/import/index.ts';
import {
  createMissingFakturs,
  markOverdueInvoices,
  remindOfInvoices,
} from '#server/domains/invoice/index.ts';
import { acknowledgeAdjustments } from '#server/domains/order/index.ts';
import { refreshEligibility } from '#server/domains/peserta/index.ts';
import {
  cancelUnpaidOrders,
  expireAgreements,
  remindOfDeadlines,
  terminateNoticed,
} from '#server/domains/pks/index.ts';
import { remindOfRequests } from '#server/domains/permintaan-data/index.ts';
import { expireProposals } from '#server/domains/usulan-perubahan/index.ts';
import { expireStock, unexpireStock } from '#server/domains/stock/index.ts';
import { endVoucherContracts, expireVouchers } from '#server/domains/voucher/index.ts';
import { remindOfDeliveries } from '#server/domains/work-order/index.ts';
import type { Throttle } from '#server/platform/auth/throttle.ts';
import type { Config } from '#server/platform/config.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { purgeNotifications } from '#server/platform/notification/index.ts';
import type { Job } from '#server/platform/scheduler/scheduler.ts';
import { deleteExpiredRows } from './expired-rows.ts';

/** Returns the timed jobs of the server. */
export const serverJobs = (config: Config, throttle: Throttle): readonly Job[] => [
  purgeImports(config.importRowRetentionDays),
  deleteUnreadImports,
  expireBatches,
  expireStock,
  unexpireStock,
  beginUseOfOrders,
  acknowledgeAdjustments,
  cancelUnpaidOrders,
  terminateNoticed,
  expireAgreements,
  remindOfDeadlines,
  markOverdueInvoices,
  remindOfInvoices,
  createMissingFakturs,
  remindOfDeliveries,
  remindOfRequests,
  expireProposals,
  expireVouchers,
  endVoucherContracts,
  {
    name: 'refresh booster eligibility',
    runAll: (db, now) => refreshEligibility(db, dayInJakarta(now)),
  },
  matchRecentPeserta,
  { name: 'purge notifications', runAll: purgeNotifications },
  { name: 'delete expired rows', runAll: deleteExpiredRows },
  { name: 'delete expired throttle counts', runAll: () => throttle.deleteExpired() },
];

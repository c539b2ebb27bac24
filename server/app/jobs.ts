import { expireBatches } from '#server/domains/batch/index.ts';
import { sendSealsToWitnesses } from '#server/domains/case-file/index.ts';
import { beginUseOfOrders } from '#server/domains/dose-ledger/index.ts';
import { matchRecentPeserta } from '#server/domains/duplicate/index.ts';
import {
  createMissingFakturs,
  markOverdueInvoices,
  remindOfInvoices,
} from '#server/domains/invoice/index.ts';
import { acknowledgeAdjustments } from '#server/domains/order/index.ts';
import { remindOfIncidents } from '#server/domains/insiden/index.ts';
import { refreshEligibility } from '#server/domains/peserta/index.ts';
import {
  cancelUnpaidOrders,
  expireAgreements,
  remindOfDeadlines,
  terminateNoticed,
} from '#server/domains/pks/index.ts';
import { remindOfRequests } from '#server/domains/permintaan-data/index.ts';
import { applyRetention } from '#server/domains/retensi/index.ts';
import { expireProposals } from '#server/domains/usulan-perubahan/index.ts';
import { expireStock, unexpireStock } from '#server/domains/stock/index.ts';
import { endVoucherContracts, expireVouchers } from '#server/domains/voucher/index.ts';
import { remindOfDeliveries } from '#server/domains/work-order/index.ts';
import type { Deps } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { Job } from '#server/platform/scheduler/scheduler.ts';

/** Returns the timed jobs of the server. */
export const serverJobs = (deps: Pick<Deps, 'config' | 'keys' | 'log'>): readonly Job[] => [
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
  remindOfIncidents,
  expireProposals,
  expireVouchers,
  endVoucherContracts,
  {
    name: 'refresh booster eligibility',
    runAll: (db, now) => refreshEligibility(db, dayInJakarta(now)),
  },
  matchRecentPeserta,
  applyRetention(deps),
  sendSealsToWitnesses(deps),
];

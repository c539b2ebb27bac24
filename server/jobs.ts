import type { Throttle } from './auth/throttle.ts';
import { expireBatches } from './batch/index.ts';
import type { Config } from './config.ts';
import { deleteUnreadImports, purgeImports } from './import/index.ts';
import { dayInJakarta } from './jakarta-day.ts';
import { purgeNotifications } from './notification/index.ts';
import { refreshEligibility } from './peserta/index.ts';
import type { Job } from './scheduler/scheduler.ts';

/** Returns the timed jobs of the server. */
export const serverJobs = (config: Config, throttle: Throttle): readonly Job[] => [
  purgeImports(config.importRowRetentionDays),
  deleteUnreadImports,
  expireBatches,
  {
    name: 'refresh booster eligibility',
    runAll: (db, now) => refreshEligibility(db, dayInJakarta(now)),
  },
  { name: 'purge notifications', runAll: purgeNotifications },
  { name: 'delete expired throttle counts', runAll: () => throttle.deleteExpired() },
];

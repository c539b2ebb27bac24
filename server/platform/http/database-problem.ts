import { KeysUnavailableError } from '#server/platform/crypto/live-keys.ts';
import { databaseError, isDatabaseAway, isPoolBusy } from '#server/platform/db/database-error.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';

/** The disk of the database has no room for what a call writes. */
export const diskFullProblem = (): Problem =>
  new Problem('BELUM_SIAP', message('http.diskFull'), { headers: { 'retry-after': '60' } });

const busyProblem = (): Problem =>
  new Problem('BELUM_SIAP', message('http.busy'), { headers: { 'retry-after': '5' } });

/**
 * Maps a database error that the request caused, or that passes, to a Problem; any other error is
 * returned unchanged and becomes a 500.
 */
export function toDatabaseProblem(error: unknown): unknown {
  if (isDatabaseAway(error) || error instanceof KeysUnavailableError) {
    return new Problem('BELUM_SIAP', message('http.databaseAway'), {
      headers: { 'retry-after': '5' },
    });
  }
  if (isPoolBusy(error)) return busyProblem();
  switch (databaseError(error)?.code) {
    case '55P03': // lock_not_available
      return new Problem('SEDANG_DIPROSES', message('http.lockedElsewhere'));
    case '57014': // query_canceled, by statement_timeout
    case '53300': // too_many_connections
      return busyProblem();
    case '53100': // disk_full, which a call that only adds to a log meets too
      return diskFullProblem();
    case '23505': // unique_violation that the handler did not map to a field
      return new Problem('KEADAAN_SALAH', message('http.duplicate'));
    case '23503': // foreign_key_violation
      return new Problem('MASIH_DIPAKAI', message('http.referenced'));
    case '22003': // numeric_value_out_of_range
    case '22007': // invalid_datetime_format, e.g. a year before 0
    case '22008': // datetime_field_overflow, e.g. year 0
    case '22021': // character_not_in_repertoire
      return new Problem('TIDAK_SAH', message('http.notStorable'));
    default:
      return error;
  }
}

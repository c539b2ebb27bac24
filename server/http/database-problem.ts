import { databaseError } from '../db/database-error.ts';
import { Problem } from '../problem.ts';

/**
 * Maps a database error that the request caused to a Problem; any other error is returned unchanged
 * and becomes a 500.
 */
export function toDatabaseProblem(error: unknown): unknown {
  switch (databaseError(error)?.code) {
    case '55P03': // lock_not_available
      return new Problem(
        'SEDANG_DIPROSES',
        'Data ini sedang dipakai proses lain. Coba lagi sebentar.',
      );
    case '57014': // query_canceled, by statement_timeout
    case '53300': // too_many_connections
      return new Problem('BELUM_SIAP', 'Server sedang sibuk. Coba lagi sebentar.', {
        headers: { 'retry-after': '5' },
      });
    case '23505': // unique_violation that the handler did not map to a field
      return new Problem('KEADAAN_SALAH', 'Data yang sama baru saja disimpan.');
    case '23503': // foreign_key_violation
      return new Problem(
        'MASIH_DIPAKAI',
        'Data ini dipakai oleh data lain, atau yang ditunjuknya sudah tidak ada.',
      );
    case '22003': // numeric_value_out_of_range
    case '22008': // datetime_field_overflow, e.g. year 0
    case '22021': // character_not_in_repertoire
      return new Problem('TIDAK_SAH', 'Ada angka, tanggal atau huruf yang tidak dapat disimpan.');
    default:
      return error;
  }
}

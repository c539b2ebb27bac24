import {
  databaseError,
  isDatabaseAway,
  withoutQueryValues,
} from '#server/platform/db/database-error.ts';

/** Codes with which the operating system refuses to make or write the data folder. */
const folderCodes: ReadonlySet<string> = new Set([
  ...['EROFS', 'EEXIST', 'EACCES', 'EPERM', 'ENOTDIR', 'ENOENT', 'ENOSPC'],
]);

/** Returns the sentence that is printed when the server or a command cannot start, and ends. */
export function startFailureText(error: unknown): string {
  const cause = withoutQueryValues(error);
  const refusal = databaseError(cause);
  const { code, port } = cause as { code?: unknown; port?: unknown };
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} sedang dipakai program lain. Hentikan program itu, atau isi PORT dengan nomor lain.`;
  }
  if (typeof code === 'string' && folderCodes.has(code)) {
    const { path } = cause as { path?: unknown };
    return `DATA_DIR tidak dapat dipakai: ${String(path)} (${code}). Isi DATA_DIR dengan folder yang dapat ditulis oleh akun server ini.`;
  }
  if (code === 'EADDRNOTAVAIL') return 'HOST bukan alamat komputer ini. Perbaiki HOST.';
  if (isDatabaseAway(cause)) {
    return 'Basis data tidak dapat dihubungi. Periksa DATABASE_URL dan pastikan PostgreSQL berjalan.';
  }
  if (refusal) return `Basis data menolak: ${refusal.message}. Periksa DATABASE_URL dan haknya.`;
  // The stack of an unforeseen error tells where it happened; the other classes say what to do.
  const isUnforeseen = cause instanceof TypeError || cause instanceof RangeError;
  if (cause instanceof Error) return (isUnforeseen && cause.stack) || cause.message;
  return String(cause);
}

import type { Permission } from '../policy.ts';

/**
 * Kinds of pending tasks, each with the permission required to work on it. The order is the display
 * order.
 */
export const taskPermissions = {
  // Reporting has a legal deadline, so it comes first.
  kipiBelumDilaporkan: 'vaksinasi.record',
  pesertaTidakValid: 'peserta.update',
  dosisDuaTerlambat: 'vaksinasi.record',
  unggahanTerbuka: 'import.manage',
  pendaftaran: 'bhbu.verify',
  faskesBerakhir: 'faskes.update',
  faskesTanpaJadwal: 'jadwal.update',
  skbBerakhir: 'bhbu.update',
  emailGagal: 'outbox.read',
} as const satisfies Record<string, Permission>;

export type Task = keyof typeof taskPermissions;

export const taskNames = Object.keys(taskPermissions) as [Task, ...Task[]];

import type { Permission } from '../policy.ts';

/**
 * Kinds of pending tasks, each with the permission required to work on it. The order is the display
 * order.
 */
export const tasks = {
  // Reporting has a legal deadline, so it comes first.
  kipiBelumDilaporkan: 'vaksinasi.record',
  pesertaTidakValid: 'peserta.update',
  dosisDuaTerlambat: 'vaksinasi.record',
  unggahanTerbuka: 'impor.work',
  pendaftaran: 'bhbu.verify',
  faskesBerakhir: 'faskes.update',
  faskesTanpaJadwal: 'jadwal.update',
  skbBerakhir: 'bhbu.update',
  emailGagal: 'outbox.read',
} as const satisfies Record<string, Permission>;

export type Task = keyof typeof tasks;

export const taskNames = Object.keys(tasks) as [Task, ...Task[]];

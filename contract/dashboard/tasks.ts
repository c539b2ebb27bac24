import type { Permission } from '../policy.ts';

/** What may wait for somebody, each with the right to do something about it. */
export const tasks = {
  // It has a day to be done, and so comes first.
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

/** The tasks in their order. */
export const taskNames = Object.keys(tasks) as [Task, ...Task[]];

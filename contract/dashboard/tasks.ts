import type { Permission } from '../policy.ts';

/** What may wait for somebody, each with the right to do something about it. */
export const tasks = {
  pesertaTidakValid: 'peserta.update',
  kipiBelumDilaporkan: 'vaksinasi.record',
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

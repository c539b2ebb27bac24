import { taskPermissions, type Task } from '#contract/dashboard/index.ts';
import { canAccess } from '#contract/policy.ts';
import type { Session } from '#src/providers/session.ts';
import { filteredListPath, pesertaListPath } from '../listPaths.ts';

type TaskViewer = Pick<Session, 'role' | 'idReferensi'>;

/** Task links by scope: `all` is a list; `own` is the page of the user's own record. */
const taskLinks: Record<Task, { readonly all: string; readonly own?: string }> = {
  pesertaTidakValid: { all: '' },
  kipiBelumDilaporkan: { all: '/dashboard/vaksinasi/kipi' },
  dosisDuaTerlambat: { all: '/dashboard/vaksinasi?status=TERLAMBAT' },
  unggahanTerbuka: {
    all: filteredListPath('/dashboard/peserta/riwayat-unggah', { status: 'DIPERIKSA' }),
  },
  pendaftaran: { all: filteredListPath('/admin/bhbu/pendaftaran', { status: 'MENUNGGU' }) },
  faskesBerakhir: {
    all: filteredListPath('/dashboard/faskes/list-faskes', {
      isActive: 'true',
      segeraBerakhir: 'true',
    }),
    own: '/dashboard/faskes/edit/:id',
  },
  faskesTanpaJadwal: {
    all: filteredListPath('/dashboard/faskes/list-faskes', {
      isActive: 'true',
      tanpaJadwal: 'true',
    }),
    own: '/dashboard/faskes/edit-jadwal/:id',
  },
  skbBerakhir: {
    all: filteredListPath('/dashboard/bhbu/list-bhbu', { isActive: 'true', skbBerakhir: 'true' }),
    own: '/dashboard/bhbu/edit/:id',
  },
  emailGagal: { all: filteredListPath('/admin/kotak-keluar', { status: 'dead' }) },
};

/** Whether a task concerns the user's own company or facility, so that no count is shown. */
export const isOwnTask = (task: Task, { role }: TaskViewer): boolean =>
  taskLinks[task].own !== undefined && canAccess(role, taskPermissions[task]) === 'own';

/** Returns the path of the screen where the task is done. */
export function taskLink(task: Task, viewer: TaskViewer): string {
  if (task === 'pesertaTidakValid') {
    return filteredListPath(pesertaListPath(viewer.role) ?? '/dashboard', {
      statusData: 'INVALID',
    });
  }
  const { all, own } = taskLinks[task];
  return own !== undefined && isOwnTask(task, viewer)
    ? own.replace(':id', String(viewer.idReferensi))
    : all;
}

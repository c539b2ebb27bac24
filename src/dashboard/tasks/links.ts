import { tasks, type Task } from '#contract/dashboard/index.ts';
import { canAccess } from '#contract/policy.ts';
import type { Session } from '#src/providers/session.ts';
import { narrowed, pesertaList } from '../lists.ts';

type Viewer = Pick<Session, 'role' | 'idReferensi'>;

/** Task links by scope: `all` is a list; `own` is the page of the user's own record. */
const places: Record<Task, { readonly all: string; readonly own?: string }> = {
  pesertaTidakValid: { all: '' },
  kipiBelumDilaporkan: { all: '/dashboard/vaksinasi/kipi' },
  dosisDuaTerlambat: { all: '/dashboard/vaksinasi?status=TERLAMBAT' },
  unggahanTerbuka: {
    all: narrowed('/dashboard/peserta/riwayat-unggah', { status: 'DIPERIKSA' }),
  },
  pendaftaran: { all: narrowed('/admin/bhbu/pendaftaran', { status: 'MENUNGGU' }) },
  faskesBerakhir: {
    all: narrowed('/dashboard/faskes/list-faskes', { isActive: 'true', segeraBerakhir: 'true' }),
    own: '/dashboard/faskes/edit/:id',
  },
  faskesTanpaJadwal: {
    all: narrowed('/dashboard/faskes/list-faskes', { isActive: 'true', tanpaJadwal: 'true' }),
    own: '/dashboard/faskes/edit-jadwal/:id',
  },
  skbBerakhir: {
    all: narrowed('/dashboard/bhbu/list-bhbu', { isActive: 'true', skbBerakhir: 'true' }),
    own: '/dashboard/bhbu/edit/:id',
  },
  emailGagal: { all: narrowed('/admin/kotak-keluar', { status: 'dead' }) },
};

/** Whether a task concerns the user's own company or facility, so that no count is shown. */
export const isAboutOneself = (task: Task, { role }: Viewer): boolean =>
  places[task].own !== undefined && canAccess(role, tasks[task]) === 'own';

/** Returns the path of the screen where the task is done. */
export function placeOf(task: Task, who: Viewer): string {
  if (task === 'pesertaTidakValid') {
    return narrowed(pesertaList(who.role) ?? '/dashboard', { statusData: 'INVALID' });
  }
  const { all, own } = places[task];
  return own !== undefined && isAboutOneself(task, who)
    ? own.replace(':id', String(who.idReferensi))
    : all;
}

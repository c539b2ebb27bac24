import type { Role } from '#contract/policy.ts';
import { isFaskesStaff } from '../faskes/isFaskesStaff.ts';

/** Returns the path of the queue of a facility on a day. */
export function queueDayPath(role: Role, idFaskes: number, tanggal: string): string {
  const query = new URLSearchParams({
    tanggal,
    ...(isFaskesStaff(role) ? {} : { faskes: String(idFaskes) }),
  });
  return `/dashboard/vaksinasi?${query.toString()}`;
}

import type { OrderLine } from './record.ts';

/** A line whose doses the seller may reduce. */
type CutLine = Pick<OrderLine, 'dosisPerOrang' | 'jumlahDosis' | 'jumlahPeserta'>;

/** Whether the ordered doses complete the course of every participant of a line. */
const isComplete = ({ dosisPerOrang, jumlahDosis, jumlahPeserta }: CutLine): boolean =>
  jumlahDosis === (jumlahPeserta ?? 0) * (dosisPerOrang ?? 1);

/**
 * Returns the number that approved doses of a line must be a multiple of: one course, unless the
 * company ordered incomplete courses for a reason.
 */
export const courseOf = (line: CutLine): number =>
  isComplete(line) ? (line.dosisPerOrang ?? 1) : 1;

/**
 * Returns the participants that approved doses of a line serve: one for each course or, where the
 * ordered doses are not complete courses, in proportion. None without doses.
 */
export function servedPeople(line: CutLine, approved: number): number | null {
  const people = line.jumlahPeserta ?? 0;
  const ordered = line.jumlahDosis ?? 0;
  if (approved === ordered) return line.jumlahPeserta;
  if (approved === 0 || ordered === 0) return null;
  return isComplete(line)
    ? Math.floor(approved / (line.dosisPerOrang ?? 1))
    : Math.max(1, Math.round((people * approved) / ordered));
}

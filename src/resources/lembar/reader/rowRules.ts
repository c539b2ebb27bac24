import type { BubbleGroup } from '#documents/paper-sheet/geometry.ts';
import type { Mark, RowMarks } from './bubbles.ts';

/** What a row says of one group: a choice by its place, nothing, or nothing that is certain. */
export type GroupReading = number | 'none' | 'ask';

/** What a row says. An empty row says nothing of its person; a hidden one has to be asked for as a whole. */
export type RowReading =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'marked';
      readonly groups: Readonly<Record<BubbleGroup, GroupReading>>;
      readonly hasRemark: boolean;
    };

const all = <T>(value: T): Record<BubbleGroup, T> => ({
  hasil: value,
  alasan: value,
  skrining: value,
  lokasi: value,
  batch: value,
  jam: value,
  menit: value,
});

/** Returns the only filled bubble of a group. */
function readGroup(marks: readonly Mark[]): GroupReading {
  if (marks.includes('uncertain')) return 'ask';
  const filled = marks.flatMap((mark, at) => (mark === 'filled' ? [at] : []));
  const [only] = filled;
  if (only === undefined) return 'none';
  return filled.length === 1 ? only : 'ask';
}

const given = 0;
const postponed = 1;
const isMarked = (reading: GroupReading): boolean => reading !== 'none';
const orAsk = (reading: GroupReading): GroupReading => (reading === 'none' ? 'ask' : reading);

/**
 * Reads a row by the rules of the sheet: a person was either vaccinated, with screening, arm, batch and time, or the
 * dose was postponed with a reason. What is missing, doubled, uncertain or contradicts another mark is asked.
 */
export function readRow(marks: RowMarks | undefined): RowReading {
  if (!marks) return { kind: 'marked', groups: all('ask'), hasRemark: false };
  const groups = Object.fromEntries(
    Object.entries(marks.groups).map(([group, of]) => [group, readGroup(of)]),
  ) as Record<BubbleGroup, GroupReading>;
  if (!marks.hasRemark && !Object.values(groups).some(isMarked)) return { kind: 'empty' };
  const contradicts = (...names: BubbleGroup[]): boolean =>
    names.some(name => isMarked(groups[name]));
  const time =
    isMarked(groups.jam) === isMarked(groups.menit)
      ? { jam: groups.jam, menit: groups.menit }
      : { jam: orAsk(groups.jam), menit: orAsk(groups.menit) };
  const asked = ((): Record<BubbleGroup, GroupReading> => {
    if (groups.hasil === given) {
      const { skrining, lokasi, batch, jam, menit, alasan } = groups;
      return {
        hasil: isMarked(alasan) ? 'ask' : given,
        alasan,
        skrining: orAsk(skrining),
        lokasi: orAsk(lokasi),
        batch: orAsk(batch),
        jam: orAsk(jam),
        menit: orAsk(menit),
      };
    }
    if (groups.hasil === postponed) {
      return {
        ...groups,
        ...time,
        hasil: contradicts('lokasi', 'batch') ? 'ask' : postponed,
        alasan: orAsk(groups.alasan),
      };
    }
    return { ...groups, ...time, hasil: 'ask' };
  })();
  return { kind: 'marked', groups: asked, hasRemark: marks.hasRemark };
}

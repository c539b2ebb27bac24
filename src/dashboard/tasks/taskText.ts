import type { PendingTask } from '#contract/domains/dashboard/index.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import type { Translate } from '#src/i18n/useMessages.ts';
import type { Session } from '#src/providers/session.ts';
import { tasks } from '#texts/tasks.ts';
import { isOwnTask } from './taskLinks.ts';

addMessages({ resources: { dashboard: { tasks } } });

/** Returns the task text: with a count, or without one for the user's own facility or company. */
export function taskText(
  t: Translate,
  { jenis, jumlah }: Pick<PendingTask, 'jenis' | 'jumlah'>,
  session: Session,
): string {
  const isOwn =
    isOwnTask(jenis, session) &&
    (jenis === 'faskesBerakhir' || jenis === 'faskesTanpaJadwal' || jenis === 'skbBerakhir');
  return isOwn
    ? t(`resources.dashboard.tasks.own.${jenis}`)
    : t(`resources.dashboard.tasks.task.${jenis}`, { smart_count: jumlah });
}

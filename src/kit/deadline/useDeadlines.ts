import type { Deadline } from '#contract/domains/deadline.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useMinute } from '../format/useToday.ts';
import { describeDeadline, type DescribedDeadline } from './describeDeadline.ts';

/** Returns a function that says deadlines in words; the component renders again as time passes. */
export function useDeadlines(): (deadline: Deadline) => DescribedDeadline {
  const t = useMessages();
  const now = useMinute();
  return deadline => describeDeadline(t, deadline, new Date(now));
}

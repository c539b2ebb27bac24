import { daysBetween } from '#contract/core/values/day.ts';
import type { Deadline } from '#contract/domains/deadline.ts';
import type { ClosingEvent } from '#contract/domains/pks/clock.ts';
import type { Translate } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime, formatTime, jakartaDay, localDay } from '../format/date.ts';
import type { Meaning } from '../theme/tokens.ts';
import './deadlineMessages.ts';

/** Days before a deadline from which it is highlighted. */
const nearDays = 7;

/** A deadline in words. */
export interface DescribedDeadline {
  /** 'paling lambat hari ini 23.59 WIB' */
  readonly by: string;
  /** `by` with what follows: 'paling lambat hari ini 23.59 WIB, sesudahnya pesanan batal' */
  readonly text: string;
  /** `text` as a sentence of its own. */
  readonly sentence: string;
  /** Bad once it has passed, attention in the days before. */
  readonly meaning: Meaning;
  /** How near it is, in a word: 'Hari ini', '3 hari lagi', 'Lewat'. */
  readonly mark: string;
  /** Whether it has passed or is today. */
  readonly isPressing: boolean;
}

/** Returns a text with a capital letter at its beginning. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Says what is done until a deadline of an agreement: 'bukti pembayaran pertama'. */
export const closingEventText = (t: Translate, event: ClosingEvent): string =>
  t(`resources.deadline.what.${event}`);

/** Returns the days until a deadline; -0.5 for an instant that passed today. */
function daysLeft(until: string, isDay: boolean, now: Date): number {
  if (isDay) return daysBetween(jakartaDay(now), until);
  const days = daysBetween(localDay(now), localDay(new Date(until)));
  return days === 0 && new Date(until) < now ? -0.5 : days;
}

/** Returns until when something is to be done. */
function momentText(t: Translate, until: string, isDay: boolean, days: number): string {
  const endOfDay = t('resources.deadline.end_of_day');
  const moment = isDay ? `${formatDate(until)} ${endOfDay}` : formatDateTime(until);
  if (days <= -1) {
    return t('resources.deadline.by.late', { smart_count: -days, moment: formatDate(until) });
  }
  if (days < 0) return t('resources.deadline.by.late_today', { moment });
  if (days === 0) {
    return t('resources.deadline.by.today', { time: isDay ? endOfDay : formatTime(until) });
  }
  return t(`resources.deadline.by.${days === 1 ? 'tomorrow' : 'later'}`, { moment });
}

function markText(t: Translate, days: number): string {
  if (days <= -1) return t('resources.deadline.mark.late_days', { smart_count: -days });
  if (days < 0) return t('resources.deadline.mark.late');
  if (days === 0) return t('resources.deadline.mark.today');
  return days === 1
    ? t('resources.deadline.mark.tomorrow')
    : t('resources.deadline.mark.days', { smart_count: days });
}

/**
 * Says until when something is to be done and what follows otherwise, the same on every screen. A last day ends
 * at 23.59 WIB; an instant is shown on the clock of the account.
 */
export function describeDeadline(
  t: Translate,
  { kind, until }: Deadline,
  now: Date,
): DescribedDeadline {
  const isDay = !until.includes('T');
  const days = daysLeft(until, isDay, now);
  const by = momentText(t, until, isDay, days);
  const text = t(`resources.deadline.${days < 0 ? 'past' : 'otherwise'}`, {
    by,
    after: t(`resources.deadline.after.${kind}`),
  });
  return {
    by,
    text,
    sentence: `${capitalize(text)}.`,
    meaning: days < 0 ? 'bad' : days <= nearDays ? 'attention' : 'neutral',
    mark: markText(t, days),
    isPressing: days <= 0,
  };
}

import type { Bhbu, BhbuListItem } from '#contract/domains/bhbu/record.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Whether an SKB has expired; its last day still counts as valid. */
export const isSkbExpired = (until: string | null): boolean =>
  until !== null && until < jakartaDay(new Date());

/** Chip colour of an SKB; undefined draws no chip. */
export const skbMeaning = ({
  skbBerlakuSampai,
}: Pick<Bhbu | BhbuListItem, 'skbBerlakuSampai'>): Meaning | undefined =>
  isSkbExpired(skbBerlakuSampai) ? 'bad' : undefined;

/** Whether the application was approved: the company takes part or was deactivated later. */
export const isDecided = ({ status }: Pick<Bhbu | BhbuListItem, 'status'>): boolean =>
  status === 'AKTIF' || status === 'NONAKTIF';

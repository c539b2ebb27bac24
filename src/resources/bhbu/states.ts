import type { Bhbu, BhbuRow } from '#contract/bhbu-record.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';
import { jakartaDay } from '#src/ui/format/date.ts';

/** Whether an SKB has run out; its last day still counts. */
export const isExpired = (until: string | null): boolean =>
  until !== null && until < jakartaDay(new Date());

/** How an SKB is drawn: nothing where there is none to speak of. */
export const skbMeaning = ({
  skbBerlakuSampai,
}: Pick<Bhbu | BhbuRow, 'skbBerlakuSampai'>): Meaning | undefined =>
  isExpired(skbBerlakuSampai) ? 'bad' : undefined;

/** Whether a company takes part, now or until it was set aside: its application is decided on. */
export const isDecided = ({ status }: Pick<Bhbu | BhbuRow, 'status'>): boolean =>
  status === 'AKTIF' || status === 'NONAKTIF';

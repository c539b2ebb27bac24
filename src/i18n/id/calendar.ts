import 'dayjs/locale/id';

/** The name of the calendar's language in dayjs; its weeks begin on Monday. */
export const calendarLocale: string = 'id';

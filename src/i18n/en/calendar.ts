import 'dayjs/locale/en-gb';

/** The name of the calendar's language in dayjs; its weeks begin on Monday. */
export const calendarLocale: string = 'en-gb';

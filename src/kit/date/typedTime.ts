const hourAndMinute = /^(\d{1,2})(?:[.:]?(\d{2}))?$/;

/**
 * Parses a typed time ('8', '8.30', '0830', '08:30') into 'HH:MM'. Returns null for anything else,
 * such as '8:3', which may mean three minutes or thirty.
 */
export function parseTime(input: string): string | null {
  const [, hour, minute = '00'] = hourAndMinute.exec(input.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** Whether a text is a time of the 24-hour clock in the form 'HH:MM'. */
export const isTime = (text: string): boolean => text.length === 5 && parseTime(text) === text;

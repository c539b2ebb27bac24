/**
 * Parses a typed time ('8', '8.30', '0830', '08:30') into 'HH:MM'. Returns null for anything else,
 * such as '8:3', which may mean three minutes or thirty.
 */
export function parseTime(input: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[.:]?(\d{2}))?$/.exec(input.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** Splits minutes into whole hours and the rest. */
export const splitMinutes = (minutes: number): { jam: number; menit: number } => ({
  jam: Math.floor(minutes / 60),
  menit: minutes % 60,
});

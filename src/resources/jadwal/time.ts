/**
 * Reads a time as people type it: '8', '8.30', '0830', '08:30'. Null for anything else: of '8:3'
 * nobody knows whether three minutes or thirty were meant.
 */
export function parseTime(typed: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[.:]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** Minutes as whole hours and what is left of them. */
export const hoursOf = (minutes: number): { jam: number; menit: number } => ({
  jam: Math.floor(minutes / 60),
  menit: minutes % 60,
});

/** Minutes for which a person stays at the facility after the injection. */
export const observationMinutes = 30;

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns until when a person who got a dose at `jam` (`HH:MM`) is observed. */
export function observationEnd(jam: string): string {
  const minutes =
    (Number(jam.slice(0, 2)) * 60 + Number(jam.slice(3, 5)) + observationMinutes) % 1440;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Splits minutes into whole hours and the rest. */
export const splitMinutes = (minutes: number): { jam: number; menit: number } => ({
  jam: Math.floor(minutes / 60),
  menit: minutes % 60,
});

/** Query key of a facility's week. */
export const weekKey = (id: number | string) => ['jadwal', String(id)] as const;

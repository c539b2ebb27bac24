/** Query key of a facility's week. */
export const weekQueryKey = (id: number | string) => ['jadwal', String(id)] as const;

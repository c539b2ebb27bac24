/** What a facility's week is kept under. */
export const weekKey = (id: number | string) => ['jadwal', String(id)] as const;

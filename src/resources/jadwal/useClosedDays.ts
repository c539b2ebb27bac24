import { useCallback } from 'react';
import { jadwalCalls } from '#contract/domains/jadwal/calls.ts';
import { closedReason } from '#contract/domains/jadwal/week.ts';
import { liburCalls } from '#contract/domains/libur.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Holidays that are known ahead: those of more than a year. */
const pageSize = 100;

/**
 * Returns whether a day (`YYYY-MM-DD`) cannot be planned at a facility: it has passed, or the
 * facility is closed. Until its schedule is known, and without a facility, only past days are.
 */
export function useClosedDays(idFaskes: number | null): (day: string) => boolean {
  const today = useToday();
  const id = idFaskes ?? 0;
  const enabled = idFaskes !== null;
  const { data: facility } = useCall('jadwal', jadwalCalls.get, { params: { id } }, { enabled });
  const query = { idFaskes: id, dari: today, pageSize };
  const { data: holidays } = useCall('libur', liburCalls.list, { query }, { enabled });
  return useCallback(
    day => {
      if (day < today) return true;
      if (!facility) return false;
      const open = facility.jadwal.hari.filter(({ aktif }) => aktif);
      const hari = facility.jadwal.hari.length === 0 ? null : open;
      const libur = holidays?.data ?? [];
      return closedReason({ nama: facility.namaFaskes, hari, libur }, day) !== null;
    },
    [today, facility, holidays],
  );
}

import { toLocal, type Zone } from '../../core/values/zone.ts';
import type { KipiInput } from '../vaksinasi/input.ts';

/**
 * Returns the day and time on which an adverse event without network was found, when none was entered: those of the
 * act, or of the onset when the clock of the device was behind it.
 * @param pada when the act was done
 */
export function foundWithAct(
  pada: string,
  { manifestasi }: Pick<KipiInput, 'manifestasi'>,
  zone: Zone,
): { readonly tanggalDiketahui: string; readonly jamDiketahui: string } {
  const { day, time } = toLocal(pada, zone);
  const [onset] = manifestasi.map(({ tanggal, jam }) => `${tanggal} ${jam}`).toSorted();
  const found = `${day} ${time}`;
  const [tanggalDiketahui = day, jamDiketahui = time] =
    onset !== undefined && onset > found ? onset.split(' ') : [day, time];
  return { tanggalDiketahui, jamDiketahui };
}

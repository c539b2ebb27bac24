import { notulenCalls } from '#contract/domains/notulen.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Path of the notes of an order's meetings. */
export const notesPath = (idOrder: number): string => `/dashboard/pengiriman/tech-meet/${idOrder}`;

/** Queries the notes of an order's technical meetings, the latest first. */
export const useMeetingNotes = (idOrder: number) =>
  useCall('notulen', notulenCalls.ofOrder, { params: { id: idOrder } });

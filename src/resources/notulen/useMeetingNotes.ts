import { useQuery } from '@tanstack/react-query';
import { notulenCalls } from '#contract/domains/notulen.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Path of the notes of an order's meetings. */
export const notesPath = (idOrder: number): string => `/dashboard/pengiriman/tech-meet/${idOrder}`;

/** Queries the notes of an order's technical meetings, the latest first. */
export function useMeetingNotes(idOrder: number) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['notulen', 'ofOrder', idOrder],
    queryFn: ({ signal }) => call(notulenCalls.ofOrder, { params: { id: idOrder } }, { signal }),
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
}

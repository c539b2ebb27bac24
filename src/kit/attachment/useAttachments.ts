import { useQuery } from '@tanstack/react-query';
import type { attachmentCalls } from '#contract/core/attachment.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Queries the files of a record; writes that invalidate its resource refresh them. */
export function useAttachments(
  resource: string,
  list: ReturnType<typeof attachmentCalls>['attachments'],
  id: number,
) {
  const { call } = useApi();
  return useQuery({
    queryKey: [resource, 'attachments', id],
    queryFn: ({ signal }) => call(list, { params: { id } }, { signal }),
    retry: shouldRetry,
  });
}

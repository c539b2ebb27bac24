import type { attachmentCalls } from '#contract/core/attachment.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Queries the files of a record; writes that invalidate its resource refresh them. */
export const useAttachments = (
  resource: string,
  list: ReturnType<typeof attachmentCalls>['attachments'],
  id: number,
) => useCall(resource, list, { params: { id } });

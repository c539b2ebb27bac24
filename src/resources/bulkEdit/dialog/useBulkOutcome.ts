import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { bulkEditCalls, type BulkEdit } from '#contract/domains/bulk-edit/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { changedResources } from '../paths.ts';

/** Returns a function that says what a change did, and offers to undo it. */
export function useBulkOutcome(): (edit: BulkEdit) => void {
  const t = useMessages();
  const notify = useNotify();
  const client = useQueryClient();
  const { call } = useApi();
  return ({ id, diubah: changed, ditolak: refused }) => {
    const text =
      refused > 0
        ? t('resources.bulkEdit.doneSome', {
            changed: formatNumber(changed),
            refused: formatNumber(refused),
          })
        : t('resources.bulkEdit.done', { smart_count: changed });
    const undo = async (): Promise<void> => {
      const { dikembalikan: restored, tetap: left } = await call(bulkEditCalls.undo, {
        params: { id },
      });
      for (const resource of changedResources) void invalidateResource(client, resource);
      notify(
        left > 0
          ? t('resources.bulkEdit.undoneSome', {
              restored: formatNumber(restored),
              left: formatNumber(left),
            })
          : t('resources.bulkEdit.undone', { smart_count: restored }),
        { type: 'info' },
      );
    };
    notify(text, { type: 'success', ...(changed > 0 ? { undo } : {}) });
  };
}

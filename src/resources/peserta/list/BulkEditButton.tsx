import EventNoteOutlinedIcon from '@mui/icons-material/EventNoteOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';

const BulkEditDialog = lazyDialog(async () => ({
  default: (await import('../../bulkEdit/dialog/BulkEditOfList.tsx')).BulkEditOfList,
}));

/** Opens the dialog that changes a field of the selected participants, or of all of the list. */
export const BulkEditButton = ({ isForSelection = false }: { isForSelection?: boolean }) => {
  const t = useMessages();
  const can = usePermission();
  const { selectedIds, total = 0, resource } = useListContext();
  const { values } = useListFilters();
  const [isOpen, setIsOpen] = useState(false);
  if (!can('peserta.update') || total === 0) return null;
  return (
    <>
      <Button
        size={isForSelection ? 'small' : 'medium'}
        variant="outlined"
        startIcon={<EventNoteOutlinedIcon />}
        onClick={() => setIsOpen(true)}
      >
        {t(`resources.peserta.bulk.${isForSelection ? 'selected' : 'all'}`)}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <BulkEditDialog
            resource={resource}
            filter={values}
            selectedIds={selectedIds.map(Number)}
            total={total}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

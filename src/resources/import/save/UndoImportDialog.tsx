import { useQueryClient } from '@tanstack/react-query';
import { importCalls, type Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { importedResources } from '../paths.ts';
import { queryErrorMessage, useImportCache, useUndoPreview } from '../useImport.ts';
import { UndoObstacles } from './UndoObstacles.tsx';

/** Dialog that undoes an import. It names the participants who stay before it is confirmed. */
export const UndoImportDialog = ({
  importRecord,
  onClose,
}: {
  importRecord: Import;
  onClose: () => void;
}) => {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const cache = useImportCache(importRecord.id);
  const { data: preview, error } = useUndoPreview(importRecord.id);
  const description = (): string => {
    if (error) return queryErrorMessage(error);
    if (!preview) return t('resources.import.undo.checking');
    return preview.dapat === 0
      ? t('resources.import.undo.none')
      : t('resources.import.undo.text', { smart_count: preview.dapat });
  };
  return (
    <CommandDialog
      title={t('resources.import.undo.title', { name: importRecord.namaBerkas })}
      description={description()}
      confirmLabel={
        preview && preview.dapat > 0
          ? t('resources.import.undo.confirm', { smart_count: preview.dapat })
          : undefined
      }
      isDestructive
      lead={preview && preview.tetap > 0 ? <UndoObstacles preview={preview} /> : null}
      run={async () =>
        cache.setImport(await call(importCalls.undo, { params: { id: importRecord.id } }))
      }
      onSuccess={() => {
        for (const resource of importedResources) void invalidateResource(client, resource);
        void invalidateResource(client, 'import', ['change']);
        onClose();
      }}
      onClose={onClose}
    />
  );
};

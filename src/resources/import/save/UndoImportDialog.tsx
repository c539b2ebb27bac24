import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  importCalls,
  type Import,
  type UndoObstacle,
  type UndoPreview,
} from '#contract/domains/import/index.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { importedResources } from '../paths.ts';
import { queryErrorMessage, useImportCache, useUndoPreview } from '../useImport.ts';

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

/** Participants that an undo leaves, each with the reason and a link to its page. */
export const UndoObstacles = ({ preview: { tetap, halangan } }: { preview: UndoPreview }) => {
  const t = useMessages();
  return (
    <section aria-label={t('resources.import.undo.obstacles')}>
      <Typography sx={{ mb: 1 }}>
        {t('resources.import.undo.stays', { smart_count: tetap })}
      </Typography>
      <ListBox sx={{ maxHeight: 280, overflowY: 'auto' }}>
        {halangan.map(one => (
          <ObstacleItem key={one.idPeserta} obstacle={one} />
        ))}
        {tetap > halangan.length ? (
          <ListRow>
            {t('resources.import.undo.more', { smart_count: tetap - halangan.length })}
          </ListRow>
        ) : null}
      </ListBox>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('resources.import.undo.later')}
      </Typography>
    </section>
  );
};

const ObstacleItem = ({ obstacle }: { obstacle: UndoObstacle }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const can = usePermission();
  const { idPeserta, nama, sebab, oleh, pada } = obstacle;
  // Only users who may restore a deleted participant can open its page.
  const hasPage = sebab !== 'DIHAPUS' || can('peserta.delete');
  const reason = t(`resources.import.undo.obstacle.${sebab}`);
  return (
    <ListRow>
      {hasPage ? (
        <MuiLink component={Link} to={recordPathFor(role, 'peserta', idPeserta)}>
          {nama}
        </MuiLink>
      ) : (
        <span>{nama}</span>
      )}
      <Typography component="span" variant="body2" color="textSecondary">
        {oleh === null || pada === null
          ? reason
          : t('resources.import.undo.obstacle_by', {
              reason,
              by: t('common.by_at', { who: oleh, when: formatDateTime(pada) }),
            })}
      </Typography>
    </ListRow>
  );
};

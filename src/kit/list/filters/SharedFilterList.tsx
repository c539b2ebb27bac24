import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sharedViewCalls, type SharedView } from '#contract/domains/shared-view.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { sharedView as words } from '#texts/sharedView.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { ConfirmDialog } from '../../command/ConfirmDialog.tsx';
import { useCommand } from '../../command/useCommand.ts';
import { usePermission } from '../../resource/usePermission.ts';
import type { SavedFilter, SavedFilters } from './useSavedFilters.ts';

interface SharedFilterListProps {
  savedFilters: SavedFilters;
  /** Called after a filter is applied. */
  onApply: () => void;
}

const toSavedFilter = ({ nama, tampilan }: SharedView): SavedFilter => ({
  name: nama,
  ...tampilan,
});

/** The filters of a list that are shared with the user's role: applied and copied, and changed by administrators only. */
export const SharedFilterList = ({ savedFilters, onApply }: SharedFilterListProps) => {
  const t = useMessages();
  const mayRemove = usePermission()('sharedView.delete');
  const { data = [] } = useCall('sharedView', sharedViewCalls.list, {
    query: { daftar: savedFilters.resource },
  });
  const [ending, setEnding] = useState<SharedView>();
  if (data.length === 0) return null;
  return (
    <>
      <Divider sx={{ my: 1 }} />
      <Typography variant="caption" color="textSecondary" component="h3" sx={{ px: 1 }}>
        {words.shared}
      </Typography>
      <List disablePadding>
        {data.map(shared => (
          <ListItem
            key={shared.id}
            disablePadding
            secondaryAction={
              <>
                <IconButton
                  size="small"
                  aria-label={interpolate(words.copy, { name: shared.nama })}
                  onClick={() => savedFilters.copy(toSavedFilter(shared))}
                >
                  <ContentCopyIcon fontSize="small" />
                </IconButton>
                {mayRemove ? (
                  <IconButton
                    size="small"
                    edge="end"
                    aria-label={interpolate(words.unshare, { name: shared.nama })}
                    onClick={() => setEnding(shared)}
                  >
                    <DeleteIcon />
                  </IconButton>
                ) : null}
              </>
            }
          >
            <ListItemButton
              sx={{ '&&': { pr: mayRemove ? 10 : 6 } }}
              onClick={() => {
                savedFilters.apply(toSavedFilter(shared));
                onApply();
              }}
            >
              <ListItemText
                primary={shared.nama}
                secondary={[
                  ...(shared.createdBy ? [interpolate(words.by, { who: shared.createdBy })] : []),
                  ...(mayRemove
                    ? [shared.peran.map(role => t(`resources.role.base.${role}`)).join(', ')]
                    : []),
                ].join(' · ')}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {ending ? <UnshareDialog shared={ending} onClose={() => setEnding(undefined)} /> : null}
    </>
  );
};

interface UnshareDialogProps {
  shared: SharedView;
  onClose: () => void;
}

/** Asks whether a filter is no longer shared. */
const UnshareDialog = ({ shared: { id, nama }, onClose }: UnshareDialogProps) => {
  const { call } = useApi();
  const removal = useCommand({
    run: () => call(sharedViewCalls.remove, { params: { id } }),
    invalidates: ['sharedView'],
    success: () => interpolate(words.unshared, { name: nama }),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      title={interpolate(words.unshareTitle, { name: nama })}
      description={words.unshareText}
      confirmLabel={words.unshareConfirm}
      isDestructive
      maxWidth="xs"
      command={removal}
      onConfirm={() => removal.run(undefined)}
      onClose={onClose}
    />
  );
};

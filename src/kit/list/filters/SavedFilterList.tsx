import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { interpolate } from '#src/i18n/interpolate.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { sharedView as words } from '#texts/sharedView.ts';
import { usePermission } from '../../resource/usePermission.ts';
import { ShareFilterDialog } from './ShareFilterDialog.tsx';
import { SharedFilterList } from './SharedFilterList.tsx';
import type { SavedFilter, SavedFilters } from './useSavedFilters.ts';

interface SavedFilterListProps {
  savedFilters: SavedFilters;
  /** Called after a filter is applied. */
  onApply: () => void;
  /** Asks for the name of the current filter. */
  onSave: () => void;
}

/** The saved filters and those that are shared with the user's role, of which the active one is marked, and a button that saves the current one. */
const SavedFilterList = ({ savedFilters, onApply, onSave }: SavedFilterListProps) => {
  const t = useMessages();
  const { all, active, apply, remove } = savedFilters;
  const mayShare = usePermission()('sharedView.create');
  const [shared, setShared] = useState<SavedFilter>();
  return (
    <>
      {all.length === 0 ? (
        <Typography color="textSecondary" sx={{ p: 1 }}>
          {t('list.saved.none')}
        </Typography>
      ) : (
        <List disablePadding>
          {all.map(saved => (
            <ListItem
              key={saved.name}
              disablePadding
              secondaryAction={
                <>
                  {mayShare ? (
                    <IconButton
                      size="small"
                      aria-label={interpolate(words.shareOf, { name: saved.name })}
                      onClick={() => setShared(saved)}
                    >
                      <GroupsIcon fontSize="small" />
                    </IconButton>
                  ) : null}
                  <IconButton
                    size="small"
                    edge="end"
                    aria-label={t('list.saved.remove', { name: saved.name })}
                    onClick={() => remove(saved)}
                  >
                    <DeleteIcon />
                  </IconButton>
                </>
              }
            >
              <ListItemButton
                aria-pressed={saved === active}
                sx={mayShare ? { '&&': { pr: 10 } } : undefined}
                onClick={() => {
                  apply(saved);
                  onApply();
                }}
              >
                <ListItemIcon
                  sx={{ minWidth: 32, visibility: saved === active ? 'visible' : 'hidden' }}
                >
                  <CheckIcon fontSize="small" />
                </ListItemIcon>
                <ListItemText primary={saved.name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      <SharedFilterList savedFilters={savedFilters} onApply={onApply} />
      {shared ? (
        <ShareFilterDialog
          resource={savedFilters.resource}
          saved={shared}
          onClose={() => setShared(undefined)}
        />
      ) : null}
      <Divider sx={{ my: 1 }} />
      <Button size="small" disabled={!savedFilters.canSave} onClick={onSave}>
        {t('list.saved.save')}
      </Button>
      {savedFilters.canSave ? (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 1 }}>
          {t('list.saved.with_view')}
        </Typography>
      ) : null}
      {savedFilters.hasSecretValues ? (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 1 }}>
          {t('list.saved.no_identity')}
        </Typography>
      ) : null}
    </>
  );
};

export default SavedFilterList;

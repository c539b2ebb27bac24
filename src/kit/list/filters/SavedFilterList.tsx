import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { SavedFilters } from './useSavedFilters.ts';

interface SavedFilterListProps {
  savedFilters: SavedFilters;
  /** Called after a filter is applied. */
  onApply: () => void;
  /** Asks for the name of the current filter. */
  onSave: () => void;
}

/** The saved filters, of which the active one is marked, and a button that saves the current one. */
export const SavedFilterList = ({ savedFilters, onApply, onSave }: SavedFilterListProps) => {
  const t = useMessages();
  const { all, active, apply, remove } = savedFilters;
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
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={t('list.saved.remove', { name: saved.name })}
                  onClick={() => remove(saved)}
                >
                  <DeleteIcon />
                </IconButton>
              }
            >
              <ListItemButton
                aria-pressed={saved === active}
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

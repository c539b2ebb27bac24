import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { usePreference, type PreferenceValue } from '#src/providers/preferences.ts';
import type { ResourceSpec } from '../../resource/definition.ts';
import { useListFilters } from './ListFiltersContext.ts';
import { SaveFilterDialog } from './SaveFilterDialog.tsx';

/** A named filter. */
interface SavedFilter {
  [key: string]: PreferenceValue;
  name: string;
  filter: Record<string, PreferenceValue>;
}

/** The user's named filters, stored on the server. Secret filters are never saved. */
export const SavedFilters = ({ definition }: { definition: ResourceSpec }) => {
  const t = useMessages();
  const notify = useNotify();
  const { values, publicValues: open, setAll } = useListFilters();
  const { value: saved, set } = usePreference<SavedFilter[]>(`filter.${definition.name}`, []);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setIsNaming] = useState(false);

  const filter = open as Record<string, PreferenceValue>;
  const hasSecretValues = Object.keys(values).length > Object.keys(open).length;
  const close = () => setAnchor(null);
  const save = (name: string) => {
    set([...saved.filter(one => one.name !== name), { name, filter }]);
    setIsNaming(false);
    notify('list.saved.saved', { type: 'success', messageArgs: { name } });
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<BookmarkIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('list.saved.label')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('list.saved.label') } }}
      >
        <Box sx={{ p: 1, width: 300 }}>
          {saved.length === 0 ? (
            <Typography color="textSecondary" sx={{ p: 1 }}>
              {t('list.saved.none')}
            </Typography>
          ) : (
            <List disablePadding>
              {saved.map(one => (
                <ListItem
                  key={one.name}
                  disablePadding
                  secondaryAction={
                    <IconButton
                      size="small"
                      edge="end"
                      aria-label={t('list.saved.remove', { name: one.name })}
                      onClick={() => set(saved.filter(({ name }) => name !== one.name))}
                    >
                      <DeleteIcon />
                    </IconButton>
                  }
                >
                  <ListItemButton
                    onClick={() => {
                      setAll(one.filter);
                      close();
                    }}
                  >
                    <ListItemText primary={one.name} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          )}
          <Divider sx={{ my: 1 }} />
          <Button
            size="small"
            disabled={Object.keys(filter).length === 0}
            onClick={() => {
              close();
              setIsNaming(true);
            }}
          >
            {t('list.saved.save')}
          </Button>
          {hasSecretValues ? (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 1 }}>
              {t('list.saved.no_identity')}
            </Typography>
          ) : null}
        </Box>
      </Popover>
      {isNaming ? <SaveFilterDialog onSave={save} onClose={() => setIsNaming(false)} /> : null}
    </>
  );
};

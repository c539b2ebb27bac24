import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { memo, Suspense, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import type { ResourceSpec } from '../../resource/definition.ts';
import { ToolbarButton } from '../ToolbarButton.tsx';
import { useSavedFilters } from './useSavedFilters.ts';

// They are loaded on demand, to keep them out of the list's chunk.
const SavedFilterList = lazyDialog(() => import('./SavedFilterList.tsx'));
const SaveFilterDialog = lazyDialog(() => import('./SaveFilterDialog.tsx'));

/** Opens the saved filters; while the list shows one of them, the button has its name. */
export const SavedFiltersButton = memo(({ definition }: { definition: ResourceSpec }) => {
  const t = useMessages();
  const savedFilters = useSavedFilters(definition);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const label = t('list.saved.label');
  const close = () => setAnchor(null);
  const buttonProps = {
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget),
  } as const;
  const { active } = savedFilters;
  return (
    <>
      {active ? (
        <Button
          size="small"
          color="inherit"
          startIcon={<BookmarkIcon />}
          aria-label={t('list.filter.value', { name: label, value: active.name })}
          {...buttonProps}
          sx={{ minWidth: 0, maxWidth: 180 }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {active.name}
          </Box>
        </Button>
      ) : (
        <ToolbarButton label={label} icon={BookmarkBorderIcon} {...buttonProps} />
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Box sx={{ p: 1, width: 300 }}>
          <Suspense fallback={null}>
            <SavedFilterList
              savedFilters={savedFilters}
              onApply={close}
              onSave={() => {
                close();
                setIsNaming(true);
              }}
            />
          </Suspense>
        </Box>
      </Popover>
      {isNaming ? (
        <Suspense fallback={null}>
          <SaveFilterDialog
            onSave={name => {
              savedFilters.save(name);
              setIsNaming(false);
            }}
            onClose={() => setIsNaming(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
});
SavedFiltersButton.displayName = 'SavedFiltersButton';

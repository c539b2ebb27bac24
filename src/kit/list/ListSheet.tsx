import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { linkProps } from '#src/kit/page/MoreActions.tsx';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import SavedFilterList from './filters/SavedFilterList.tsx';
import SaveFilterDialog from './filters/SaveFilterDialog.tsx';
import { useSavedFilters } from './filters/useSavedFilters.ts';
import { useCountedRows } from './ListTotalProvider.tsx';
import type { PhoneToolbarProps } from './PhoneToolbar.tsx';
import { SortSelect, sortableColumns } from './SortSelect.tsx';
import { useHeaderLinks } from './useHeaderLinks.tsx';

interface GroupProps {
  title: string;
  titleId?: string;
  children: ReactNode;
}

/** A group of the sheet with its heading. */
const Group = ({ title, titleId, children }: GroupProps) => (
  <Box component="section" sx={{ mb: 2 }}>
    <Typography variant="h4" component="h3" id={titleId} sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** The filters, order and actions of a list on a phone, from the lower edge of the screen. */
const ListSheet = ({
  definition,
  onExport,
  onClose,
}: PhoneToolbarProps & { onClose: () => void }) => {
  const t = useMessages();
  const names = useResourceMessages(definition);
  // Wide screens have them in the header.
  const { others: links } = useHeaderLinks(definition);
  const titleId = useId();
  const orderId = useId();
  const { total, refetch } = useListContext();
  const { counted, hasMore } = useCountedRows();
  const savedFilters = useSavedFilters(definition);
  const [isNaming, setIsNaming] = useState(false);
  const hasFilters = (definition.filters ?? []).length > 0;
  const { serverExports = [] } = definition;
  const run = (action: () => void) => () => {
    onClose();
    action();
  };
  const actions: readonly SheetAction[] = [
    ...links.map(({ label, icon, to, fileName }) => ({
      label,
      icon,
      props: linkProps(to, fileName),
      onClick: onClose,
    })),
    ...(onExport && total !== 0
      ? (serverExports.length > 1 ? serverExports : [undefined]).map(file => ({
          label: file
            ? t('list.filter.value', {
                name: t('list.export.label'),
                value: names.tKey(file.label),
              })
            : t('list.export.label'),
          icon: <DownloadIcon fontSize="small" />,
          onClick: run(() => onExport(file)),
        }))
      : []),
    {
      label: t('common.action.refresh'),
      icon: <RefreshIcon fontSize="small" />,
      onClick: run(() => void refetch()),
    },
  ];
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paperStyle },
      }}
    >
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
        {t('list.sheet.open')}
      </Typography>
      {hasFilters ? (
        <Group title={t('list.filter.label')}>
          <FilterBar definition={definition} />
        </Group>
      ) : null}
      {sortableColumns(definition).length > 0 ? (
        <Group title={t('list.sort.label')} titleId={orderId}>
          <SortSelect definition={definition} labelId={orderId} />
        </Group>
      ) : null}
      {hasFilters || definition.search ? (
        <Group title={t('list.saved.label')}>
          <SavedFilterList
            savedFilters={savedFilters}
            onApply={onClose}
            onSave={() => setIsNaming(true)}
          />
        </Group>
      ) : null}
      <Divider />
      <List>
        {actions.map(({ label, icon, props, onClick }) => (
          <ListItem key={label} disablePadding>
            <ListItemButton {...props} onClick={onClick}>
              <ListItemIcon sx={{ minWidth: 36 }}>{icon}</ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box sx={closeStyle}>
        <Button variant="contained" fullWidth onClick={onClose}>
          {counted === undefined
            ? t('common.action.close')
            : t(hasMore ? 'list.sheet.show_more' : 'list.sheet.show', {
                what: names.count(counted),
              })}
        </Button>
      </Box>
      {isNaming ? (
        <SaveFilterDialog
          onSave={name => {
            savedFilters.save(name);
            setIsNaming(false);
          }}
          onClose={() => setIsNaming(false)}
        />
      ) : null}
    </Drawer>
  );
};

interface SheetAction {
  label: string;
  icon: ReactNode;
  /** Props of a link. */
  props?: ReturnType<typeof linkProps>;
  onClick: () => void;
}

const paperStyle = {
  maxHeight: '85dvh',
  p: 2,
  pb: 0,
  // Scrolls a focused element out from under the button.
  scrollPaddingBottom: 84,
  borderRadius: '12px 12px 0 0',
};

/** Stays in view while the sheet scrolls. */
const closeStyle = {
  position: 'sticky',
  bottom: 0,
  mx: -2,
  px: 2,
  pt: 1,
  pb: 'calc(16px + env(safe-area-inset-bottom, 0px))',
  bgcolor: 'inherit',
};

export default ListSheet;

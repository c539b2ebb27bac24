import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { ResourceSpec, ServerExport } from '../resource/definition.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { useCountedRows } from './ListTotalProvider.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';

interface ExportButtonProps {
  definition: ResourceSpec;
  /** Starts the export; `file` is the chosen download when the resource has several. */
  onExport: (file?: ServerExport) => void;
}

/** Exports the filtered list; a menu offers the choice when the resource has several downloads. */
export const ExportButton = (props: ExportButtonProps) => {
  const { total } = useListContext();
  const { hasMore } = useCountedRows();
  return <ExportMenu {...props} total={total} hasMore={hasMore} />;
};

interface ExportMenuProps extends ExportButtonProps {
  /** Undefined while the rows are being counted. */
  total: number | undefined;
  /** Whether there are more rows than were counted. */
  hasMore: boolean;
}

const ExportMenu = memo(({ definition, onExport, total, hasMore }: ExportMenuProps) => {
  const t = useMessages();
  const names = useResourceMessages(definition);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { serverExports: downloads = [], exportNote } = definition;
  const note = exportNote === undefined ? '' : names.tKey(exportNote);
  const hasSeveralDownloads = downloads.length > 1;
  return (
    <>
      <ToolbarButton
        label={t('list.export.label')}
        icon={DownloadIcon}
        hint={
          total === undefined
            ? t('list.counting')
            : `${hasMore ? t('list.export.all') : t('list.export.tooltip', { smart_count: total })}${note && `. ${note}`}`
        }
        disabled={total === 0}
        aria-haspopup={hasSeveralDownloads ? 'menu' : undefined}
        aria-expanded={hasSeveralDownloads ? anchor !== null : undefined}
        aria-controls={anchor ? id : undefined}
        onClick={event => {
          if (hasSeveralDownloads) setAnchor(event.currentTarget);
          else onExport();
        }}
      />
      {hasSeveralDownloads ? (
        <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {note ? (
            <Box component="li" role="none" sx={noteStyle}>
              {note}
            </Box>
          ) : null}
          {downloads.map(file => (
            <MenuItem
              key={file.label}
              onClick={() => {
                setAnchor(null);
                onExport(file);
              }}
            >
              {names.tKey(file.label)}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  );
});
ExportMenu.displayName = 'ExportMenu';

const noteStyle = { px: 2, py: 1, maxWidth: 280, color: 'text.secondary', typography: 'body2' };

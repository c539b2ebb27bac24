import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AttachedFile, ReplacedFile } from '#contract/core/attachment.ts';
import type { Download } from '#contract/core/endpoint.ts';
import { fillPath } from '#contract/core/path.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '../command/DialogFrame.tsx';
import { FilePreview } from '../file/FilePreview.tsx';
import { AttachedFileFacts } from './AttachedFileFacts.tsx';

interface AttachedFileListProps<F> {
  /** Accessible name of the list. */
  label: string;
  files: readonly F[];
  /** Call that returns a file by its id. */
  download: Pick<Download, 'path'>;
  /** Whether the facts of a file are shown with its preview only. */
  isCompact?: boolean;
  /** Called with the file that the user wants to remove; without it no file can be removed. */
  onRemove?: ((file: F) => void) | undefined;
}

/** Lists stored files with size, uploader and time, a preview, and optionally a remove button. */
export const AttachedFileList = <F extends AttachedFile | ReplacedFile>({
  label,
  files,
  download,
  isCompact = false,
  onRemove,
}: AttachedFileListProps<F>) => {
  const t = useMessages();
  const [viewed, setViewed] = useState<F>();
  if (files.length === 0) return null;
  const close = () => setViewed(undefined);
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {files.map(file => (
          <Box key={file.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Button
                size="small"
                aria-label={t('file.view', { name: file.nama })}
                onClick={() => setViewed(file)}
                sx={{ maxWidth: 1, justifyContent: 'flex-start', ml: -1, textAlign: 'left' }}
              >
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {file.nama}
                </Box>
              </Button>
              {isCompact ? null : (
                <Typography variant="caption" component="div" color="textSecondary">
                  <AttachedFileFacts file={file} />
                </Typography>
              )}
            </Box>
            {onRemove ? (
              <IconButton
                size="small"
                aria-label={t('file.remove', { name: file.nama })}
                onClick={() => onRemove(file)}
              >
                <DeleteOutlinedIcon fontSize="small" />
              </IconButton>
            ) : null}
          </Box>
        ))}
      </Box>
      {viewed ? (
        <DialogFrame
          title={viewed.nama}
          maxWidth="md"
          onClose={close}
          actions={
            <Button variant="contained" onClick={close}>
              {t('ra.action.close')}
            </Button>
          }
        >
          {isCompact ? (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              <AttachedFileFacts file={viewed} />
            </Typography>
          ) : null}
          <FilePreview path={fillPath(download.path, { id: viewed.id })} name={viewed.nama} />
        </DialogFrame>
      ) : null}
    </>
  );
};

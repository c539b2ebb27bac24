import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import type { Attachment } from '#contract/core/attachment.ts';
import type { Download } from '#contract/core/endpoint.ts';
import { fillPath } from '#contract/core/path.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { FilePreview } from '../file/FilePreview.tsx';
import { ListRow } from '../page/ListBox.tsx';
import { AttachedFileFacts } from './AttachedFileFacts.tsx';
import { AttachedFileList } from './AttachedFileList.tsx';

interface AttachmentSlotProps {
  label: string;
  /** The current file; undefined when there is none. */
  file: Attachment | undefined;
  /** Call that returns a file by its id. */
  download: Pick<Download, 'path'>;
  /** Opens the upload dialog; without it the file is read-only. */
  onUpload?: (() => void) | undefined;
  /** More facts of the current file. */
  children?: ReactNode;
}

/** List item of a slot for one file: its facts, preview, earlier versions, and replacement. */
export const AttachmentSlot = ({
  label,
  file,
  download,
  onUpload,
  children,
}: AttachmentSlotProps) => {
  const t = useMessages();
  const [open, setOpen] = useState<'preview' | 'versions'>();
  const toggle = (part: 'preview' | 'versions') => ({
    size: 'small' as const,
    'aria-expanded': open === part,
    onClick: () => setOpen(now => (now === part ? undefined : part)),
  });
  const versions = file?.sebelumnya ?? [];
  return (
    <ListRow>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{label}</Box>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {file ? (
            <>
              <Box>{file.nama}</Box>
              <Box sx={{ typography: 'caption' }}>
                <AttachedFileFacts file={file} />
              </Box>
            </>
          ) : (
            t('file.none')
          )}
        </Box>
        {file ? children : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {file ? (
          <Button
            {...toggle('preview')}
            aria-label={t(open === 'preview' ? 'file.hide_name' : 'file.view', { name: label })}
          >
            {t(open === 'preview' ? 'common.action.hide' : 'common.action.view')}
          </Button>
        ) : null}
        {versions.length > 0 ? (
          <Button
            {...toggle('versions')}
            aria-label={t('file.versions', { name: label, count: versions.length })}
          >
            {t('file.versions_short', { count: versions.length })}
          </Button>
        ) : null}
        {onUpload ? (
          <Button
            size="small"
            variant="outlined"
            aria-label={t(file ? 'file.replace_name' : 'file.upload_name', { name: label })}
            onClick={onUpload}
          >
            {t(file ? 'file.change' : 'common.action.upload')}
          </Button>
        ) : null}
      </Box>
      {file && open ? (
        <Box sx={{ flexBasis: '100%', minWidth: 0 }}>
          {open === 'preview' ? (
            <FilePreview
              key={file.id}
              path={fillPath(download.path, { id: file.id })}
              name={file.nama}
            />
          ) : (
            <AttachedFileList
              label={t('file.versions', { name: label, count: versions.length })}
              files={versions}
              download={download}
            />
          )}
        </Box>
      ) : null}
    </ListRow>
  );
};

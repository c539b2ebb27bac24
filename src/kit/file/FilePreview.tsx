import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { downloadUrl } from '#src/kit/export/workbook.ts';
import { FileViewer } from './FileViewer.tsx';
import { useFileUrl } from './useFileUrl.ts';

interface FilePreviewProps {
  /** API path of the file, with its parameters filled in. */
  path: string;
  name: string;
  /** Rendered beside the download button. */
  children?: ReactNode;
}

/**
 * Shows a stored document inline. It is fetched with the session's token, because a plain link
 * could not be authorised.
 */
export const FilePreview = ({ path, name, children }: FilePreviewProps) => {
  const t = useMessages();
  const { url, mediaType, errorMessage } = useFileUrl(path);
  return (
    <>
      <Box sx={frame} aria-busy={url === undefined && errorMessage === undefined}>
        {errorMessage !== undefined ? (
          <Alert severity="error">{t('file.failed', { detail: errorMessage })}</Alert>
        ) : url === undefined || mediaType === undefined ? (
          <Skeleton variant="rectangular" height={420} />
        ) : (
          <FileViewer
            url={url}
            mediaType={mediaType}
            title={t('file.preview', { name })}
            pdfUnavailable={t('file.pdf_unavailable_phone')}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button
          variant="outlined"
          size="small"
          disabled={url === undefined}
          onClick={() => {
            if (url) downloadUrl(url, name);
          }}
          sx={{ minWidth: 0, '& span': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
        >
          <span>{t('file.download', { name })}</span>
        </Button>
        {children}
      </Box>
    </>
  );
};

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'ground.sunken',
};

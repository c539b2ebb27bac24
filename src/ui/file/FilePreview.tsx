import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { fetchFile } from '#src/ui/export/workbook.ts';
import { ShownFile } from './ShownFile.tsx';
import { useKeptFile } from './useKeptFile.ts';

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
  const say = useWords();
  const { url, mediaType, failure } = useKeptFile(path);
  return (
    <>
      <Box sx={frame} aria-busy={url === undefined && failure === undefined}>
        {failure !== undefined ? (
          <Alert severity="error">{say('file.failed', { detail: failure })}</Alert>
        ) : url === undefined || mediaType === undefined ? (
          <Skeleton variant="rectangular" height={420} />
        ) : (
          <ShownFile
            url={url}
            mediaType={mediaType}
            title={say('file.preview', { name })}
            small={say('file.phone')}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button
          variant="outlined"
          size="small"
          disabled={url === undefined}
          onClick={() => {
            if (url) fetchFile(url, name);
          }}
          sx={{ minWidth: 0, '& span': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
        >
          <span>{say('file.download', { name })}</span>
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

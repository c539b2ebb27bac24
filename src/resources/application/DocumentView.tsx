import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { Application } from '#contract/application/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { fetchFile } from '#src/ui/export/workbook.ts';
import { useDocument } from './useDocument.ts';

interface DocumentViewProps {
  id: number;
  document: Application['berkas'][number];
  /** Stands beside the button that saves it. */
  children?: ReactNode;
}

/** One document, shown in place: fetched under the session's own rights, never by its address. */
export const DocumentView = ({ id, document, children }: DocumentViewProps) => {
  const say = useWords();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const { url, mediaType, failure } = useDocument(id, document.isian);
  const name = document.nama;
  const title = say('resources.application.document.preview', { name });
  return (
    <>
      <Box sx={frame} aria-busy={url === undefined && failure === undefined}>
        {failure !== undefined ? (
          <Alert severity="error">
            {say('resources.application.document.failed', { detail: failure })}
          </Alert>
        ) : url === undefined ? (
          <Skeleton variant="rectangular" height={420} />
        ) : mediaType?.startsWith('image/') ? (
          <Box
            component="img"
            src={url}
            alt={title}
            sx={{ display: 'block', maxWidth: '100%', mx: 'auto' }}
          />
        ) : isPhone ? (
          // Phones show no PDF within a page.
          <Box sx={{ p: 3, textAlign: 'center' }}>
            {say('resources.application.document.phone')}
          </Box>
        ) : (
          <Box
            component="iframe"
            src={`${url}#navpanes=0&view=FitH`}
            title={title}
            sx={{ display: 'block', width: 1, height: '68vh', border: 0 }}
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
          <span>{say('resources.application.document.download', { name })}</span>
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

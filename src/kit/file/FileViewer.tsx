import Box from '@mui/material/Box';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';

/** Media types that may be shown inline; other types are only downloadable. */
export const previewableTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

interface FileViewerProps {
  /** An object URL. */
  url: string;
  mediaType: string;
  title: string;
  /** Replaces a PDF on phones, whose browsers do not embed PDFs. */
  pdfUnavailable: string;
}

/** Shows an image or a PDF inline. */
export const FileViewer = ({ url, mediaType, title, pdfUnavailable }: FileViewerProps) => {
  const isPhone = useIsPhone();
  if (mediaType.startsWith('image/')) {
    return (
      <Box
        component="img"
        src={url}
        alt={title}
        sx={{ display: 'block', maxWidth: '100%', mx: 'auto' }}
      />
    );
  }
  if (isPhone) return <Box sx={{ p: 3, textAlign: 'center' }}>{pdfUnavailable}</Box>;
  return (
    <Box
      component="iframe"
      src={`${url}#navpanes=0&view=FitH`}
      title={title}
      sx={{ display: 'block', width: 1, height: '68vh', border: 0 }}
    />
  );
};

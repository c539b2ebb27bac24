import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';

/** What a document may be shown as; anything else is only saved. */
export const shownTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

interface ShownFileProps {
  /** An address within this page alone. */
  url: string;
  mediaType: string;
  title: string;
  /** Said instead of a PDF where the browser shows none within a page. */
  small: string;
}

/** A picture or a PDF, in place. */
export const ShownFile = ({ url, mediaType, title, small }: ShownFileProps) => {
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
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
  if (isPhone) return <Box sx={{ p: 3, textAlign: 'center' }}>{small}</Box>;
  return (
    <Box
      component="iframe"
      src={`${url}#navpanes=0&view=FitH`}
      title={title}
      sx={{ display: 'block', width: 1, height: '68vh', border: 0 }}
    />
  );
};

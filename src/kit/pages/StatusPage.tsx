import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useHeadingFocus } from '../page/useHeadingFocus.ts';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';

interface StatusPageProps {
  illustration: ReactNode;
  title: string;
  /** One paragraph each. */
  paragraphs: readonly string[];
  /** Buttons that lead on. */
  children: ReactNode;
}

/** Page shown in place of one that cannot be shown, with an explanation and next steps. */
export const StatusPage = ({ illustration, title, paragraphs, children }: StatusPageProps) => {
  useDocumentTitle(title);
  const heading = useHeadingFocus<HTMLHeadingElement>();
  return (
    <Box sx={{ maxWidth: 480, pt: { xs: 4, sm: 8 }, mx: 'auto', textAlign: 'center' }}>
      {illustration}
      <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ mt: 2 }}>
        {title}
      </Typography>
      {paragraphs.map(text => (
        <Typography key={text} color="textSecondary" sx={{ mt: 1, textWrap: 'balance' }}>
          {text}
        </Typography>
      ))}
      <Box sx={{ mt: 3, display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>
        {children}
      </Box>
    </Box>
  );
};

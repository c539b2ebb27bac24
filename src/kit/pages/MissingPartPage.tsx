import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { reportMissingPart } from '../lazy/missingPart.ts';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';

/** In place of a page that could not be loaded; the notice above it says why and what to do. */
export const MissingPartPage = () => {
  const t = useMessages();
  const title = t('app.load_failed');
  useDocumentTitle(title);
  useEffect(reportMissingPart, []);
  return <Typography variant="h1">{title}</Typography>;
};

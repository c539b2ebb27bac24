import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMessages } from '#src/i18n/useMessages.ts';
import { pesertaTemplate } from '../pesertaTemplate.ts';

/** Downloads the empty import template. */
export const TemplateButton = () => {
  const t = useMessages();
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      href={pesertaTemplate.href}
      download={pesertaTemplate.file}
    >
      {t('resources.import.template')}
    </Button>
  );
};

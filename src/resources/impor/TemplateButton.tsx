import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useWords } from '#src/i18n/useWords.ts';
import { template } from '../template.ts';

/** Downloads the empty import template. */
export const TemplateButton = () => {
  const say = useWords();
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      href={template.href}
      download={template.file}
    >
      {say('resources.impor.template')}
    </Button>
  );
};

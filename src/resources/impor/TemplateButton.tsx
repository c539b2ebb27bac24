import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useWords } from '#src/i18n/useWords.ts';
import { template } from '../template.ts';

/** Takes the workbook to fill in. */
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

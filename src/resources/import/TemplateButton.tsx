import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { fillPath } from '#contract/core/path.ts';
import { importCalls } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { saveBlob } from '#src/kit/export/workbook.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
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

/** Downloads the import template with the facilities of a company, which the server fills in. */
export const CompanyTemplateButton = ({ idBHBU }: { idBHBU: string }) => {
  const t = useMessages();
  const { apiFetch } = useApi();
  const download = useCommand({
    run: async () => {
      const response = await apiFetch(fillPath(importCalls.template.path, { idBHBU }));
      return await response.blob();
    },
    onSuccess: file => saveBlob(file, pesertaTemplate.file),
    notifiesErrors: true,
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={download.isRunning}
      onClick={() => void download.run()}
    >
      {t('resources.import.template_faskes')}
    </Button>
  );
};

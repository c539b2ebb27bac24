import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import HistoryIcon from '@mui/icons-material/History';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import type { Way } from '#src/ui/resource/definition.ts';
import { template } from '../template.ts';

/** To the upload of many, what came of earlier ones, and the workbook to fill in. */
export const ways: readonly Way[] = [
  {
    label: 'resources.impor.template',
    to: template.href,
    file: template.file,
    right: 'peserta.import',
    icon: <DownloadIcon fontSize="small" />,
    prominent: true,
  },
  {
    label: 'common.act.upload',
    to: '/dashboard/peserta/unggah',
    right: 'peserta.import',
    icon: <UploadIcon fontSize="small" />,
    prominent: true,
  },
  {
    label: 'app.menu.entry.imporHistory',
    to: '/dashboard/peserta/riwayat-unggah',
    right: 'peserta.import',
    icon: <HistoryIcon fontSize="small" />,
  },
];

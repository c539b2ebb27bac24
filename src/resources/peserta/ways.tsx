import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import HistoryIcon from '@mui/icons-material/History';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { rightOf, type ImporKind } from '#contract/impor/kinds.ts';
import type { Way } from '#src/ui/resource/definition.ts';
import { template } from '../template.ts';
import { startOf } from '../impor/paths.ts';

/** Links of a list's header for one kind of import: template download, upload, import history. */
export const waysFor = (kind: ImporKind): readonly Way[] => [
  {
    label: 'resources.impor.template',
    to: template.href,
    file: template.file,
    right: rightOf[kind],
    icon: <DownloadIcon fontSize="small" />,
    prominent: true,
  },
  {
    label: 'common.act.upload',
    to: startOf(kind),
    right: rightOf[kind],
    icon: <UploadIcon fontSize="small" />,
    prominent: true,
  },
  {
    label: 'app.menu.entry.imporHistory',
    to: '/dashboard/peserta/riwayat-unggah',
    right: rightOf[kind],
    icon: <HistoryIcon fontSize="small" />,
  },
];

/** Import links of the regular programme. */
export const ways = waysFor('peserta');

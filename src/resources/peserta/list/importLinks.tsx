import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import HistoryIcon from '@mui/icons-material/History';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { importPermissions, type ImportKind } from '#contract/domains/import/kinds.ts';
import type { ListLink } from '#src/kit/resource/definition.ts';
import { pesertaTemplate } from '../../pesertaTemplate.ts';
import { importStartPathFor } from '../../import/paths.ts';
import { bulkEditList } from '../../bulkEdit/paths.ts';

/** Links of a list's header for one kind of import: template download, upload, import history. */
export const importLinks = (kind: ImportKind): readonly ListLink[] => [
  {
    label: 'resources.import.template',
    to: pesertaTemplate.href,
    fileName: pesertaTemplate.file,
    right: importPermissions[kind],
    icon: <DownloadIcon fontSize="small" />,
    emptyLabel: 'resources.import.template',
  },
  {
    label: 'common.action.upload',
    to: importStartPathFor(kind),
    right: importPermissions[kind],
    icon: <UploadIcon fontSize="small" />,
    isProminent: true,
    emptyLabel: `resources.import.kind_title.${kind}`,
  },
  {
    label: 'resources.import.name',
    to: '/dashboard/peserta/riwayat-unggah',
    right: importPermissions[kind],
    icon: <HistoryIcon fontSize="small" />,
  },
];

/** Import links of the regular programme. */
export const pesertaImportLinks = importLinks('peserta');

/** Link to the changes of many participants. */
export const bulkEditLink: ListLink = {
  label: 'resources.bulkEdit.name',
  to: bulkEditList,
  right: 'peserta.update',
  icon: <HistoryIcon fontSize="small" />,
};

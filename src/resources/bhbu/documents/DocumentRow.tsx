import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { applicationLabels, type ApplicationFileName } from '#contract/application/index.ts';
import { documentDownloads } from '#contract/bhbu/calls.ts';
import type { Bhbu } from '#contract/bhbu/record.ts';
import { fillPath } from '#contract/path.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { FilePreview } from '#src/ui/file/FilePreview.tsx';
import { formatBytes } from '#src/ui/format/bytes.ts';
import { usePermission } from '#src/ui/resource/usePermission.ts';
import { UploadDocumentDialog } from './UploadDocumentDialog.tsx';
import { actionRow } from '../actionRow.ts';
import { SkbValidity } from './SkbValidity.tsx';
import { isDecided } from '../states.ts';

interface DocumentRowProps {
  record: Bhbu;
  field: ApplicationFileName;
}

/** One document of a company: file name and size, preview, and upload or replacement. */
export const DocumentRow = ({ record, field }: DocumentRowProps) => {
  const t = useMessages();
  const can = usePermission();
  const [isOpen, setIsOpen] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);
  const storedFile = record.berkas.find(({ isian }) => isian === field);
  const documentLabel = applicationLabels[field];
  const canReplace = can('bhbu.update') && isDecided(record);
  return (
    <Box component="li" sx={actionRow}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{documentLabel}</Box>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {storedFile
            ? t('resources.bhbu.document.size', {
                name: storedFile.nama,
                size: formatBytes(storedFile.ukuran),
              })
            : t('resources.bhbu.document.none')}
        </Box>
        {field === 'fileSKB' && storedFile ? <SkbValidity record={record} /> : null}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {storedFile ? (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={t(
              isOpen ? 'resources.bhbu.document.hide' : 'resources.bhbu.document.view',
              {
                what: documentLabel,
              },
            )}
            onClick={() => setIsOpen(open => !open)}
          >
            {t(isOpen ? 'common.action.hide' : 'common.action.view')}
          </Button>
        ) : null}
        {canReplace ? (
          <Button
            size="small"
            variant="outlined"
            aria-label={t(
              storedFile ? 'resources.bhbu.document.replace' : 'resources.bhbu.document.upload',
              {
                what: documentLabel,
              },
            )}
            onClick={() => setIsReplacing(true)}
          >
            {t(storedFile ? 'resources.bhbu.document.change' : 'common.action.upload')}
          </Button>
        ) : null}
      </Box>
      {storedFile && isOpen ? (
        <Box sx={{ flexBasis: '100%', minWidth: 0 }}>
          {/* The key remounts the preview when the document is replaced. */}
          <FilePreview
            key={`${storedFile.nama} ${storedFile.ukuran} ${record.modifiedAt}`}
            path={fillPath(documentDownloads[field].path, { id: record.id })}
            name={storedFile.nama}
          />
        </Box>
      ) : null}
      {isReplacing ? (
        <UploadDocumentDialog record={record} field={field} onClose={() => setIsReplacing(false)} />
      ) : null}
    </Box>
  );
};

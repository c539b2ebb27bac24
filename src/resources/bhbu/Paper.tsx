import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { labelOf, type FileName } from '#contract/application/index.ts';
import { downloadOf } from '#contract/bhbu.ts';
import type { Bhbu } from '#contract/bhbu-record.ts';
import { fillPath } from '#contract/path.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { FilePreview } from '#src/ui/file/FilePreview.tsx';
import { formatBytes } from '#src/ui/format/bytes.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { line } from './sheet.ts';
import { SkbState } from './SkbState.tsx';
import { isDecided } from './states.ts';

interface PaperProps {
  record: Bhbu;
  field: FileName;
}

/** One document of a company: file name and size, preview, and upload or replacement. */
export const Paper = ({ record, field }: PaperProps) => {
  const say = useWords();
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);
  const kept = record.berkas.find(({ isian }) => isian === field);
  const what = labelOf[field];
  const mayReplace = may('bhbu.update') && isDecided(record);
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{what}</Box>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {kept
            ? say('resources.bhbu.paper.size', { name: kept.nama, size: formatBytes(kept.ukuran) })
            : say('resources.bhbu.paper.none')}
        </Box>
        {field === 'fileSKB' && kept ? <SkbState record={record} /> : null}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {kept ? (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={say(isOpen ? 'resources.bhbu.paper.hide' : 'resources.bhbu.paper.view', {
              what,
            })}
            onClick={() => setIsOpen(open => !open)}
          >
            {say(isOpen ? 'common.act.hide' : 'common.act.view')}
          </Button>
        ) : null}
        {mayReplace ? (
          <Button
            size="small"
            variant="outlined"
            aria-label={say(kept ? 'resources.bhbu.paper.replace' : 'resources.bhbu.paper.upload', {
              what,
            })}
            onClick={() => setIsReplacing(true)}
          >
            {say(kept ? 'resources.bhbu.paper.change' : 'common.act.upload')}
          </Button>
        ) : null}
      </Box>
      {kept && isOpen ? (
        <Box sx={{ flexBasis: '100%', minWidth: 0 }}>
          {/* The key remounts the preview when the document is replaced. */}
          <FilePreview
            key={`${kept.nama} ${kept.ukuran} ${record.modifiedAt}`}
            path={fillPath(downloadOf[field].path, { id: record.id })}
            name={kept.nama}
          />
        </Box>
      ) : null}
      {isReplacing ? (
        <PaperDialog record={record} field={field} onClose={() => setIsReplacing(false)} />
      ) : null}
    </Box>
  );
};

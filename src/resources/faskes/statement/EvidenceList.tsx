import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { EvidenceFile } from '#contract/faskes/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatBytes } from '#src/ui/format/bytes.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { EvidencePreviewDialog } from './EvidencePreviewDialog.tsx';
import { RemoveEvidenceDialog } from './RemoveEvidenceDialog.tsx';

interface EvidenceListProps {
  /** Name of the guarantee that the files prove. */
  name: string;
  files: readonly EvidenceFile[];
  readOnly: boolean;
}

/** Lists the evidence of a guarantee, with preview and removal. */
export const EvidenceList = ({ name, files, readOnly }: EvidenceListProps) => {
  const t = useMessages();
  const [viewed, setViewed] = useState<EvidenceFile>();
  const [removed, setRemoved] = useState<EvidenceFile>();
  if (files.length === 0) return null;
  return (
    <>
      <Box
        component="ul"
        aria-label={t('resources.faskes.evidence.list', { name })}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {files.map(file => (
          <Box key={file.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Button
                size="small"
                aria-label={t('resources.faskes.evidence.view', { name: file.nama })}
                onClick={() => setViewed(file)}
                sx={{ maxWidth: 1, justifyContent: 'flex-start', ml: -1, textAlign: 'left' }}
              >
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {file.nama}
                </Box>
              </Button>
              <Typography variant="caption" component="div" color="textSecondary">
                {t('resources.faskes.evidence.by', {
                  size: formatBytes(file.ukuran),
                  who: file.diunggahOleh ?? t('common.unknown'),
                  when: formatDateTime(file.diunggah),
                })}
              </Typography>
            </Box>
            {readOnly ? null : (
              <IconButton
                size="small"
                aria-label={t('resources.faskes.evidence.remove', { name: file.nama })}
                onClick={() => setRemoved(file)}
              >
                <DeleteOutlinedIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {viewed ? <EvidencePreviewDialog file={viewed} onClose={() => setViewed(undefined)} /> : null}
      {removed ? (
        <RemoveEvidenceDialog file={removed} onClose={() => setRemoved(undefined)} />
      ) : null}
    </>
  );
};

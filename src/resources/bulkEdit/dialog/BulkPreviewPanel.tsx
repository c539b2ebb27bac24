import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { BulkPreview } from '#contract/domains/bulk-edit/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Refusals } from '../Refusals.tsx';

interface BulkPreviewPanelProps {
  /** Undefined while nothing is entered, or the first preview is read. */
  preview: BulkPreview | undefined;
  isReading: boolean;
  error: string | undefined;
}

/** What the entered change would do: how many change, and why others stay. */
export const BulkPreviewPanel = ({ preview, isReading, error }: BulkPreviewPanelProps) => {
  const t = useMessages();
  return (
    <Box
      component="section"
      aria-label={t('resources.bulkEdit.preview.title')}
      aria-busy={isReading}
      sx={{ display: 'grid', gap: 1, alignContent: 'start', minHeight: 96 }}
    >
      <Typography variant="h3">{t('resources.bulkEdit.preview.title')}</Typography>
      <Box sx={{ height: 4 }}>
        {isReading ? <LinearProgress aria-label={t('resources.bulkEdit.preview.running')} /> : null}
      </Box>
      {error === undefined ? null : (
        <Typography color="error" role="alert">
          {error}
        </Typography>
      )}
      {preview === undefined ? (
        <Typography color="textSecondary">
          {error !== undefined
            ? null
            : t(`resources.bulkEdit.preview.${isReading ? 'running' : 'start'}`)}
        </Typography>
      ) : (
        <Counts preview={preview} isOld={isReading} />
      )}
    </Box>
  );
};

const Counts = ({ preview, isOld }: { preview: BulkPreview; isOld: boolean }) => {
  const t = useMessages();
  const { diubah: changes, sama: same, ditolak: refused, penolakan } = preview;
  return (
    <Box sx={{ display: 'grid', gap: 1, opacity: isOld ? 0.6 : 1 }}>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StateChip
          meaning={changes > 0 ? 'good' : 'neutral'}
          label={t('resources.bulkEdit.preview.changes', { smart_count: changes })}
        />
        {same > 0 ? (
          <StateChip
            meaning="neutral"
            label={t('resources.bulkEdit.preview.same', { smart_count: same })}
          />
        ) : null}
        {refused > 0 ? (
          <StateChip
            meaning="attention"
            label={t('resources.bulkEdit.preview.refused', { smart_count: refused })}
          />
        ) : null}
      </Box>
      {penolakan.length > 0 ? (
        <Refusals refusals={penolakan} sx={{ maxHeight: 260, overflowY: 'auto' }} />
      ) : null}
    </Box>
  );
};

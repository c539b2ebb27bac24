import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { UndoObstacle, UndoPreview } from '#contract/domains/import/index.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { actionRow, borderedList } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

/** Participants that an undo leaves, each with the reason and a link to its page. */
export const UndoObstacles = ({ preview: { tetap, halangan } }: { preview: UndoPreview }) => {
  const t = useMessages();
  return (
    <section aria-label={t('resources.import.undo.obstacles')}>
      <Typography sx={{ mb: 1 }}>
        {t('resources.import.undo.stays', { smart_count: tetap })}
      </Typography>
      <Box component="ul" sx={{ ...borderedList, maxHeight: 280, overflowY: 'auto' }}>
        {halangan.map(one => (
          <ObstacleItem key={one.idPeserta} obstacle={one} />
        ))}
        {tetap > halangan.length ? (
          <Box component="li" sx={actionRow}>
            {t('resources.import.undo.more', { smart_count: tetap - halangan.length })}
          </Box>
        ) : null}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('resources.import.undo.later')}
      </Typography>
    </section>
  );
};

const ObstacleItem = ({ obstacle }: { obstacle: UndoObstacle }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const can = usePermission();
  const { idPeserta, nama, sebab, oleh, pada } = obstacle;
  // Only users who may restore a deleted participant can open its page.
  const hasPage = sebab !== 'DIHAPUS' || can('peserta.delete');
  const reason = t(`resources.import.undo.obstacle.${sebab}`);
  return (
    <Box component="li" sx={actionRow}>
      {hasPage ? (
        <MuiLink component={Link} to={recordPathFor(role, 'peserta', idPeserta)}>
          {nama}
        </MuiLink>
      ) : (
        <span>{nama}</span>
      )}
      <Typography component="span" variant="body2" color="textSecondary">
        {oleh === null || pada === null
          ? reason
          : t('resources.import.undo.obstacle_by', {
              reason,
              by: t('common.by_at', { who: oleh, when: formatDateTime(pada) }),
            })}
      </Typography>
    </Box>
  );
};

import RefreshIcon from '@mui/icons-material/Refresh';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMessages } from '#src/i18n/useMessages.ts';

interface RefreshButtonProps {
  /** How many people the list has gained or lost since it was made. */
  changes: number;
  onRefresh: () => void;
}

/** Makes the list anew: those who are done leave it, and others join it. */
export const RefreshButton = ({ changes, onRefresh }: RefreshButtonProps) => {
  const t = useMessages();
  const label =
    changes === 0
      ? t('resources.vaksinasi.list.refresh')
      : t('resources.vaksinasi.list.refresh_changes', { smart_count: changes });
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onRefresh} sx={{ width: 44, height: 44 }}>
        <Badge badgeContent={changes} color="primary">
          <RefreshIcon />
        </Badge>
      </IconButton>
    </Tooltip>
  );
};

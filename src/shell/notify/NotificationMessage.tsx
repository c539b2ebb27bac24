import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { NotificationType } from 'react-admin';

const notificationIcons = {
  success: CheckCircleOutlinedIcon,
  error: ErrorOutlinedIcon,
  warning: WarningAmberOutlinedIcon,
  info: InfoOutlinedIcon,
} satisfies Record<NotificationType, unknown>;

/** Notification text with the icon of its type; the icon is decorative. */
export const NotificationMessage = ({
  type,
  children,
}: {
  type: NotificationType;
  children: ReactNode;
}) => {
  const Icon = notificationIcons[type];
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', whiteSpace: 'pre-line' }}>
      <Icon aria-hidden sx={{ fontSize: 20, flex: 'none' }} />
      <span>{children}</span>
    </Box>
  );
};

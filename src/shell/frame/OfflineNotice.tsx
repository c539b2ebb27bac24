import { useMessages } from '#src/i18n/useMessages.ts';
import { formatTime } from '#src/kit/format/date.ts';
import { useOfflineState } from '#src/providers/offline/useOfflineState.ts';
import '../../kit/offline/offlineMessages.ts';

/** What the notice above the page says on a device that prepared the day, while the server is away or back. */
export const OfflineNotice = ({ state }: { state: 'away' | 'back' }) => {
  const t = useMessages();
  const { day, waiting } = useOfflineState();
  if (!day) return t(state === 'away' ? 'app.offline' : 'app.online');
  return state === 'back'
    ? t('resources.luring.notice.back')
    : t('resources.luring.notice.away', {
        time: formatTime(day.disiapkan),
        smart_count: waiting,
      });
};

import { notification } from '#texts/notification.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';

addMessages({ resources: { notification } });

export { NotificationBell as default } from './NotificationBell.tsx';

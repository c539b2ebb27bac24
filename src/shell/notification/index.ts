import { addMessages } from '#src/i18n/lazyMessages.ts';
import { notification } from '#texts/notification.ts';

addMessages({ resources: { notification } });

export { NotificationBell as default } from './NotificationBell.tsx';

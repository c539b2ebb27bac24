import WebhookOutlinedIcon from '@mui/icons-material/WebhookOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

/** Addresses of other systems that receive changes of states. */
export const webhookResource: Registration = registerResource({
  name: 'webhook',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/webhook/index.ts')).webhookCalls,
  rights: {
    read: 'webhook.read',
    create: 'webhook.create',
    update: 'webhook.update',
    delete: 'webhook.delete',
  },
  list: {
    path: '/admin/webhook',
    menu: { entry: 'webhookAll', group: 'sistem', icon: WebhookOutlinedIcon },
  },
  ownList: {
    path: '/dashboard/webhook',
    menu: { entry: 'webhookOwn', group: 'organisasi', icon: WebhookOutlinedIcon },
  },
  create: { path: '/dashboard/webhook/add', component: 'WebhookCreate' },
  edit: { path: '/dashboard/webhook/edit/:id' },
  show: { path: recordRoute('webhook') },
});

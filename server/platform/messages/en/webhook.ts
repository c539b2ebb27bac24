import type { webhookTexts as indonesian } from '../id/webhook.ts';

/** Messages about webhooks. */
export const webhookTexts: Record<keyof typeof indonesian, string> = {
  'sharedView.tooMany':
    'This list already has %{jumlah} shared filters. Delete those that are not used any more.',
  'webhook.httpsOnly':
    'Use https. http is only for hosts that an administrator names in WEBHOOK_HOSTS.',
  'webhook.hostNotAllowed':
    'The host %{host} is not allowed yet. Ask the administrator of the portal to add it to WEBHOOK_HOSTS.',
  'webhook.subjectWithoutMeaning':
    'One of the kinds of data has no meaning for this organisation. Clear it.',
  'webhook.tooMany':
    'This organisation already has %{jumlah} webhooks. Delete those that are not used any more.',
  'webhook.tooManyTests': 'There were %{jumlah} tests within an hour. Try again later.',
  'webhook.tooManyResends': 'Too many webhook events were sent again with this account.',
  'webhook.off': '%{nama} is not active. Turn it on first.',
  'webhook.wrongState': '%{nama} is in the state %{keadaan}.',
  'webhook.state.AKTIF': 'Active',
  'webhook.state.GAGAL': 'Failed',
  'webhook.state.MATI': 'Turned off',
};

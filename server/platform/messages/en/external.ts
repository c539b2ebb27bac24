import type { externalTexts as indonesian } from '../id/external.ts';

/** Messages of external services. */
export const externalTexts: Record<keyof typeof indonesian, string> = {
  'external.failed':
    'The %{layanan} service did not answer as expected. Nothing was changed; try again in a moment.',
  'external.service.eligibility': 'booster eligibility',
  'external.service.ticket': 'booster ticket',
  'external.notEligible': 'Not yet eligible according to the eligibility service',
};

import type { insidenTexts as indonesian } from '../id/insiden.ts';

/** Messages of incidents with personal data. */
export const insidenTexts: Record<keyof typeof indonesian, string> = {
  'insiden.wrongState': 'Incident %{nomor} %{keadaan}, so this cannot be done. Reload the page.',
  'insiden.state.DRAF': 'is not notified yet',
  'insiden.state.DIBERITAHUKAN': 'was notified',
  'insiden.state.DITUTUP': 'is closed',
  'insiden.nobodyAffected':
    'No one is affected yet. Search the log of reads, or add participants or accounts yourself.',
  'insiden.notDescribed':
    'Enter the handling and the recovery first; both are printed in the letters.',
  'insiden.unknownAffected': 'One of them does not exist any more. Search again',
  'insiden.ahead': 'Now or earlier',
  'insiden.dayMissing': 'Enter the day, or leave the time empty',
  'insiden.afterDiscovery': 'Before the incident was discovered',
  'insiden.mail.subject': 'Notice of a failure to protect personal data by %{penjual}',
};

import type { retensiTexts as indonesian } from '../id/retensi.ts';

/** Retention periods and legal holds. */
export const retensiTexts: Record<keyof typeof indonesian, string> = {
  'retensi.cause': 'retention period over',
  'retensi.inactive': 'Data erased because their retention period is over',
  'penahanan.wrongState': 'This hold %{keadaan}.',
  'penahanan.state.BERLAKU': 'is in force, and its end was not proposed',
  'penahanan.state.DIUSULKAN_BERAKHIR': 'was proposed to end',
  'penahanan.state.BERAKHIR': 'has ended',
  'penahanan.unknownPeserta':
    'This participant does not exist. Open the page of the participant and choose Hold data',
  'penahanan.unknownCompany': 'This company does not exist. Choose another',
  'penahanan.unknownAgreement': 'This agreement does not exist. Choose another',
};

import type { usulanPerubahanTexts as indonesian } from '../id/usulan-perubahan.ts';

/** Messages of proposed changes. */
export const usulanPerubahanTexts: Record<keyof typeof indonesian, string> = {
  'usulanPerubahan.needed':
    'This change takes effect only once another person has accepted it. Propose it.',
  'usulanPerubahan.tooMany':
    'You have %{max} proposals that were not decided yet. Withdraw those that are no longer needed.',
  'usulanPerubahan.decided':
    'This proposal has been decided, withdrawn, or has expired. Reload to see its state.',
  'usulanPerubahan.expired':
    'This proposal has expired. Propose the change again if it is still needed.',
  'usulanPerubahan.otherRole': 'Accounts with the role %{peran} decide on this proposal.',
  'usulanPerubahan.notOwn': 'Only its proposer can withdraw this proposal. You can refuse it.',
  'usulanPerubahan.because': 'proposed change number %{id} of %{pengusul}: %{alasan}',
  'usulanPerubahan.notPossible':
    'This change is no longer possible: %{sebab} Refuse this proposal and make a new one.',
  'usulanPerubahan.outdated':
    'The data changed after this proposal was made, so the result would not be what is shown here. Refuse this proposal and make a new one.',
};

import type { bhbuTexts as indonesian } from '../id/bhbu.ts';

/** Messages of companies and their applications. */
export const bhbuTexts: Record<keyof typeof indonesian, string> = {
  'bhbu.skbReplaced':
    'The number or the last day of this SKB was replaced just now. Check its file again.',
  'bhbu.notInactive': '%{nama} is not inactive. Reload to see its present state.',
  'bhbu.notActive': '%{nama} is not active. Reload to see its present state.',
  'bhbu.decided': 'The application of %{nama} is %{keadaan}. Reload to see its present state.',
  'bhbu.state.MENUNGGU': 'waiting for review',
  'bhbu.state.PERLU_PERBAIKAN': 'waiting for corrections by the applicant',
  'bhbu.state.AKTIF': 'approved',
  'bhbu.state.DITOLAK': 'rejected',
  'bhbu.state.NONAKTIF': 'inactive',
  'bhbu.accountManagerInactive': 'Choose an active account manager',
  'bhbu.verifiedField': 'Already verified. Contact your account manager to change it.',
  'bhbu.applicationOpen':
    'The application of %{nama} is undecided. Reject the application if it will not be continued.',
  'bhbu.inUse':
    '%{nama} still has %{pemakaian:and}. Delete these first, or only deactivate the company.',
  'bhbu.npwpTaken':
    "A company with this NPWP is already registered, or its application is being reviewed. If this is your company, open the application status with the ticket number and the applicant's email, or contact your account manager.",
  'bhbu.npwpTakenBy': 'This NPWP is used by %{nama}. Open that company.',
  'bhbu.applicationRejected':
    'The application of %{nama} was rejected, so its data can no longer be edited.',
  'bhbu.applicationUndecided':
    'The application of %{nama} is undecided. Decide it first under company applications.',
  'bhbu.reasonMissing': 'Write why this company is deactivated',
  'bhbu.skbExpired': 'This date has passed. Upload an SKB that is still valid.',
  'application.unknown':
    'This ticket number and email do not match any application. Check both; the ticket number is in the email that we sent.',
  'application.correctionMissing': 'Correct this field',
  'application.notRequested': 'No correction of this field was requested',
  'bhbu.sharedAccount':
    '%{nama} has this number. Enter another one, or confirm that both companies belong to one group',
  'bhbu.nitkuOfOther': 'This NITKU does not belong to the NPWP of the company',
};

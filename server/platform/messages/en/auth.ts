import type { authTexts as indonesian } from '../id/auth.ts';

/** Messages of signing in, sessions, passwords and rate limits. */
export const authTexts: Record<keyof typeof indonesian, string> = {
  'auth.changeFirstPassword': 'Change your initial password first.',
  'auth.forbidden': 'Your role does not have the right to do this.',
  'auth.sessionEnded': 'You will be returned to the login page',
  'password.sameAsCurrent': 'The new password must differ from the current one',
  'auth.signInFirst': 'Sign in first to continue.',
  'password.currentWrong': 'The current password does not match',
  'auth.downloadExpired':
    'This download link was already used or has expired. Download again from the portal.',
  'auth.companyInactive':
    'Your company is inactive in this portal at present. Contact your account manager.',
  'auth.faskesInactive':
    'Your facility is inactive in this portal at present. Contact the administrator of the portal.',
  'auth.tooManyUploads.account':
    'The files that you upload within a day have reached %{megabytes} MB.',
  'auth.tooManyUploads.anonymous':
    'The files that are uploaded from this network within a day have reached %{megabytes} MB.',
  'auth.wrongCredentials': 'The username or password is wrong.',
  'captcha.expired': 'The captcha is no longer valid. Click the captcha once more.',
  'auth.tooOften': '%{kalimat} Try again in %{menit} minutes.',
  'auth.tooManyFailures': 'There were too many failed attempts.',
  'auth.tooManyApplications': 'There were too many applications from this network.',
  'auth.tooManyDataRequests': 'There were too many requests about personal data from this network.',
  'auth.tooManyVerifications': 'There were too many document checks from this network.',
  'auth.tooManyQuestions': 'Too many links were made within an hour. Try again later.',
  'auth.tooManyDocumentMails': 'Too many documents were sent by email with this account.',
  'auth.tooManyNotes': 'Too many notes were written with this account.',
  'auth.tooManyNoteFiles': 'Too many files were attached to notes with this account.',
  'auth.tooManyReveals': 'Too many identity numbers were shown with this account.',
  'auth.tooManyVoucherCodes': 'Too many voucher codes were checked.',
  'auth.tooManyNikSearches': 'Too many NIKs were searched with this account without a match.',
  'password.common': 'This password is in the list of common passwords. Choose another one.',
  'password.sequence':
    'This password is only a sequence or a repetition. Choose a few unrelated words.',
  'password.guessable':
    'This password is made of names or words that are easy to guess here. Choose other words.',
};

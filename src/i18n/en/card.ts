import type { Translated } from '../messages.ts';
import type { card as indonesian } from '../id/card.ts';

export const card: Translated<typeof indonesian> = {
  title: 'Check a vaccination card',
  lead: 'The large QR code on a proof of vaccination (SMART Health Card) can be checked here, also without network. Its content is sent nowhere.',
  code: 'Content of the QR code',
  codeHelp: 'It begins with shc:/. A hand-held scanner can type it here.',
  file: 'Choose a picture or a card file',
  camera: { open: 'Scan with the camera', close: 'Close the camera' },
  cameraState: {
    label: 'Picture of the camera',
    starting: 'Starting the camera…',
    hint: 'Point the camera at the large QR code on the proof of vaccination.',
    paused: 'The camera is paused. Close it, then open it again.',
    denied: 'The camera is not allowed. Allow it in the settings of the site, or choose a picture.',
    missing: 'This device has no camera. Choose a picture of the card.',
    busy: 'Another app uses the camera. Close that app, or choose a picture of the card.',
    failed: 'The camera cannot be used. Choose a picture of the card.',
  },
  noCard: 'There is no code of a SMART Health Card here.',
  noKeys: {
    title: 'The card cannot be checked yet',
    text: 'This browser has not stored the keys of the issuer. Open this page once with network.',
    retry: 'Try again',
  },
  loading: 'Loading the keys of the issuer…',
  state: {
    genuine: {
      title: 'This card is genuine',
      text: 'Its digital signature is right. Compare name and birth date with an identity card of the holder.',
    },
    revoked: {
      title: 'This card was revoked or replaced',
      text: 'Its signature is genuine, but its content no longer counts. Ask for the latest proof.',
    },
    forged: {
      title: 'This card is not genuine',
      text: 'Its signature is wrong: its content was changed, or this portal did not issue it.',
    },
    otherIssuer: {
      title: 'A card of another issuer',
      text: 'This page checks only cards that this portal issued.',
    },
    unreadable: {
      title: 'This code cannot be read',
      text: 'It is no vaccination card, or it was not read completely. Scan it again.',
    },
  },
  fact: { name: 'Name', birthDate: 'Birth date', dose: 'Dose %{number}' },
  dose: { lot: 'lot %{lot}', vaccine: 'vaccine CVX %{code}' },
  store: {
    action: 'Store this page for use without network',
    done: 'Stored. This page now opens without network in this browser.',
    failed:
      'The page was not stored. Check the network and the space of the browser, then try again.',
  },
  readAt: 'Keys and revoked cards as of %{when}.',
  offline: 'Without network: cards revoked after %{when} are not known here.',
};

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { FactList } from '#src/account/verify/FactList.tsx';
import { interpolate } from '#src/i18n/interpolate.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { card as words } from '#texts/card.ts';
import type { CardContent, CheckedCard } from './checkCard.ts';

const severities = {
  genuine: 'success',
  revoked: 'error',
  forged: 'error',
  otherIssuer: 'warning',
  unreadable: 'warning',
} as const satisfies Record<CheckedCard['state'], string>;

const factsOf = ({ name, birthDate, doses }: CardContent) => [
  { label: words.fact.name, value: name },
  { label: words.fact.birthDate, value: formatDate(birthDate) },
  ...doses.map(({ day, vaccine, lot, facility }, at) => ({
    label: interpolate(words.fact.dose, { number: at + 1 }),
    value: [
      formatDate(day),
      interpolate(words.dose.vaccine, { code: vaccine }),
      ...(lot === '' ? [] : [interpolate(words.dose.lot, { lot })]),
      ...(facility === '' ? [] : [facility]),
    ].join(' · '),
  })),
];

/** Says whether a card counts, and what it says. */
export const CardResult = ({ result }: { result: CheckedCard }) => (
  <>
    <Alert severity={severities[result.state]}>
      <AlertTitle>{words.state[result.state].title}</AlertTitle>
      {words.state[result.state].text}
    </Alert>
    {'content' in result ? <FactList facts={factsOf(result.content)} /> : null}
  </>
);

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Zone } from '#contract/core/values/zone.ts';
import {
  screeningQuestion,
  visitFactNames,
  type Correction,
  type VisitFacts,
  type VisitVersion,
} from '#contract/domains/vaksinasi/index.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDate, formatDateTime, withZone } from '#src/kit/format/date.ts';

/** A value of a visit before and after a correction. */
interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const empty = '–';

function factText(t: Translate, name: keyof VisitFacts, facts: VisitFacts, zone: Zone): string {
  const value = facts[name];
  if (value === null) return empty;
  switch (name) {
    case 'tanggal':
    case 'kadaluarsa':
      return formatDate(value);
    case 'jam':
      return withZone(value, zone);
    case 'lokasi':
      return t(`resources.vaksinasi.site.${facts.lokasi ?? 'LENGAN_KIRI'}`);
    case 'alasan':
      return t(`resources.vaksinasi.reason.${facts.alasan ?? 'LAINNYA'}`);
    default:
      return value;
  }
}

const pressureOf = ({ skrining }: VisitVersion): string =>
  skrining?.sistolik ? `${skrining.sistolik}/${skrining.diastolik ?? empty}` : empty;

/** Returns what a correction changed, in the order of the form. */
function changesOf(t: Translate, { sebelum, sesudah }: Correction, zone: Zone): Change[] {
  const answerText = (version: VisitVersion, id: string): string => {
    const answer = version.skrining?.jawaban[id];
    if (answer === undefined) return empty;
    return t(`resources.vaksinasi.screening.${answer ? 'yes' : 'no'}`);
  };
  const ids = new Set(
    [sebelum, sesudah].flatMap(({ skrining }) => Object.keys(skrining?.jawaban ?? {})),
  );
  const changes: Change[] = [
    ...[...ids].map(id => {
      const question = screeningQuestion(id);
      return {
        label: question ? renderMessage(question.text) : id,
        before: answerText(sebelum, id),
        after: answerText(sesudah, id),
      };
    }),
    {
      label: t('resources.vaksinasi.detail.pressure'),
      before: pressureOf(sebelum),
      after: pressureOf(sesudah),
    },
    ...visitFactNames.map(name => ({
      label: t(`resources.vaksinasi.form.${name}`),
      before: factText(t, name, sebelum, zone),
      after: factText(t, name, sesudah, zone),
    })),
    {
      label: t('resources.vaksinasi.detail.note'),
      before: sebelum.catatan ?? empty,
      after: sesudah.catatan ?? empty,
    },
  ];
  return changes.filter(({ before, after }) => before !== after);
}

interface CorrectionsProps {
  corrections: readonly Correction[];
  /** Zone of the facility. */
  zone: Zone;
}

/** The corrections of a visit, the last one first: who, when, why, and what changed. */
export const Corrections = ({ corrections, zone }: CorrectionsProps) => {
  const t = useMessages();
  const id = useId();
  if (corrections.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} component="h3" variant="subtitle1">
        {t('resources.vaksinasi.detail.corrections')}
      </Typography>
      {corrections.map(one => (
        <Box key={one.id} sx={correctionStyle}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            <Unbroken>
              {t('resources.vaksinasi.history.corrected_by', {
                who: one.oleh ?? '',
                when: formatDateTime(one.pada),
                why: one.alasan,
              })}
            </Unbroken>
          </Box>
          <Box component="dl" sx={{ m: 0 }}>
            {changesOf(t, one, zone).map(({ label, before, after }) => (
              <Box key={label} sx={{ py: 0.5 }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {label}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  <del>{before}</del> →{' '}
                  <Box component="ins" sx={insertedStyle}>
                    {after}
                  </Box>
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const correctionStyle = { mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' };
const insertedStyle = { textDecoration: 'none', fontWeight: 600 };

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  applicationFileNames,
  type AnsweredCorrection,
  type Application,
} from '#contract/domains/application/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { applicationLabels } from '#texts/applicationLabels.ts';
import { register } from '#texts/register.ts';

/** What was asked of the applicant, what they changed, and when. */
export const AnsweredCorrections = ({ record }: { record: Application }) => {
  const t = useMessages();
  const [first] = record.perbaikanDijawab;
  if (!first) return null;
  return (
    <RecordSection title={t('resources.application.page.corrections')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('resources.application.correction.when', {
          who: first.dimintaOleh,
          asked: formatDateTime(first.diminta),
          answered: formatDateTime(first.dijawab),
        })}
      </Typography>
      <Box component="ul" sx={borderedList}>
        {record.perbaikanDijawab.map(one => (
          <Box key={one.isian} component="li" sx={row}>
            <Box sx={{ fontWeight: 500 }}>{applicationLabels[one.isian]}</Box>
            {one.catatan === null ? null : (
              <Box sx={{ color: 'text.secondary' }}>
                {t('common.timeline.reason', { reason: one.catatan })}
              </Box>
            )}
            <Change correction={one} />
          </Box>
        ))}
      </Box>
    </RecordSection>
  );
};

const Change = ({
  correction: { isian, sebelum, sesudah },
}: {
  correction: AnsweredCorrection;
}) => {
  const t = useMessages();
  if (applicationFileNames.some(name => name === isian)) {
    return <Box>{t('resources.application.correction.file')}</Box>;
  }
  if (sebelum === sesudah) return <Box>{t('resources.application.correction.same')}</Box>;
  return (
    <Box component="dl" sx={values}>
      <Box component="dt">{t('resources.application.correction.before')}</Box>
      <Box component="dd" sx={{ textDecoration: sebelum === null ? 'none' : 'line-through' }}>
        <Value text={sebelum} />
      </Box>
      <Box component="dt">{t('resources.application.correction.after')}</Box>
      <Box component="dd" sx={{ fontWeight: 500 }}>
        <Value text={sesudah} />
      </Box>
    </Box>
  );
};

const Value = ({ text }: { text: string | null }) => {
  if (text === null) return <EmptyValue />;
  if (text === 'true' || text === 'false') return text === 'true' ? register.yes : register.no;
  return (register.form as Partial<Record<string, string>>)[text] ?? text;
};

const row = {
  display: 'grid',
  gap: 0.5,
  py: 1.25,
  overflowWrap: 'anywhere',
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
const values = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
};

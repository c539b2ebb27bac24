import Typography from '@mui/material/Typography';
import {
  applicationFileNames,
  type AnsweredCorrection,
  type Application,
} from '#contract/domains/application/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';
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
      <ListBox>
        {record.perbaikanDijawab.map(one => (
          <ListRow key={one.isian} sx={{ display: 'grid' }}>
            <strong>{applicationLabels[one.isian]}</strong>
            {one.catatan === null ? null : (
              <Detail>{t('common.timeline.reason', { reason: one.catatan })}</Detail>
            )}
            <Change correction={one} />
          </ListRow>
        ))}
      </ListBox>
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
    return t('resources.application.correction.file');
  }
  if (sebelum === sesudah) return t('resources.application.correction.same');
  return (
    <FactGrid
      isPlain
      facts={[
        [
          t('resources.application.correction.before'),
          sebelum === null ? null : (
            <s key="before">
              <Value text={sebelum} />
            </s>
          ),
        ],
        [
          t('resources.application.correction.after'),
          sesudah === null ? null : (
            <strong key="after">
              <Value text={sesudah} />
            </strong>
          ),
        ],
      ]}
    />
  );
};

const Value = ({ text }: { text: string }) => {
  if (text === 'true' || text === 'false') return text === 'true' ? register.yes : register.no;
  return (register.form as Partial<Record<string, string>>)[text] ?? text;
};

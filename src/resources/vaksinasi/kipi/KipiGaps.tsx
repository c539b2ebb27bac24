import { kipiGaps, type KipiGap, type KipiPage } from '#contract/domains/vaksinasi/index.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';

const steps = ['pertama', 'formulir', 'investigasi'] as const;

// Only fields of the form and of the follow-up are ever missing.
const labelOf = (t: Translate, gap: KipiGap): string =>
  t(`resources.kipi.fields.${gap}` as Parameters<Translate>[0]);

/** What an event still lacks: for its first report, for the national form, for its investigation. */
export const KipiGaps = ({ page: { kipi, peserta, dosis } }: { page: KipiPage }) => {
  const t = useMessages();
  const gaps = kipiGaps(kipi, { ...peserta, tanggal: dosis.tanggal });
  const shown = steps.filter(step => step !== 'investigasi' || kipi.serius);
  return (
    <ListBox>
      {shown.map(step => (
        <ListRow
          key={step}
          end={
            gaps[step].length === 0 ? (
              <StateChip meaning="good" label={t('resources.kipi.gaps.complete')} />
            ) : null
          }
        >
          <strong>{t(`resources.kipi.gaps.${step}`)}</strong>
          {gaps[step].length === 0 ? null : (
            <Detail>
              {t('resources.kipi.gaps.missing', {
                fields: gaps[step].map(gap => labelOf(t, gap)).join(', '),
              })}
            </Detail>
          )}
        </ListRow>
      ))}
    </ListBox>
  );
};

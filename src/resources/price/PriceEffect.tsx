import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import {
  dayBefore,
  hasBegun,
  priceTimeline,
  type ExistingPrice,
  type PriceDraft,
} from '#contract/domains/price/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { toInput, type FormValues } from '#src/kit/form/formValues.ts';
import { formatLongDate, jakartaDay } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import type { ValidateInput } from '#src/kit/resource/definition.ts';
import { formFields } from '#src/kit/resource/resourceField.ts';
import { readPriceDraft } from './priceIssues.ts';

interface PriceEffectProps {
  /** An invalid price has no effect to describe. */
  validate: ValidateInput;
  others: readonly ExistingPrice[];
}

/**
 * Describes the effect of a price before it is saved: its validity period and the price before it.
 */
export const PriceEffect = ({ validate, others }: PriceEffectProps) => {
  const t = useMessages();
  const { definition } = useResourceForm();
  const input = toInput(formFields(definition), useWatch<FormValues>() as FormValues);
  const draft = Object.keys(validate(input, {})).length === 0 ? readPriceDraft(input) : undefined;
  return (
    // A live region must exist before its content changes, or screen readers do not announce it.
    <div aria-live="polite">
      {draft ? (
        <Alert
          severity="info"
          icon={false}
          role="note"
          aria-label={t('resources.price.effect.label')}
        >
          {effectSentences(draft, others)
            .map(([key, values]) => t(`resources.price.effect.${key}`, values))
            .join(' ')}
        </Alert>
      ) : null}
    </div>
  );
};

type EffectSentence = readonly [
  'open' | 'until' | 'before' | 'gap' | 'final',
  Record<string, string>,
];

function effectSentences(
  { harga, berlakuDari, berlakuSampai }: PriceDraft,
  others: readonly ExistingPrice[],
) {
  const draftPrice = { harga, berlakuDari, sampaiDiisi: berlakuSampai ?? null };
  const timeline = priceTimeline([...others, draftPrice]);
  const until = timeline.find(one => one.berlakuDari === berlakuDari)?.berlakuSampai;
  const previousPrice = timeline.find(one => one.berlakuSampai === dayBefore(berlakuDari));
  const amount = formatRupiah(harga);
  const from = formatLongDate(berlakuDari);
  const result: EffectSentence[] = [
    until
      ? ['until', { from, until: formatLongDate(until), sum: amount }]
      : ['open', { from, sum: amount }],
  ];
  if (previousPrice) {
    result.push([
      'before',
      {
        until: formatLongDate(previousPrice.berlakuSampai),
        sum: formatRupiah(previousPrice.harga),
      },
    ]);
  } else {
    result.push(['gap', {}]);
  }
  if (hasBegun(draftPrice, jakartaDay(new Date()))) result.push(['final', {}]);
  return result;
}

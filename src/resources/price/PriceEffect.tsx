import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import {
  dayBefore,
  hasBegun,
  timeline,
  type KnownPrice,
  type PriceDraft,
} from '#contract/price/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { formatLongDate, jakartaDay } from '#src/ui/format/date.ts';
import { formatRupiah } from '#src/ui/format/number.ts';
import type { FormValues } from '#src/ui/form/values.ts';

interface PriceEffectProps {
  /** Reads the form values as a price; undefined while they are invalid. */
  read: (values: FormValues) => PriceDraft | undefined;
  others: readonly KnownPrice[];
}

/**
 * Describes the effect of a price before it is saved: its validity period and the price before it.
 */
export const PriceEffect = ({ read, others }: PriceEffectProps) => {
  const say = useWords();
  const draft = read(useWatch<FormValues>() as FormValues);
  return (
    // A live region must exist before its content changes, or screen readers do not announce it.
    <div aria-live="polite">
      {draft ? (
        <Alert
          severity="info"
          icon={false}
          role="note"
          aria-label={say('resources.price.effect.label')}
        >
          {sentences(draft, others)
            .map(([key, values]) => say(`resources.price.effect.${key}`, values))
            .join(' ')}
        </Alert>
      ) : null}
    </div>
  );
};

type Sentence = readonly ['open' | 'until' | 'before' | 'gap' | 'final', Record<string, string>];

function sentences(
  { harga, berlakuDari, berlakuSampai }: PriceDraft,
  others: readonly KnownPrice[],
) {
  const mine = { harga, berlakuDari, sampaiDiisi: berlakuSampai ?? null };
  const lines = timeline([...others, mine]);
  const until = lines.find(one => one.berlakuDari === berlakuDari)?.berlakuSampai;
  const before = lines.find(one => one.berlakuSampai === dayBefore(berlakuDari));
  const sum = formatRupiah(harga);
  const from = formatLongDate(berlakuDari);
  const said: Sentence[] = [
    until ? ['until', { from, until: formatLongDate(until), sum }] : ['open', { from, sum }],
  ];
  if (before) {
    said.push([
      'before',
      { until: formatLongDate(before.berlakuSampai), sum: formatRupiah(before.harga) },
    ]);
  } else {
    said.push(['gap', {}]);
  }
  if (hasBegun(mine, jakartaDay(new Date()))) said.push(['final', {}]);
  return said;
}

import Box from '@mui/material/Box';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { isSkbExpired } from '../states.ts';

/** Chip with the validity of an SKB (tax exemption letter), and its number. */
export const SkbValidity = ({ record }: { record: Bhbu }) => {
  const t = useMessages();
  const { noSKB, skbBerlakuSampai: validUntil } = record;
  const when = formatDate(validUntil);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      {validUntil === null ? (
        <StateChip meaning="attention" label={t('resources.bhbu.document.no_validity')} />
      ) : isSkbExpired(validUntil) ? (
        <StateChip meaning="bad" label={t('resources.bhbu.document.expired', { when })} />
      ) : (
        <StateChip meaning="good" label={t('resources.bhbu.document.until', { when })} />
      )}
      {noSKB ? (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {t('resources.bhbu.document.number', { number: noSKB })}
        </Box>
      ) : null}
    </Box>
  );
};

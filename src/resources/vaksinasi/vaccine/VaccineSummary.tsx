import Box from '@mui/material/Box';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import type { StockFigure } from './useVaccineSession.ts';
import type { VaccineChoice } from './vaccineChoice.ts';

interface VaccineSummaryProps {
  choice: VaccineChoice;
  /** Doses left of the batch by the ledger, where it knows them; room is reserved for them. */
  stock: StockFigure | null;
}

/** Returns what is left of a batch, and whose doses that are. */
export const stockText = (t: Translate, { count, company }: StockFigure): string => {
  if (count === undefined) return t('resources.vaksinasi.vaccine.left', { count: '…' });
  const text = { count: formatNumber(count), company: company ?? '' };
  if (company === null) {
    return t(`resources.vaksinasi.vaccine.${count > 0 ? 'left_of_all' : 'none_left'}`, text);
  }
  const key = count > 0 ? 'left_of_company' : 'none_left_of_company';
  return t(`resources.vaksinasi.vaccine.${key}`, text);
};

/**
 * The vaccine, the batch, its last day and its doses left in one line, and whether the batch is
 * registered.
 */
export const VaccineSummary = ({ choice, stock }: VaccineSummaryProps) => {
  const t = useMessages();
  return (
    <Box component="span" sx={lineStyle}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{choice.vaksin}</strong>
        {' · '}
        <Unbroken>
          {t('resources.vaksinasi.vaccine.batch', {
            batch: choice.batch,
            until: formatDate(choice.kadaluarsa),
          })}
        </Unbroken>
      </Box>
      {stock === null ? null : stock.count === 0 ? (
        <StateChip meaning="attention" label={stockText(t, stock)} />
      ) : (
        <span>{stockText(t, stock)}</span>
      )}
      {choice.idBatch === null ? (
        <StateChip meaning="attention" label={t('resources.vaksinasi.vaccine.unregistered')} />
      ) : null}
    </Box>
  );
};

const lineStyle = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

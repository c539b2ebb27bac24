import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { ExposedStock } from '#contract/domains/stock/excursion.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber, parseInteger } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { batchName } from '../definition.ts';

interface ExposedStocksProps {
  stocks: readonly ExposedStock[];
  /** The typed doses of each chosen stock, by its id. */
  doses: Readonly<Record<number, string>>;
  onChange: (doses: Readonly<Record<number, string>>) => void;
}

/** The stock that was there, each with the doses that go into quarantine; all of them at first. */
export const ExposedStocks = ({ stocks, doses, onChange }: ExposedStocksProps) => {
  const t = useMessages();
  const choose = (id: number, text: string | undefined): void => {
    const { [id]: _, ...others } = doses;
    onChange(text === undefined ? others : { ...others, [id]: text });
  };
  return (
    <Box>
      <ListBox label={t('resources.temperature.handle.stocks')}>
        {stocks.map(stock => {
          const text = doses[stock.id];
          const typed = parseInteger(text ?? '');
          const isWrong = text !== undefined && (typed === null || typed < 1 || typed > stock.sisa);
          const name = batchName(stock);
          return (
            <ListRow
              key={stock.id}
              end={
                <TextField
                  size="small"
                  label={t('resources.stock.fields.jumlah')}
                  value={text ?? ''}
                  disabled={text === undefined}
                  onChange={event => choose(stock.id, event.target.value)}
                  error={isWrong}
                  helperText={
                    isWrong
                      ? t('resources.stock.atMost', { dosis: formatNumber(stock.sisa) })
                      : null
                  }
                  slotProps={{
                    htmlInput: {
                      inputMode: 'numeric',
                      'aria-label': t('resources.temperature.handle.dosesOf', { name }),
                    },
                  }}
                  sx={{ width: 140 }}
                />
              }
            >
              <FormControlLabel
                control={
                  <Checkbox
                    checked={text !== undefined}
                    onChange={(_, isOn) => choose(stock.id, isOn ? String(stock.sisa) : undefined)}
                  />
                }
                label={name}
              />
              <Detail>
                {t('resources.temperature.handle.left', {
                  company: [stock.namaBHBU, stock.noOrder].filter(Boolean).join(' · '),
                  dosis: formatNumber(stock.sisa),
                })}
              </Detail>
            </ListRow>
          );
        })}
      </ListBox>
      <Detail>
        {t('resources.temperature.handle.total', {
          dosis: formatNumber(
            Object.values(doses).reduce((sum, text) => sum + (parseInteger(text) ?? 0), 0),
          ),
        })}
      </Detail>
    </Box>
  );
};

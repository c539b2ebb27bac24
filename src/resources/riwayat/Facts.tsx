import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Peserta, PesertaHistory } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { codeFace } from '#src/layout/theme/typography.ts';
import { Nothing, Value } from '#src/ui/fields/Value.tsx';
import { fieldOf } from '#src/ui/resource/field.ts';
import { sheet } from '#src/ui/page/sheet.ts';
import { shown } from './definition.ts';
import { Origin } from './Origin.tsx';
import { Part } from './Part.tsx';
import { partsOf } from './parts.ts';
import { TicketLink } from './TicketLink.tsx';
import { numberFields, type NumberField, type Numbers } from './useNumbers.ts';

interface FactsProps {
  history: PesertaHistory;
  numbers: Numbers;
}

/**
 * The participant's data in the sections of their form, with a switch that shows the source of each
 * value.
 */
export const Facts = ({ history, numbers }: FactsProps) => {
  const say = useWords();
  const [withOrigin, setWithOrigin] = useState(false);
  const { peserta: record, asal } = history;
  const hasOrigins = Object.keys(asal).length > 0;
  return partsOf(record).map(({ title, fields }, at) => (
    <Part
      key={title}
      title={title}
      aside={
        at === 0 && hasOrigins ? (
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={withOrigin}
                onChange={(_, checked) => setWithOrigin(checked)}
              />
            }
            label={say('resources.riwayat.file.show')}
          />
        ) : null
      }
    >
      <Box component="dl" sx={{ ...sheet, '& a': { color: 'primary.main' } }}>
        {fields.map(field => (
          <Fact key={field} field={field} record={record} numbers={numbers}>
            {withOrigin ? <Origin history={history} field={field} /> : null}
          </Fact>
        ))}
      </Box>
    </Part>
  ));
};

interface FactProps {
  field: keyof Peserta;
  record: Peserta;
  numbers: Numbers;
  children: React.ReactNode;
}

const Fact = ({ field, record, numbers, children }: FactProps) => {
  const translate = useTranslate();
  const described = fieldOf(shown, field);
  return (
    <Box sx={row}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {translate(described.label)}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {isNumber(field) ? (
          <Box component="span" sx={field === 'penanggung' ? undefined : codeFace}>
            {numbers.of(field) ?? <Nothing />}
          </Box>
        ) : (
          <Value field={described} record={record} />
        )}
        {field === 'noTiket' ? <TicketLink record={record} /> : null}
        {children}
      </Box>
    </Box>
  );
};

const isNumber = (field: string): field is NumberField => numberFields.some(one => one === field);

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};

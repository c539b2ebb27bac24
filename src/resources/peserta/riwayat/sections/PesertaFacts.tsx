import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Peserta, PesertaHistory } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue, FieldValue } from '#src/kit/fields/FieldValue.tsx';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { resolveField } from '#src/kit/resource/resourceField.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { displayDefinition } from '../definition.ts';
import { ChangeTicketLink } from '../ChangeTicketLink.tsx';
import {
  identityNumberFields,
  type IdentityNumberField,
  type IdentityNumbers,
} from '../useIdentityNumbers.ts';
import { ValueSource } from './ValueSource.tsx';
import { HistorySection } from './HistorySection.tsx';
import { factSectionsOf } from './factSections.ts';

interface PesertaFactsProps {
  history: PesertaHistory;
  numbers: IdentityNumbers;
}

/**
 * The participant's data in the sections of their form, with a switch that shows the source of each
 * value.
 */
export const PesertaFacts = ({ history, numbers }: PesertaFactsProps) => {
  const t = useMessages();
  const [areSourcesVisible, setAreSourcesVisible] = useState(false);
  const { peserta: record, asal } = history;
  const hasSources = Object.keys(asal).length > 0;
  return factSectionsOf(record).map(({ title, fields }, at) => (
    <HistorySection
      key={title}
      title={title}
      aside={
        at === 0 && hasSources ? (
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={areSourcesVisible}
                onChange={(_, checked) => setAreSourcesVisible(checked)}
              />
            }
            label={t('resources.riwayat.import.show_sources')}
          />
        ) : null
      }
    >
      <Box component="dl" sx={{ ...borderedList, '& a': { color: 'primary.main' } }}>
        {fields.map(field => (
          <Fact key={field} field={field} record={record} numbers={numbers}>
            {areSourcesVisible ? <ValueSource history={history} field={field} /> : null}
          </Fact>
        ))}
      </Box>
    </HistorySection>
  ));
};

interface FactProps {
  field: keyof Peserta;
  record: Peserta;
  numbers: IdentityNumbers;
  children: React.ReactNode;
}

const Fact = ({ field, record, numbers, children }: FactProps) => {
  const translate = useTranslate();
  const fieldDefinition = resolveField(displayDefinition, field);
  return (
    <Box sx={row}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {translate(fieldDefinition.label)}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {isIdentityNumberField(field) ? (
          <Box component="span" sx={field === 'penanggung' ? undefined : codeStyle}>
            {numbers.format(field) ?? <EmptyValue />}
          </Box>
        ) : (
          <FieldValue field={fieldDefinition} record={record} />
        )}
        {field === 'noTiket' ? <ChangeTicketLink record={record} /> : null}
        {children}
      </Box>
    </Box>
  );
};

const isIdentityNumberField = (field: string): field is IdentityNumberField =>
  identityNumberFields.some(one => one === field);

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};

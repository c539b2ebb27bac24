import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { Fragment, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Peserta, PesertaHistory } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue, FieldValue } from '#src/kit/fields/FieldValue.tsx';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';
import { resolveField } from '#src/kit/resource/resourceField.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { displayDefinition } from '../definition.ts';
import {
  identityNumberFields,
  type IdentityNumberField,
  type IdentityNumbers,
} from '../useIdentityNumbers.ts';
import { HistorySection } from './HistorySection.tsx';
import { ValueSource } from './ValueSource.tsx';
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
  const translate = useTranslate();
  const [areSourcesVisible, setAreSourcesVisible] = useState(false);
  const { peserta: record, asal, pengisi } = history;
  const hasSources = Object.keys({ ...asal, ...pengisi }).length > 0;
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
      <FactGrid
        facts={fields.map(field => [
          translate(resolveField(displayDefinition, field).label),
          <Fragment key={field}>
            <FactValue field={field} history={history} numbers={numbers} />
            {areSourcesVisible ? <ValueSource history={history} field={field} /> : null}
          </Fragment>,
        ])}
      />
    </HistorySection>
  ));
};

interface FactProps extends PesertaFactsProps {
  field: keyof Peserta;
}

/** The value of a field; identity numbers are masked or revealed, and a ticket can be moved. */
const FactValue = ({ field, history: { peserta: record }, numbers }: FactProps) => (
  <>
    {isIdentityNumberField(field) ? (
      <Box component="span" sx={field === 'penanggung' ? undefined : codeStyle}>
        {numbers.format(field) ?? <EmptyValue />}
      </Box>
    ) : (
      <FieldValue field={resolveField(displayDefinition, field)} record={record} />
    )}
    {field === 'noTiket' ? <ChangeTicketLink record={record} /> : null}
  </>
);

const isIdentityNumberField = (field: string): field is IdentityNumberField =>
  identityNumberFields.some(one => one === field);

/**
 * Link to the page that moves this ticket to another participant; hidden without the right to do
 * so.
 */
const ChangeTicketLink = ({ record: { noTiket, deletedAt } }: { record: Peserta }) => {
  const t = useMessages();
  const can = usePermission();
  if (!can('tiket.change') || deletedAt !== null) return null;
  return (
    <MuiLink
      component={Link}
      to="/admin/peserta/ticket-change"
      state={{ noTiket }}
      sx={{ ml: 1.5 }}
    >
      {t('resources.riwayat.head.ticket')}
    </MuiLink>
  );
};

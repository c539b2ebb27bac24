import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Order } from '#contract/domains/order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue, FieldValue } from '#src/kit/fields/FieldValue.tsx';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { resolveField } from '#src/kit/resource/resourceField.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useResourceMessages } from '#src/kit/resource/useResourceMessages.ts';
import { definition } from '../definition.ts';
import { OrderAmounts } from './OrderAmounts.tsx';
import { OrderLines } from './OrderLines.tsx';

interface OrderProps {
  record: Order;
}

const facts = [
  'jenis',
  'model',
  'skema',
  'tanggalOrder',
  'tanggalRencana',
  'jumlahPeserta',
  'jumlahDosis',
  'alasanDosis',
  'namaPenanggungJawab',
  'jabatanPenanggungJawab',
  'hpPenanggungJawab',
  'emailPenanggungJawab',
  'alamatKirim',
  'catatan',
] as const satisfies readonly (keyof Order)[];

/** Facts about the whole order that a facility, which sees its own lines, does not need. */
const buyerFacts: ReadonlySet<string> = new Set([
  'model',
  'skema',
  'jumlahPeserta',
  'jumlahDosis',
  'alasanDosis',
  'namaPenanggungJawab',
  'jabatanPenanggungJawab',
  'hpPenanggungJawab',
  'emailPenanggungJawab',
  'catatan',
]);

/** Optional facts are left out when they are empty. */
const optionalFacts: ReadonlySet<string> = new Set(['tanggalRencana', 'alasanDosis', 'catatan']);

/** The left column of the page: amounts, lines, and what was entered in the form. */
export const OrderFacts = ({ record }: OrderProps) => {
  const t = useMessages();
  const can = usePermission();
  return (
    <>
      {/* A facility sees no prices. */}
      {can('pks.read') ? (
        <RecordSection title={t('resources.order.section.amounts')}>
          <OrderAmounts record={record} />
        </RecordSection>
      ) : null}
      <RecordSection title={t('resources.order.section.lines')}>
        <OrderLines record={record} />
      </RecordSection>
      <RecordSection title={t('resources.order.section.facts')}>
        <FactList record={record} />
      </RecordSection>
    </>
  );
};

const FactList = ({ record }: OrderProps) => {
  const can = usePermission();
  const names = useResourceMessages(definition);
  return (
    <Box component="dl" sx={{ ...borderedList, py: 1.5, ...factGrid }}>
      <div>
        <dt>{names.label(resolveField(definition, 'namaBHBU'))}</dt>
        <dd>
          {can('bhbu.read') ? (
            <MuiLink component={Link} to={recordPath('bhbu', record.bhbuId)}>
              {record.namaBHBU}
            </MuiLink>
          ) : (
            record.namaBHBU
          )}
        </dd>
      </div>
      {facts
        .filter(
          source =>
            (!optionalFacts.has(source) || record[source]) &&
            (can('pks.read') || !buyerFacts.has(source)),
        )
        .map(source => {
          const field = resolveField(definition, source);
          return (
            <div key={source}>
              <dt>{names.label(field)}</dt>
              <dd>
                {record[source] === null ? (
                  <EmptyValue />
                ) : (
                  <FieldValue field={field} record={record} />
                )}
              </dd>
            </div>
          );
        })}
    </Box>
  );
};

const factGrid = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};

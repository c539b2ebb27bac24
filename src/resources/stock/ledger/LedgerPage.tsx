import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { doseLedgerCalls } from '#contract/domains/stock/calls.ts';
import type { DoseLedger } from '#contract/domains/stock/record.ts';
import type { Permission, Role } from '#contract/policy.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { leftoverPrintPath } from '#src/kit/documents/printPaths.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { documentName } from '#src/kit/format/documentName.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { shipmentsPath } from '../../workOrder/paths.ts';
import { batchName } from '../definition.ts';
import { Expiry } from '../list/Expiry.tsx';
import { Problem } from '../list/Problem.tsx';
import { DoseBar, equationText } from '../page/DoseBar.tsx';
import { stockListPath } from '../paths.ts';

interface LedgerProps {
  ledger: DoseLedger;
}

/** The dose ledger of the order in the URL: whether its doses balance, and what is missing. */
export const LedgerPage = () => {
  const id = Number(useParams()['id']);
  return (
    <Loaded {...useCall('stock', doseLedgerCalls.ofOrder, { params: { id } })}>
      {ledger => <Ledger ledger={ledger} />}
    </Loaded>
  );
};

/** Returns the equation of the delivery: 'Dipesan 200 · dibayar 200 · dikirim 200 = …'. */
const deliveryText = (
  t: Translate,
  doses: Pick<DoseLedger['jumlah'], 'dibayar' | 'dikirim' | 'dipesan' | 'diterima' | 'kurang'>,
): string =>
  t('resources.stock.ledger.delivery', {
    ordered: formatNumber(doses.dipesan),
    paid: formatNumber(doses.dibayar),
    shipped: formatNumber(doses.dikirim),
    received: formatNumber(doses.diterima),
    short: formatNumber(doses.kurang),
  });

const Ledger = ({ ledger }: LedgerProps) => {
  const t = useMessages();
  const can = usePermission();
  const { idOrder, namaBHBU, jumlah, faskes, seimbang } = ledger;
  const { noOrder: number } = ledger;
  const lead =
    number === null
      ? documentName(number, namaBHBU)
      : t('resources.stock.ledger.lead', { number, company: namaBHBU });
  return (
    <>
      <PageHeader
        title={
          number === null
            ? t('resources.stock.page.ledger')
            : t('resources.stock.ledger.title', { number })
        }
        description={
          can('order.read') ? (
            <MuiLink component={Link} to={recordPath('order', idOrder)}>
              {lead}
            </MuiLink>
          ) : (
            lead
          )
        }
        extraButtons={
          <Button
            variant="outlined"
            startIcon={<PrintIcon />}
            component={Link}
            to={leftoverPrintPath(idOrder)}
          >
            {t('resources.stock.ledger.print')}
          </Button>
        }
      >
        <Box sx={{ mt: 1 }}>
          <StateChip
            meaning={seimbang ? 'good' : 'attention'}
            label={t(`resources.stock.ledger.${seimbang ? 'balanced' : 'unbalanced'}`)}
          />
        </Box>
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RecordSection title={t('resources.stock.ledger.sum')}>
          <Box sx={{ display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
            <Typography>{deliveryText(t, jumlah)}</Typography>
            <Typography>{equationText(t, jumlah)}</Typography>
            <DoseBar doses={jumlah} />
          </Box>
        </RecordSection>
        {seimbang ? (
          <Alert severity="success">{t('resources.stock.ledger.balancedText')}</Alert>
        ) : (
          <RecordSection title={t('resources.stock.ledger.tasks')}>
            <Obstacles ledger={ledger} />
          </RecordSection>
        )}
        <RecordSection title={t('resources.stock.ledger.facilities')}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {faskes.map(one => (
              <FacilityBalance key={one.idFaskes} facility={one} />
            ))}
          </Box>
        </RecordSection>
      </Box>
    </>
  );
};

type Obstacle = DoseLedger['halangan'][number];

/** Returns the page on which an obstacle is resolved, and the right that it needs. */
function placeOf(
  { jenis, idStok }: Obstacle,
  idOrder: number,
  role: Role,
): readonly [to: string, right: Permission] {
  if (jenis === 'BELUM_LUNAS') return [recordPath('order', idOrder), 'invoice.read'];
  if (idStok !== null) return [recordPathFor(role, 'stock', idStok), 'stock.read'];
  if (jenis === 'BELUM_DIKIRIM' || jenis === 'BELUM_DITERIMA' || jenis === 'SUSULAN_TERBUKA') {
    return [shipmentsPath(idOrder), 'workOrder.read'];
  }
  return [stockListPath(role, { bermasalah: 'true' }), 'stock.read'];
}

/** What keeps an order from balancing, each with a link to where it is resolved. */
const Obstacles = ({ ledger: { idOrder, halangan } }: LedgerProps) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  return (
    <ListBox>
      {halangan.map(obstacle => {
        const { jenis, teks, idFaskes, idStok } = obstacle;
        const [to, right] = placeOf(obstacle, idOrder, role);
        return (
          <ListRow
            key={`${jenis} ${idFaskes} ${idStok}`}
            end={
              can(right) ? (
                <MuiLink component={Link} to={to}>
                  {t(`resources.stock.ledger.resolve.${jenis}`)}
                </MuiLink>
              ) : null
            }
          >
            {teks}
          </ListRow>
        );
      })}
    </ListBox>
  );
};

/** The doses of an order at one facility, and what became of them by batch. */
const FacilityBalance = ({ facility }: { facility: DoseLedger['faskes'][number] }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { namaFaskes, stok } = facility;
  return (
    <ListBox label={namaFaskes}>
      <ListRow end={null}>
        <Typography component="h3" variant="subtitle1">
          {namaFaskes}
        </Typography>
        <Detail>{deliveryText(t, facility)}</Detail>
      </ListRow>
      {stok.length === 0 ? (
        <ListRow>
          <Detail>{t('resources.stock.ledger.noStock')}</Detail>
        </ListRow>
      ) : null}
      {stok.map(one => (
        <ListRow key={one.id} end={null}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <MuiLink component={Link} to={recordPathFor(role, 'stock', one.id)} sx={codeStyle}>
              {batchName(one)}
            </MuiLink>
            <Expiry stock={one} />
            <Problem stock={one} />
          </Box>
          {equationText(t, one)}
        </ListRow>
      ))}
    </ListBox>
  );
};

import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { isOutsideLimits } from '#contract/domains/work-order/receipt.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { formatPhone } from '#src/kit/format/phone.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import type { workOrder } from '#texts/workOrder.ts';
import { Facts, type Fact } from '../../pks/Facts.tsx';
import { LineList } from './LineList.tsx';

type FieldName = keyof typeof workOrder.fields;

/** The left column of the page: the lines, the schedule and who delivers. */
export const WorkOrderFacts = ({ record }: { record: WorkOrder }) => {
  const t = useMessages();
  const label = (name: FieldName): string => t(`resources.workOrder.fields.${name}`);
  const optional = (name: FieldName, value: Fact[1]): readonly Fact[] =>
    value === null || value === '' ? [] : [[label(name), value]];
  const { namaFaskes, alamatFaskes, namaBHBU, idOrder, noOrder, jumlahDosis } = record;
  const { tanggalKirim, tanggalTiba, waktuKirim, waktuTiba, suhuMuat, suhuTerima } = record;
  const { namaDistributor, namaKurir, hpKurir, noKendaraan, catatan, catatanTerima } = record;
  const destination: readonly Fact[] = [
    [label('namaFaskes'), namaFaskes],
    ...optional('alamatFaskes', alamatFaskes),
    [label('namaBHBU'), namaBHBU],
    [
      label('noOrder'),
      <MuiLink key="order" component={Link} to={recordPath('order', idOrder)}>
        {noOrder}
      </MuiLink>,
    ],
    [label('jumlahDosis'), formatNumber(jumlahDosis)],
  ];
  const schedule: readonly Fact[] = [
    [label('tanggalKirim'), formatDate(tanggalKirim)],
    [label('tanggalTiba'), formatDate(tanggalTiba)],
    ...optional('waktuKirim', formatDateTime(waktuKirim)),
    ...optional('suhuMuat', temperatureText(suhuMuat, record, t)),
    ...optional('waktuTiba', formatDateTime(waktuTiba)),
    ...optional('suhuTerima', temperatureText(suhuTerima, record, t)),
  ];
  const carrier: readonly Fact[] = [
    [label('namaDistributor'), namaDistributor],
    ...optional('namaKurir', namaKurir),
    ...optional('hpKurir', hpKurir === null ? null : formatPhone(hpKurir)),
    ...optional('noKendaraan', noKendaraan),
    ...optional('catatan', catatan),
    ...optional('catatanTerima', catatanTerima),
  ];
  return (
    <>
      <RecordSection title={t('resources.workOrder.section.lines')}>
        <LineList lines={record.baris} />
      </RecordSection>
      <RecordSection title={t('resources.workOrder.form.facility')}>
        <Facts facts={destination} />
      </RecordSection>
      <RecordSection title={t('resources.workOrder.section.schedule')}>
        <Facts facts={schedule} />
      </RecordSection>
      <RecordSection title={t('resources.workOrder.section.carrier')}>
        <Facts facts={carrier} />
      </RecordSection>
    </>
  );
};

/** Returns a measured temperature, with the limits when it is outside of them. */
function temperatureText(
  value: number | null,
  limits: Pick<WorkOrder, 'suhuMax' | 'suhuMin'>,
  t: Translate,
): string {
  if (value === null) return '';
  const suhu = formatNumber(value);
  return isOutsideLimits(value, limits)
    ? t('resources.workOrder.temperature.recordedOutside', {
        suhu,
        min: limits.suhuMin,
        max: limits.suhuMax,
      })
    : t('resources.workOrder.temperature.recorded', { suhu });
}

import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Stock } from '#contract/domains/stock/record.ts';
import type { Permission } from '#contract/policy.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import type { stock as messages } from '#texts/stock.ts';
import { Facts, type Fact } from '../../pks/Facts.tsx';
import { batchName } from '../definition.ts';
import { Expiry } from '../list/Expiry.tsx';

type FieldName = keyof typeof messages.fields;

/** The left column of the page: whose doses they are, and what was reported of the rest. */
export const StockFacts = ({ record }: { record: Stock }) => {
  const t = useMessages();
  const can = usePermission();
  const label = (name: FieldName): string => t(`resources.stock.fields.${name}`);
  const linked = (text: string, to: string, right: Permission) =>
    can(right) ? (
      <MuiLink component={Link} to={to}>
        {text}
      </MuiLink>
    ) : (
      text
    );
  const { idBatch, namaProduk, namaFaskes, namaBHBU, idRoot, noOrder, terimaPertama } = record;
  const origin: readonly Fact[] = [
    [label('namaProduk'), namaProduk],
    [
      label('nomorBatch'),
      idBatch === null
        ? batchName(record)
        : linked(batchName(record), recordPath('batch', idBatch), 'batch.read'),
    ],
    [label('kedaluwarsaBatch'), <Expiry key="expiry" stock={record} />],
    [label('namaFaskes'), namaFaskes],
    [label('namaBHBU'), namaBHBU],
    [label('noOrder'), linked(noOrder ?? '', recordPath('order', idRoot), 'order.read')],
    [label('terimaPertama'), formatDate(terimaPertama)],
  ];
  return (
    <>
      <RecordSection title={t('resources.stock.section.origin')}>
        <Facts facts={origin} />
      </RecordSection>
      <RecordSection title={t('resources.stock.section.leftover')}>
        <Leftover record={record} />
      </RecordSection>
    </>
  );
};

/** The last report of the leftover, while no later entry has outdated it. */
const Leftover = ({ record }: { record: Stock }) => {
  const t = useMessages();
  const { sisa, dihitung, rencanaSisa, catatanSisa, waktuLapor, dilaporkanOleh } = record;
  if (dihitung === null) {
    return <>{t(`resources.stock.report.${sisa > 0 ? 'none' : 'nothing'}`)}</>;
  }
  return (
    <Facts
      facts={[
        [t('resources.stock.fields.dihitung'), formatNumber(dihitung)],
        [
          t('resources.stock.fields.rencanaSisa'),
          rencanaSisa && t(`resources.stock.rencanaSisa.${rencanaSisa}`),
        ],
        ...(catatanSisa ? [[t('resources.stock.fields.catatanSisa'), catatanSisa] as const] : []),
        [
          t('resources.stock.fields.waktuLapor'),
          t('common.by_at', { who: dilaporkanOleh ?? '', when: formatDateTime(waktuLapor) }),
        ],
      ]}
    />
  );
};

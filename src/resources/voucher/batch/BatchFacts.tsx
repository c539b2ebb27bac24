import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { voucherTransaction as messages } from '#texts/voucherTransaction.ts';
import { Facts } from '../../pks/Facts.tsx';
import { LastDay } from '../list/LastDay.tsx';
import { BatchVouchers } from './BatchVouchers.tsx';

type FieldName = keyof typeof messages.fields;

/** The left column of a batch's page: its facts and its vouchers. */
export const BatchFacts = ({ record }: { record: VoucherTransaction }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const label = (name: FieldName): string => t(`resources.voucherTransaction.fields.${name}`);
  const { voucherContractId, noKontrak, judulKontrak, activatedAt, activatedBy } = record;
  return (
    <>
      <RecordSection title={t('resources.voucherTransaction.section.details')}>
        <Facts
          facts={[
            [label('bhbuName'), record.bhbuName],
            [
              label('voucherContractId'),
              <Box key="contract">
                <MuiLink
                  component={Link}
                  to={recordPathFor(role, 'voucherContract', voucherContractId)}
                >
                  {noKontrak ?? judulKontrak}
                </MuiLink>
                {noKontrak === null ? null : <Box>{judulKontrak}</Box>}
              </Box>,
            ],
            [label('namaProduk'), record.namaProduk],
            [label('tanggal'), formatDate(record.tanggal)],
            [label('jumlah'), formatNumber(record.jumlah)],
            [label('validUntil'), <LastDay key="day" validUntil={record.validUntil} />],
            [
              label('metodeKirim'),
              t(`resources.voucherTransaction.metodeKirim.${record.metodeKirim}`),
            ],
            [
              label('activatedAt'),
              activatedAt === null
                ? null
                : t('common.by_at', {
                    who: activatedBy ?? '',
                    when: formatDateTime(activatedAt),
                  }),
            ],
            [label('keterangan'), record.keterangan],
          ]}
        />
      </RecordSection>
      <RecordSection title={t('resources.voucherTransaction.section.codes')}>
        <BatchVouchers batch={record} />
      </RecordSection>
    </>
  );
};

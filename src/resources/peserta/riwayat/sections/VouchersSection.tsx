import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { maxPageSize } from '#contract/core/list.ts';
import type { PesertaHistory } from '#contract/domains/peserta/index.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime, formatVoucherDate } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { voucherMeaning } from '../../../voucher/states.ts';
import { HistoryList } from './HistorySection.tsx';

/** Section with the vouchers of a participant, for those who may read vouchers. */
export const VouchersSection = ({ history: { peserta } }: { history: PesertaHistory }) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const { id, isVoucher } = peserta;
  const isShown = isVoucher && can('voucher.read');
  const { data } = useCall(
    'voucher',
    voucherCalls.list,
    { query: { idPeserta: String(id), pageSize: maxPageSize, sortOrder: 'desc' } },
    { enabled: isShown },
  );
  if (!isShown || !data) return null;
  return (
    <HistoryList title="vouchers" rows={data.data} empty={t('resources.riwayat.voucher.none')}>
      {voucher => (
        <ListRow
          end={
            <StateChip
              meaning={voucherMeaning[voucher.status]}
              label={t(`resources.riwayat.voucher.status.${voucher.status}`)}
            />
          }
        >
          <MuiLink component={Link} to={recordPathFor(role, 'voucher', voucher.id)}>
            {formatCode(voucher.code)}
          </MuiLink>
          <Detail>
            {[
              voucher.bhbuName,
              voucher.namaProduk,
              voucher.namaFaskes,
              voucher.usedAt
                ? t('resources.riwayat.voucher.used', { when: formatDateTime(voucher.usedAt) })
                : t('resources.riwayat.voucher.valid', {
                    day: formatVoucherDate(voucher.validUntil),
                  }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Detail>
        </ListRow>
      )}
    </HistoryList>
  );
};

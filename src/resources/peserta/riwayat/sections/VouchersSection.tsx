import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { maxPageSize } from '#contract/core/list.ts';
import type { PesertaHistory } from '#contract/domains/peserta/index.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime, formatVoucherDate } from '#src/kit/format/date.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { voucherMeaning } from '../../../voucher/states.ts';
import { EmptyText, HistorySection } from './HistorySection.tsx';
import { historyRow, rowDetail, rowHeader } from './historyRow.ts';

/** Section with the vouchers of a participant, for those who may read vouchers. */
export const VouchersSection = ({ history: { peserta } }: { history: PesertaHistory }) => {
  const t = useMessages();
  const { call } = useApi();
  const can = usePermission();
  const { role } = useRequiredSession();
  const { id, isVoucher } = peserta;
  const isShown = isVoucher && can('voucher.read');
  const { data } = useQuery({
    queryKey: ['voucher', 'ofPeserta', String(id)],
    queryFn: ({ signal }) =>
      call(
        voucherCalls.list,
        { query: { idPeserta: String(id), pageSize: maxPageSize, sortOrder: 'desc' } },
        { signal },
      ),
    enabled: isShown,
  });
  if (!isShown || !data) return null;
  return (
    <HistorySection title="vouchers">
      {data.data.length === 0 ? (
        <EmptyText>{t('resources.riwayat.voucher.none')}</EmptyText>
      ) : (
        <Box component="ul" sx={borderedList}>
          {data.data.map(voucher => (
            <Box key={voucher.id} component="li" sx={historyRow}>
              <Box sx={rowHeader}>
                <MuiLink component={Link} to={recordPathFor(role, 'voucher', voucher.id)}>
                  {formatCode(voucher.code)}
                </MuiLink>
                <StateChip
                  meaning={voucherMeaning[voucher.status]}
                  label={t(`resources.riwayat.voucher.status.${voucher.status}`)}
                />
              </Box>
              <Box sx={rowDetail}>
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
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </HistorySection>
  );
};

import Box from '@mui/material/Box';
import type { VoucherContract } from '#contract/domains/voucher/contract.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { ShareBar } from '#src/kit/page/ShareBar.tsx';

interface QuotaBarProps {
  contract: Pick<VoucherContract, 'diterbitkan' | 'dipakai' | 'kuotaVoucher' | 'sisa'>;
  /** For a cell of a list. */
  isCompact?: boolean;
}

/** The quota of a contract: used, issued and left, in words and as a bar. */
export const QuotaBar = ({ contract, isCompact = false }: QuotaBarProps) => {
  const t = useMessages();
  const { diterbitkan, dipakai, kuotaVoucher, sisa } = contract;
  return (
    <Box sx={{ minWidth: isCompact ? 140 : 0 }}>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t(`resources.voucherContract.quota.${isCompact ? 'short' : 'text'}`, {
          quota: formatNumber(kuotaVoucher),
          issued: formatNumber(diterbitkan),
          used: formatNumber(dipakai),
          left: formatNumber(sisa),
        })}
      </Box>
      <Box sx={{ mt: 0.5 }}>
        <ShareBar
          isCompact={isCompact}
          shares={[
            { fill: 'full', count: dipakai, label: t('resources.voucherContract.fields.dipakai') },
            {
              fill: 'hatched',
              count: Math.max(0, diterbitkan - dipakai),
              label: t('resources.voucherContract.quota.unused'),
            },
            { fill: 'empty', count: sisa, label: t('resources.voucherContract.fields.sisa') },
          ]}
        />
      </Box>
    </Box>
  );
};

import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { VoucherContract } from '#contract/domains/voucher/contract.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { barContainer, barSegment, type BarFill } from '#src/kit/page/barStyles.ts';

interface QuotaBarProps {
  contract: Pick<VoucherContract, 'diterbitkan' | 'dipakai' | 'kuotaVoucher' | 'sisa'>;
  /** For a cell of a list. */
  isCompact?: boolean;
}

/** The quota of a contract: used, issued and left, in words and as a bar. */
export const QuotaBar = ({ contract, isCompact = false }: QuotaBarProps) => {
  const t = useMessages();
  const { palette } = useTheme();
  const { diterbitkan, dipakai, kuotaVoucher, sisa } = contract;
  const shares: readonly (readonly [BarFill, number])[] = [
    ['full', dipakai],
    ['hatched', Math.max(0, diterbitkan - dipakai)],
    ['empty', sisa],
  ];
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
      <Box
        aria-hidden
        sx={{ ...barContainer, display: 'flex', height: isCompact ? 6 : 12, mt: 0.5 }}
        style={{ '--bar-accent': palette.primary.main } as object}
      >
        {shares.map(([fill, count]) =>
          count > 0 ? (
            <Box
              key={fill}
              sx={barSegment(fill)}
              style={{ width: `${(count / kuotaVoucher) * 100}%` }}
            />
          ) : null,
        )}
      </Box>
    </Box>
  );
};

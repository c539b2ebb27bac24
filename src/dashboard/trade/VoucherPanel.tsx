import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { isInMenu } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { BarTable } from '../charts/BarTable.tsx';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { useDashboardQuery } from '../useDashboardQuery.ts';

const figures = ['diterbitkan', 'terpakai', 'sisaKuota', 'segeraKedaluwarsa'] as const;

/** Numbers of vouchers in the user's scope; left out while there are none. */
export const VoucherPanel = () => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const isStaff = isInMenu(role, 'voucherListAll');
  const query = useDashboardQuery('vouchers', (call, signal) =>
    call(voucherCalls.summary, { query: {} }, { signal }),
  );
  const { data } = query;
  if (data === undefined || (data.diterbitkan === 0 && data.sisaKuota === 0)) return null;
  const vouchers = isStaff ? '/admin/voucher/semua' : '/dashboard/voucher/semua';
  const contracts = isStaff
    ? '/admin/voucher-contract/list-voucher'
    : '/dashboard/voucher/list-voucher';
  const paths = {
    diterbitkan: filteredListPath(vouchers, { diterbitkan: 'true' }),
    terpakai: filteredListPath(vouchers, { status: 'TERPAKAI' }),
    sisaKuota: contracts,
    segeraKedaluwarsa: filteredListPath(vouchers, {
      belumDipakai: 'true',
      kedaluwarsaDalam: '30',
    }),
  };
  const total = data.diterbitkan + data.sisaKuota;
  const title = t('resources.dashboard.voucher.title');
  return (
    <DashboardPanel title={title} query={query} height={200}>
      {summary => (
        <BarTable
          caption={title}
          headers={[title, t('resources.dashboard.trade.count')]}
          rows={figures.map(name => ({
            key: name,
            name: t(`resources.dashboard.voucher.${name}`),
            to: paths[name],
            numbers: [formatNumber(summary[name])],
            length: summary[name] / total,
          }))}
        />
      )}
    </DashboardPanel>
  );
};

import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { voucherFigures } from '#src/resources/voucher/figures.ts';
import { BarTable } from '../charts/BarTable.tsx';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { useDashboardQuery } from '../useDashboardQuery.ts';
import { useFigureViewer } from '../useFigureViewer.ts';

const figures = ['diterbitkan', 'terpakai', 'sisaKuota', 'segeraKedaluwarsa'] as const;

/** Numbers of vouchers in the user's scope; left out while there are none. */
export const VoucherPanel = () => {
  const t = useMessages();
  const { viewer } = useFigureViewer();
  const query = useDashboardQuery('vouchers', (call, signal, limit) =>
    call(voucherCalls.summary, { query: limit }, { signal }),
  );
  const { data } = query;
  if (data === undefined || (data.diterbitkan === 0 && data.sisaKuota === 0)) return null;
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
            to: voucherFigures[name](viewer),
            numbers: [formatNumber(summary[name])],
            length: summary[name] / total,
          }))}
        />
      )}
    </DashboardPanel>
  );
};

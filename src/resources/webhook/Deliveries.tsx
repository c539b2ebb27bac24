import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  webhookCalls,
  type Webhook,
  type WebhookDelivery,
} from '#contract/domains/webhook/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { usePager } from '#src/kit/list/usePager.tsx';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { deliveryMeaning } from './states.ts';

/** Deliveries that are shown at first. */
const shownDeliveries = 10;

/** Milliseconds after which a list with an event that waits is read again. */
const pollMs = 5_000;

const invalidates = ['webhook'];

/** What was sent to a webhook and how it answered, the newest first; a failed event is sent again from here. */
export const Deliveries = ({ record: { id, status } }: { record: Webhook }) => {
  const t = useMessages();
  const { call } = useApi();
  const mayChange = usePermission()('webhook.update') && status === 'AKTIF';
  const pager = usePager(shownDeliveries);
  const { data, error, refetch } = useCall(
    'webhook',
    webhookCalls.deliveries,
    { params: { id }, query: pager.query },
    {
      keepsPrevious: true,
      pollInterval: answer =>
        answer?.data.some(one => one.status === 'MENUNGGU') ? pollMs : false,
    },
  );
  const test = useCommand({
    run: () => call(webhookCalls.test, { params: { id }, body: {} }),
    invalidates,
    notifiesErrors: true,
    success: () => t('resources.webhook.delivery.testSent'),
  });
  const resendFailed = useCommand({
    run: () => call(webhookCalls.resendFailed, { params: { id }, body: {} }),
    invalidates,
    notifiesErrors: true,
    success: ({ jumlah }) => t('resources.webhook.delivery.allSent', { smart_count: jumlah }),
  });
  return (
    <RelatedList
      query={{ data: data?.data, error, refetch }}
      isOrdered
      empty={t('resources.webhook.delivery.none')}
      total={data?.totalRecords}
      footer={
        <>
          {pager.bar(data?.totalRecords)}
          {mayChange ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              <Button
                variant="outlined"
                loading={test.isRunning}
                onClick={() => void test.run(undefined)}
              >
                {t('resources.webhook.delivery.test')}
              </Button>
              <Button
                variant="outlined"
                loading={resendFailed.isRunning}
                onClick={() => void resendFailed.run(undefined)}
              >
                {t('resources.webhook.delivery.resendFailed')}
              </Button>
            </Box>
          ) : null}
        </>
      }
    >
      {delivery => <Delivery delivery={delivery} mayResend={mayChange} />}
    </RelatedList>
  );
};

interface DeliveryProps {
  delivery: WebhookDelivery;
  mayResend: boolean;
}

const Delivery = ({ delivery, mayResend }: DeliveryProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, nama, status, dibuat, terkirim, percobaan, statusHttp, durasi, kesalahan, isi } =
    delivery;
  const resend = useCommand({
    run: () => call(webhookCalls.resend, { params: { id }, body: {} }),
    invalidates,
    notifiesErrors: true,
    success: () => t('resources.webhook.delivery.resent'),
  });
  const number = isi.data?.nomor ?? null;
  const details = [
    ...(number === null ? [] : [number]),
    formatDateTime(terkirim ?? dibuat),
    ...(percobaan > 1
      ? [t('resources.webhook.delivery.attempts', { count: formatNumber(percobaan) })]
      : []),
    ...(statusHttp === null ? [] : [t('resources.webhook.delivery.http', { status: statusHttp })]),
    ...(durasi === null ? [] : [t('resources.webhook.delivery.ms', { ms: formatNumber(durasi) })]),
    ...(delivery.berikutnya && percobaan > 0
      ? [t('resources.webhook.delivery.next', { when: formatDateTime(delivery.berikutnya) })]
      : []),
  ];
  return (
    <ListRow
      end={
        <StateChip
          meaning={deliveryMeaning[status]}
          label={t(`resources.webhook.delivery.status.${status}`)}
        />
      }
    >
      <Box component="code" sx={codeStyle}>
        {nama}
      </Box>
      <Detail>{details.join(' · ')}</Detail>
      {kesalahan ? <Box>{t(`resources.webhook.delivery.kesalahan.${kesalahan}`)}</Box> : null}
      {mayResend && status !== 'MENUNGGU' ? (
        <Button
          size="small"
          loading={resend.isRunning}
          aria-label={t('resources.webhook.delivery.resendOf', {
            what: [nama, number ?? ''].join(' ').trim(),
          })}
          onClick={() => void resend.run(undefined)}
        >
          {t('resources.webhook.delivery.resend')}
        </Button>
      ) : null}
    </ListRow>
  );
};

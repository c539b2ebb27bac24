import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Order } from '#contract/domains/order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { mayDo } from '#src/kit/record/mayDo.ts';
import { RecordLoader } from '#src/kit/record/RecordLoader.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { definition, orderName } from '../definition.ts';
import { awaitedAt, isUnderBoosterPks, nextSteps } from '../page/steps.ts';
import { usePksOfOrder } from '../page/usePksOfOrder.ts';
import { CopyForm, type Copy } from './CopyForm.tsx';

/** Uploads the copy that the company signed, or its Lampiran III. */
export const BuyerCopyScreen = () => <CopyScreen copy="buyer" />;

/** Uploads the copy that the seller signed. */
export const SellerCopyScreen = () => <CopyScreen copy="seller" />;

const CopyScreen = ({ copy }: { copy: Copy }) => (
  <RecordLoader<Order> resource={definition.name}>
    {record => <CopyOfOrder copy={copy} order={record} />}
  </RecordLoader>
);

/** Steps in which a copy is awaited. */
const awaitedIn = {
  buyer: new Set(['LAMPIRAN', 'PKS_TTD_PEMBELI']),
  seller: new Set(['PKS_TTD_PENJUAL']),
} as const satisfies Record<Copy, ReadonlySet<string>>;

const CopyOfOrder = ({ copy, order }: { copy: Copy; order: Order }) => {
  const t = useMessages();
  const today = useToday();
  const { role } = useRequiredSession();
  const { data: pks, error, refetch } = usePksOfOrder(order.id);
  if (pks === undefined) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  }
  const isLampiran = copy === 'buyer' && isUnderBoosterPks(order, pks);
  const awaited: ReadonlySet<string> = awaitedIn[copy];
  const step = nextSteps(order, pks).find(name => awaited.has(name));
  const act = step && awaitedAt(step);
  const signatory =
    copy === 'buyer'
      ? { name: order.namaPenanggungJawab, position: order.jabatanPenanggungJawab }
      : { name: pks?.isi?.penjual.penanggungJawab, position: pks?.isi?.penjual.jabatan };
  return (
    <>
      <PageHeader
        title={t(isLampiran ? 'resources.order.copy.lampiran' : `resources.order.copy.${copy}`)}
        description={t('resources.order.copy.lead', {
          number: [orderName(order), pks?.noPKS].filter(Boolean).join(', '),
        })}
      />
      {act && mayDo(act, role) ? (
        <CopyForm
          copy={copy}
          orderId={order.id}
          initialValues={{
            namaPenandatangan: signatory.name,
            jabatanPenandatangan: signatory.position,
            tanggalTandaTangan: today,
          }}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 640 }}>
          <Alert severity="info">
            {t(`resources.order.copy.${act ? 'forbidden' : 'unexpected'}`)}
          </Alert>
          <Button variant="outlined" component={Link} to={recordPath('order', order.id)}>
            {t('resources.order.copy.back')}
          </Button>
        </Box>
      )}
    </>
  );
};

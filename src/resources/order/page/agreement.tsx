import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { AttachmentsPart } from '#src/kit/attachment/AttachmentsPart.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { Card, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import type { AttachmentsSpec } from '#src/kit/resource/definition.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { Deadlines } from '../../pks/Deadlines.tsx';
import { pksName } from '../../pks/pksName.ts';
import { Signature } from '../../pks/Signature.tsx';
import { pksMeaning } from '../../pks/states.ts';
import { isUnderBoosterPks } from './steps.ts';
import { usePksOfOrder } from './usePksOfOrder.ts';

interface OrderProps {
  record: Order;
}

/** The agreement of an order: its number, state, term, and the deadlines that bind now. */
export const OrderAgreement = ({ record }: OrderProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { data: found, ...query } = usePksOfOrder(record.id);
  if (found !== undefined && isUnderBoosterPks(record, found)) {
    return (
      <Card>
        {t('resources.order.agreement.umbrella')}{' '}
        <MuiLink component={Link} to={recordPathFor(role, 'pks', record.pksId ?? 0)} sx={codeStyle}>
          {record.noPKS}
        </MuiLink>
      </Card>
    );
  }
  return (
    <RelatedList
      query={{ ...query, data: found === null ? [] : found && [found] }}
      empty={t('resources.order.agreement.none')}
      footer={found ? <Deadlines deadlines={found.tenggat} status={found.statuspks} /> : null}
    >
      {pks => (
        <ListRow
          end={
            <StateChip
              meaning={pksMeaning[pks.statuspks]}
              label={t(`resources.pks.statuspks.${pks.statuspks}`)}
            />
          }
        >
          <MuiLink component={Link} to={recordPathFor(role, 'pks', pks.id)} sx={codeStyle}>
            {pksName(pks)}
          </MuiLink>
          {pks.tanggalPKS && pks.berlakuSampai ? (
            <div>
              {t('resources.order.agreement.valid', {
                from: formatDate(pks.tanggalPKS),
                until: formatDate(pks.berlakuSampai),
              })}
            </div>
          ) : null}
          {pks.verifikator ? (
            <div>{t('resources.order.agreement.verified', { name: pks.verifikator })}</div>
          ) : null}
        </ListRow>
      )}
    </RelatedList>
  );
};

const BuyerSignature = ({ record }: OrderProps) => {
  const { data: pks } = usePksOfOrder(record.id);
  // Of a booster order under an agreement in force, the signature on its Lampiran III.
  const signature = record.ttdPembeli ?? pks?.ttdPembeli;
  return signature ? <Signature signature={signature} /> : null;
};

const SellerSignature = ({ record }: OrderProps) => {
  const { data: pks } = usePksOfOrder(record.id);
  return pks?.ttdPenjual ? <Signature signature={pks.ttdPenjual} /> : null;
};

const attachments: AttachmentsSpec<Order> = {
  list: orderCalls.attachments,
  download: orderCalls.downloadAttachment,
  right: 'order.signForBuyer',
  slots: {
    filePksBHBU: orderCalls.uploadBuyerCopy,
    filePksKF: orderCalls.uploadSellerCopy,
  },
  // The copies are uploaded on pages of their own.
  canUpload: () => false,
  facts: { filePksBHBU: BuyerSignature, filePksKF: SellerSignature },
};

/** Both signed copies of the agreement. */
export const OrderFiles = ({ record }: OrderProps) => (
  <AttachmentsPart resource="order" attachments={attachments} record={record} />
);

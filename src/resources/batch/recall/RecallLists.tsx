import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BatchRecall } from '#contract/domains/stock/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { formatPhone, phoneHref } from '#src/kit/format/phone.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { equationText } from '../../stock/page/DoseBar.tsx';
import { workOrderMeaning } from '../../workOrder/states.ts';

interface RecallProps {
  recall: BatchRecall;
}

/** The facilities that received or used the batch, with whom to call. */
export const Facilities = ({ recall: { faskes, idBatch } }: RecallProps) => {
  const t = useMessages();
  return (
    <Section title={t('resources.batch.recall.facilities')}>
      {faskes.length === 0 ? <Row>{t('resources.batch.recall.noFacilities')}</Row> : null}
      {faskes.map(one => (
        <Row key={one.idFaskes} contact={<Contact {...one.kontak} />}>
          <strong>{one.namaFaskes}</strong>
          {one.kabKota === null ? null : <Box>{one.kabKota}</Box>}
          <Box>{t('resources.batch.recall.facility', { equation: equationText(t, one) })}</Box>
          <Recorded doses={one} />
          {one.diterima === 0 && one.dosisTercatat > 0 ? (
            <StateChip meaning="attention" label={t('resources.batch.recall.neverReceived')} />
          ) : null}
          {one.peserta > 0 ? (
            <MuiLink
              component={Link}
              to={`${recordPath('batch', idBatch, 'own')}?faskes=${one.idFaskes}`}
              sx={linkStyle}
            >
              {t('resources.batch.recall.called', {
                called: formatNumber(one.dihubungi),
                participants: formatNumber(one.peserta),
              })}
            </MuiLink>
          ) : null}
          <MuiLink
            className="no-print"
            component={Link}
            to={filteredListPath('/admin/stok/list-stok', {
              idFaskes: String(one.idFaskes),
              idBatch: String(idBatch),
            })}
            sx={linkStyle}
          >
            {t('resources.batch.recall.stock')}
          </MuiLink>
        </Row>
      ))}
    </Section>
  );
};

/** The doses that are recorded with people, and why they differ from those of the stock. */
export const Recorded = ({
  doses: { diberikan, dosisTercatat, peserta, kipi, kipiSerius },
}: {
  doses: Pick<
    BatchRecall['jumlah'],
    'diberikan' | 'dosisTercatat' | 'kipi' | 'kipiSerius' | 'peserta'
  >;
}) => {
  const t = useMessages();
  return (
    <>
      <Box>
        {t('resources.batch.recall.given', {
          doses: formatNumber(dosisTercatat),
          participants: formatNumber(peserta),
          events: formatNumber(kipi),
          serious: formatNumber(kipiSerius),
        })}
      </Box>
      {dosisTercatat > diberikan ? (
        <Detail>
          {t('resources.batch.recall.outside', { doses: formatNumber(dosisTercatat - diberikan) })}
        </Detail>
      ) : null}
    </>
  );
};

/** The companies whose orders received the batch, with whom to call. */
export const Companies = ({ recall: { perusahaan } }: RecallProps) => {
  const t = useMessages();
  return (
    <Section title={t('resources.batch.recall.companies')}>
      {perusahaan.length === 0 ? <Row>{t('resources.batch.recall.noCompanies')}</Row> : null}
      {perusahaan.map(({ idBHBU, namaBHBU, kontak, email, diterima, sisa }) => (
        <Row key={idBHBU} contact={<Contact {...kontak} email={email} />}>
          <strong>{namaBHBU}</strong>
          <Box>
            {t('resources.batch.recall.company', {
              received: formatNumber(diterima),
              left: formatNumber(sisa),
            })}
          </Box>
        </Row>
      ))}
    </Section>
  );
};

/** The shipments of the batch, the newest first. */
export const Shipments = ({ recall: { pengiriman } }: RecallProps) => {
  const t = useMessages();
  return (
    <Section title={t('resources.batch.recall.shipments')}>
      {pengiriman.length === 0 ? <Row>{t('resources.batch.recall.noShipments')}</Row> : null}
      {pengiriman.map(({ idWorkOrder, noWO, status, qtyKirim, qtyTerima, ...shipment }) => (
        <Row
          key={idWorkOrder}
          contact={
            <StateChip
              meaning={workOrderMeaning[status]}
              label={t(`resources.workOrder.status.${status}`)}
            />
          }
        >
          <MuiLink
            component={Link}
            to={recordPath('workOrder', idWorkOrder)}
            sx={{ ...codeStyle, ...linkStyle }}
          >
            {noWO ?? idWorkOrder}
          </MuiLink>
          <Box>{`${shipment.namaFaskes}, ${shipment.namaBHBU}`}</Box>
          <Detail>
            {[
              t('resources.batch.recall.sent', { when: formatDateTime(shipment.waktuKirim) }),
              qtyTerima === null
                ? t('resources.batch.recall.notCounted', { sent: formatNumber(qtyKirim) })
                : t('resources.batch.recall.shipment', {
                    sent: formatNumber(qtyKirim),
                    received: formatNumber(qtyTerima),
                  }),
            ].join(' · ')}
          </Detail>
        </Row>
      ))}
    </Section>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <RecordSection title={title}>
    <ListBox>{children}</ListBox>
  </RecordSection>
);

const Row = ({ contact, children }: { contact?: ReactNode; children: ReactNode }) => (
  <ListRow sx={rowStyle}>
    <Box sx={columnStyle}>{children}</Box>
    <Box sx={columnStyle}>{contact}</Box>
  </ListRow>
);

interface ContactProps {
  nama: string | null;
  hp: string | null;
  email?: string | null;
}

/** Whom to call, with links that dial and write. */
const Contact = ({ nama, hp, email = null }: ContactProps) => {
  const t = useMessages();
  const href = phoneHref(hp);
  if (nama === null && hp === null && email === null) {
    return <Detail>{t('resources.batch.recall.noContact')}</Detail>;
  }
  return (
    <>
      <span>{nama}</span>
      {href ? (
        <MuiLink href={href} sx={linkStyle}>
          {formatPhone(hp)}
        </MuiLink>
      ) : (
        hp
      )}
      {email ? (
        <MuiLink href={`mailto:${email}`} sx={linkStyle}>
          {email}
        </MuiLink>
      ) : null}
    </>
  );
};

const columnStyle = {
  display: 'grid',
  gap: 0.25,
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
};
const linkStyle = { display: 'inline-block', py: '3px' };
const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 240px' },
  alignItems: 'start',
  breakInside: 'avoid',
};

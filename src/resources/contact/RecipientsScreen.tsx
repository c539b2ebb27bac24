import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import { maxPageSize } from '#contract/core/list.ts';
import { contactCalls } from '#contract/domains/contact/calls.ts';
import type { Recipient } from '#contract/domains/contact/record.ts';
import { organizationRuleOf } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { PrintStyles } from '#src/kit/page/PrintStyles.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { doseName } from '../vaksinasi/doseName.ts';
import { touchTarget } from '../vaksinasi/styles.ts';
import { ContactList } from './ContactList.tsx';
import { recipientDefinition } from './definitions.ts';
import { ListFilters } from './ListFilters.tsx';
import { recallText } from './messageText.ts';
import { useListParams } from './useListParams.ts';

/** Everybody who got a dose of a recalled batch. */
export const RecalledRecipientsScreen = () => <Recipients />;

/** Everybody who got a dose of the batch in the URL. */
export const BatchRecipientsScreen = () => <Recipients idBatch={Number(useParams()['id'])} />;

/** The recipients of a batch, or of all recalled ones, as a list to call, to print and to download. */
const Recipients = ({ idBatch }: { idBatch?: number }) => {
  const t = useMessages();
  const { call } = useApi();
  const { idReferensi, role } = useRequiredSession();
  const isFacility = organizationRuleOf(role).kind === 'faskes';
  const params = useListParams();
  const { page, kontak, idBHBU, q, set } = params;
  const idFaskes = isFacility ? undefined : params.idFaskes;
  const filter = { idBatch, idFaskes, idBHBU, kontak, q };
  // One page, so that the printed list is whole.
  const query = useCall('recipient', contactCalls.recipients, {
    query: { ...filter, pageNumber: page, pageSize: maxPageSize },
  });
  const { data } = query;
  const download = useServerDownload();
  const requestFile = async (): Promise<string> => {
    const { tiket } = await call(contactCalls.exportTicket, { body: { kueri: filter } });
    return `${contactCalls.exportRecipients.path}?tiket=${encodeURIComponent(tiket)}`;
  };
  const { BELUM: waiting = 0, SUDAH: called = 0 } = data?.hitungan ?? {};
  const factsOf = (one: Recipient) => [
    [
      doseName(t, one),
      formatDate(one.tanggal),
      one.namaBHBU,
      isFacility ? null : one.namaFaskes,
      idBatch === undefined ? t('resources.recipient.ofBatch', { batch: one.nomorBatch }) : null,
    ]
      .filter(Boolean)
      .join(' · '),
  ];
  return (
    <>
      <PrintStyles />
      <PageHeader
        title={
          data?.batch
            ? t('resources.recipient.title', { batch: data.batch.nomor })
            : t('resources.recipient.name')
        }
        description={
          data &&
          [
            data.batch &&
              t('resources.recipient.lead', {
                product: data.batch.namaProduk,
                until: formatDate(data.batch.kedaluwarsa),
              }),
            t('resources.recipient.progress', { called, total: called + waiting }),
          ]
            .filter(Boolean)
            .join(' ')
        }
        extraButtons={
          <>
            <Button
              className="no-print"
              variant="outlined"
              startIcon={<DownloadIcon />}
              loading={download.isStarting}
              onClick={() => void download.start(requestFile)}
              sx={touchTarget}
            >
              {t('list.export.label')}
            </Button>
            <Button
              className="no-print"
              variant="outlined"
              startIcon={<PrintOutlinedIcon />}
              onClick={() => window.print()}
              sx={touchTarget}
            >
              {t('common.action.print')}
            </Button>
          </>
        }
      />
      {data?.batch && data.batch.status !== 'TERSEDIA' ? (
        <Alert severity={data.batch.status === 'DITARIK' ? 'error' : 'warning'} sx={{ mb: 2 }}>
          {t(`resources.recipient.state.${data.batch.status}`)}
        </Alert>
      ) : null}
      {data && data.hitungan.LEWAT > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('resources.recipient.afterExpiry', { smart_count: data.hitungan.LEWAT })}
        </Alert>
      ) : null}
      <ListFilters params={params} idFaskes={isFacility ? (idReferensi ?? null) : null} />
      <ContactList
        definition={recipientDefinition}
        query={query}
        label={t('resources.recipient.name')}
        empty={t(
          q === undefined && kontak === undefined && idBHBU === undefined
            ? 'resources.recipient.empty'
            : 'resources.absentee.noMatch',
        )}
        page={page}
        onPageChange={to => set('page', to === 1 ? '' : String(to))}
        idPesertaOf={({ idPeserta }) => idPeserta}
        chipsOf={({ lewat, tertaut }) => (
          <>
            {lewat ? <StateChip meaning="bad" label={t('resources.recipient.late')} /> : null}
            {tertaut ? null : (
              <StateChip meaning="neutral" label={t('resources.recipient.byNumber')} />
            )}
          </>
        )}
        factsOf={factsOf}
        textOf={one => recallText(one, { nama: one.namaFaskes, hp: one.hpFaskes })}
      />
      <DownloadDialogs download={download} />
    </>
  );
};

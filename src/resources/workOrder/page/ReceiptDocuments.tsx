import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { SignedDocument as Document, WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { AttachedFileList } from '#src/kit/attachment/AttachedFileList.tsx';
import { useAttachments } from '#src/kit/attachment/useAttachments.ts';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Card } from '#src/kit/page/ListBox.tsx';

const { attachments, downloadAttachment } = workOrderCalls;

/** Slots with the files of each document. */
const slots = {
  discrepancyTitle: ['fileSelisih', 'ttdPembeliSelisih', 'ttdDistributorSelisih'],
  bastTitle: ['fileBAST', 'ttdPembeliBAST', 'ttdDistributorBAST'],
} as const;

interface ReceiptDocumentsProps {
  record: WorkOrder;
  /** Whether the photographs are listed, which a screen may show apart. */
  hasPhotos?: boolean;
}

/** The photographs and the signed documents of a receipt. */
export const ReceiptDocuments = ({ record, hasPhotos = true }: ReceiptDocumentsProps) => {
  const t = useMessages();
  const { id, beritaSelisih, bast } = record;
  const { data: files = [], error } = useAttachments('workOrder', attachments, id);
  const photos = files.filter(({ slot }) => slot === 'foto');
  const filesOf = (title: keyof typeof slots) =>
    files.filter(({ slot }) => slots[title].some(one => one === slot));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error ? <Alert severity="error">{t('file.failed', { detail: error.message })}</Alert> : null}
      {(
        [
          ['discrepancyTitle', beritaSelisih],
          ['bastTitle', bast],
        ] as const
      ).map(([title, signed]) =>
        title === 'discrepancyTitle' && signed === null ? null : (
          <Card key={title} sx={{ display: 'grid', gap: 1 }}>
            <Box sx={{ fontWeight: 500 }}>{t(`resources.workOrder.sign.${title}`)}</Box>
            <SignedDocument signed={signed} />
            <AttachedFileList
              label={t('resources.workOrder.sign.files', {
                name: t(`resources.workOrder.sign.${title}`),
              })}
              files={filesOf(title)}
              download={downloadAttachment}
            />
          </Card>
        ),
      )}
      {photos.length === 0 || !hasPhotos ? null : (
        <AttachedFileList
          label={t('resources.workOrder.receipt.photos')}
          files={photos}
          download={downloadAttachment}
        />
      )}
    </Box>
  );
};

/** Number of a signed document, when it was signed and by whom. */
const SignedDocument = ({ signed }: { signed: Document | null }) => {
  const t = useMessages();
  if (!signed) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.workOrder.sign.notYet')}</Box>;
  }
  const party = (side: 'distributor' | 'pembeli'): string =>
    t('resources.workOrder.sign.party', {
      name: signed[side].nama,
      position: signed[side].jabatan,
    });
  return (
    <Box>
      <Box>
        <Unbroken>
          {t('resources.workOrder.sign.number', {
            number: signed.nomor,
            when: formatDateTime(signed.waktu),
          })}
        </Unbroken>
      </Box>
      <Box>
        {t('resources.workOrder.sign.buyer')}: {party('pembeli')}
      </Box>
      <Box>
        {t('resources.workOrder.sign.distributor')}: {party('distributor')}
      </Box>
    </Box>
  );
};

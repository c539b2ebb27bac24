import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetOne } from 'react-admin';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { AttachmentsPart } from '#src/kit/attachment/AttachmentsPart.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { formatDate } from '#src/kit/format/date.ts';
import type { AttachmentsSpec } from '#src/kit/resource/definition.ts';
import { useDecision } from '#src/kit/actions/useDecision.ts';
import { WhoDecides } from '#src/kit/actions/WhoDecides.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isDecided, isSkbExpired } from './states.ts';

/**
 * The documents section of the company form; uploads are stored at once, independent of the form.
 */
export const DocumentsFormSection = () => {
  const { record } = useResourceForm();
  const { data } = useGetOne<Bhbu>('bhbu', { id: Number(record?.id) });
  return data ? <DocumentList record={data} /> : null;
};

/** Lists every document type, including those without a file. */
export const DocumentList = ({ record }: { record: Bhbu }) => (
  <AttachmentsPart resource="bhbu" attachments={documents} record={record} />
);

/** Chip with the validity of an SKB (tax exemption letter), and its number. */
const SkbValidity = ({ record }: { record: Bhbu }) => {
  const t = useMessages();
  const { noSKB, skbBerlakuSampai: validUntil } = record;
  const when = formatDate(validUntil);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      {validUntil === null ? (
        <StateChip meaning="attention" label={t('resources.bhbu.document.no_validity')} />
      ) : isSkbExpired(validUntil) ? (
        <StateChip meaning="bad" label={t('resources.bhbu.document.expired', { when })} />
      ) : (
        <StateChip meaning="good" label={t('resources.bhbu.document.until', { when })} />
      )}
      {noSKB ? (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {t('resources.bhbu.document.number', { number: noSKB })}
        </Box>
      ) : null}
      <SkbCheck record={record} />
    </Box>
  );
};

/** Whether an SKB was checked by a second person, before which it lowers no tax; they say so here. */
const SkbCheck = ({ record }: { record: Bhbu }) => {
  const t = useMessages();
  const { call } = useApi();
  const canCheck = usePermission()('bhbu.verifySkb');
  const { id, noSKB, skbBerlakuSampai, skbDiperiksaOleh: name, skbDiperiksaPada } = record;
  const check = useCommand({
    run: () =>
      call(bhbuCalls.verifySKB, {
        params: { id },
        body: { noSKB: noSKB ?? '', berlakuSampai: skbBerlakuSampai ?? '' },
      }),
    invalidates: ['bhbu'],
    success: () => t('resources.bhbu.document.checked_now'),
  });
  const isUnchecked = noSKB !== null && skbDiperiksaPada === null;
  const refusal = useDecision('bhbu', canCheck && isUnchecked ? 'bhbu.verifySkb' : undefined, id);
  if (noSKB === null || skbBerlakuSampai === null) return null;
  if (skbDiperiksaPada !== null) {
    return (
      <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {t('resources.bhbu.document.checked', { name: name ?? '' })}
      </Box>
    );
  }
  return (
    <>
      <StateChip meaning="attention" label={t('resources.bhbu.document.unchecked')} />
      {canCheck && !refusal ? (
        <Button size="small" loading={check.isRunning} onClick={() => void check.run()}>
          {t('resources.bhbu.document.check')}
        </Button>
      ) : null}
      <WhoDecides refusal={refusal} what={t('resources.bhbu.document.check')} />
      {check.errors['_'] ? (
        <Box role="alert" sx={{ color: 'error.main', typography: 'body2', width: '100%' }}>
          {check.errors['_']}
        </Box>
      ) : null}
    </>
  );
};

const documents: AttachmentsSpec<Bhbu> = {
  list: bhbuCalls.attachments,
  download: bhbuCalls.downloadAttachment,
  right: 'bhbu.update',
  slots: {
    fileNPWP: bhbuCalls.uploadNPWP,
    fileLegalitas: bhbuCalls.uploadLegalitas,
    fileSIUP: bhbuCalls.uploadSIUP,
    fileSKB: bhbuCalls.uploadSKB,
    fileBuktiPersetujuan: bhbuCalls.uploadConsentProof,
  },
  canUpload: isDecided,
  initialValues: ({ noSKB, skbBerlakuSampai }) => ({ noSKB, berlakuSampai: skbBerlakuSampai }),
  facts: { fileSKB: SkbValidity },
};

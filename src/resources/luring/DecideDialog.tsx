import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { dayInZone } from '#contract/core/values/zone.ts';
import { decisionInput, luringCalls, type OfflineActItem } from '#contract/domains/luring/index.ts';
import { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import type { AnyRecord, FieldSpec } from '#src/kit/resource/definition.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { BatchInput } from './BatchInput.tsx';

/** Resources that a decision may change. */
const changedByDecision = ['luring', 'vaksinasi', 'voucher', 'stock', 'peserta'] as const;

const isRecording = ({ keputusan }: Readonly<Record<string, unknown>>): boolean =>
  keputusan === 'CATAT';

/** Returns the fields of a decision; for a visit also what the rules may ask for. */
function useDecisionFields(item: OfflineActItem): Readonly<Record<string, FieldSpec<AnyRecord>>> {
  const { kunjungan, idFaskes, idPeserta, digabungKe, pada, zona } = item;
  const hasDose = kunjungan?.hasil === 'DIBERIKAN';
  const isPostponed = kunjungan?.hasil === 'DITUNDA';
  const id = digabungKe?.idPeserta ?? idPeserta ?? undefined;
  const { data: choices } = useCall(
    'vaksinasi',
    vaksinasiCalls.vaccines,
    { query: { idFaskes, idPeserta: id, tanggal: dayInZone(pada, zona) } },
    { enabled: hasDose && id !== undefined },
  );
  return useMemo(
    () => ({
      keputusan: { messagePrefix: 'resources.luring.decision' },
      ...(hasDose
        ? {
            konfirmasi: { isVisible: isRecording },
            idBatch: {
              isVisible: isRecording,
              Input: ({ field }) => <BatchInput field={field} choices={choices} />,
            },
            alasanBatch: { isVisible: isRecording },
          }
        : {}),
      ...(isPostponed ? { rencanaTanggal: { isVisible: isRecording } } : {}),
      alasan: {},
    }),
    [hasDose, isPostponed, choices],
  );
}

/**
 * Asks what becomes of a refused act. Recorded is what the rules of the server allow; a dose also with a confirmed
 * warning or another batch, a postponement with another planned day or without one.
 */
export const DecideDialog = ({ item, onClose }: { item: OfflineActItem; onClose: () => void }) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, nama: name, version, isian } = item;
  const fields = useDecisionFields(item);
  return (
    <CommandDialog
      title={t('resources.luring.decide.title', { name })}
      description={item.alasan ?? undefined}
      confirmLabel={t('resources.luring.decide.confirm')}
      cancelLabel={t('common.action.back')}
      resource="luring"
      schema={decisionInput}
      fields={fields}
      initialValues={{ rencanaTanggal: item.kunjungan?.rencanaTanggal }}
      version={version}
      invalidates={changedByDecision}
      lead={
        isian.includes('konfirmasi') ? (
          <Typography>{t('resources.luring.decide.confirm_hint')}</Typography>
        ) : undefined
      }
      run={body => call(luringCalls.decide, { params: { id }, body })}
      success={({ status }) =>
        t(`resources.luring.decide.${status === 'DICATAT' ? 'recorded' : 'discarded'}`, { name })
      }
      onClose={onClose}
    />
  );
};

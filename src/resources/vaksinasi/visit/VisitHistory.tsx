import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { QueueEntry, Dose } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDate, formatDateTime, formatLocalTime, localDay } from '#src/kit/format/date.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { isProvisional } from '#src/providers/offline/provisional.ts';
import { doseName } from '../doseName.ts';
import { touchTarget } from '../styles.ts';
import { KipiReportChip } from '../kipi/KipiReportChip.tsx';
import { doseResultColor } from '../queue/queueStatus.ts';

interface VisitHistoryProps {
  peserta: QueueEntry;
  /** Undefined while loading. */
  doses: readonly Dose[] | undefined;
  error: Error | null;
}

type VisitAction = 'cancel' | 'correct' | 'detail' | 'kipi';

/** The dialogs of a visit, which are loaded when they are opened: most visits are recorded and left alone. */
const actionDialogs = {
  cancel: lazyDialog(async () => ({
    default: (await import('./CancelVisitDialog.tsx')).CancelVisitDialog,
  })),
  correct: lazyDialog(async () => ({
    default: (await import('./CorrectVisitDialog.tsx')).CorrectVisitDialog,
  })),
  detail: lazyDialog(async () => ({
    default: (await import('./VisitDetailDialog.tsx')).VisitDetailDialog,
  })),
  kipi: lazyDialog(async () => ({ default: (await import('../kipi/KipiDialog.tsx')).KipiDialog })),
};

/** Returns the vaccine of the primary dose of a registration before one of its doses. */
function previousVaccineOf(dose: Dose, doses: readonly Dose[]): QueueEntry['vaksinSebelumnya'] {
  if (dose.vaccinationType !== 0) return null;
  const [previous] = doses
    .filter(
      one =>
        one.idPeserta === dose.idPeserta &&
        one.hasil === 'DIBERIKAN' &&
        one.dibatalkan === null &&
        one.dosisKe < dose.dosisKe,
    )
    .toSorted((one, other) => other.dosisKe - one.dosisKe);
  return previous?.vaksin ? { idProduk: previous.idProduk, vaksin: previous.vaksin } : null;
}

/** Recorded visits of a peserta with their actions. */
export const VisitHistory = ({ peserta, doses, error }: VisitHistoryProps) => {
  const t = useMessages();
  const [openAction, setOpenAction] = useState<{ action: VisitAction; dose: Dose }>();
  const Dialog = openAction && actionDialogs[openAction.action];
  return (
    <Box component="section" aria-labelledby="catatan" sx={{ mt: 3 }}>
      <Typography id="catatan" component="h3" variant="subtitle1" sx={{ mb: 1 }}>
        {t('resources.vaksinasi.history.title')}
      </Typography>
      {error ? <Typography>{t('resources.vaksinasi.history.failed')}</Typography> : null}
      {doses?.length === 0 ? (
        <Typography color="textSecondary">{t('resources.vaksinasi.history.none')}</Typography>
      ) : null}
      <Box component="ul" sx={visitListStyle}>
        {doses?.map(dose => (
          <li key={dose.id}>
            <VisitSummary dose={dose} />
            <VisitActions dose={dose} onAction={action => setOpenAction({ action, dose })} />
          </li>
        ))}
      </Box>
      <Suspense fallback={null}>
        {Dialog ? (
          <Dialog
            dose={openAction.dose}
            name={peserta.nama}
            peserta={peserta}
            previousVaccine={previousVaccineOf(openAction.dose, doses ?? [])}
            onClose={() => setOpenAction(undefined)}
          />
        ) : null}
      </Suspense>
    </Box>
  );
};

const VisitSummary = ({ dose }: { dose: Dose }) => {
  const t = useMessages();
  const facts = [
    formatLocalTime(dose.tanggal, dose.jam, dose.zona),
    dose.namaFaskes,
    dose.vaksin,
    dose.batch,
    dose.lokasi && t(`resources.vaksinasi.site.${dose.lokasi}`),
    dose.vaksinator,
    dose.alasan && t(`resources.vaksinasi.reason.${dose.alasan}`),
    dose.rencanaBaru &&
      t('resources.vaksinasi.history.newPlan', { day: formatDate(dose.rencanaBaru) }),
    // Who gave the dose has usually recorded it too.
    dose.createdBy === dose.vaksinator ? null : dose.createdBy,
  ].filter(Boolean);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StateChip
          meaning={dose.dibatalkan === null ? doseResultColor[dose.hasil] : 'neutral'}
          label={t('resources.vaksinasi.history.dose', {
            dose: doseName(t, dose),
            result: t(`resources.vaksinasi.result.${dose.hasil}`).toLowerCase(),
          })}
        />
        {isProvisional(dose) ? (
          <StateChip meaning="attention" label={t('resources.vaksinasi.history.provisional')} />
        ) : null}
        {dose.dibatalkan === null ? null : (
          <StateChip meaning="neutral" label={t('resources.vaksinasi.history.cancelled')} />
        )}
        {dose.perbaikan === null ? null : (
          <StateChip meaning="neutral" label={t('resources.vaksinasi.history.corrected')} />
        )}
        {dose.jumlahKipi > 0 ? (
          <StateChip
            meaning={dose.kipiSerius ? 'bad' : 'attention'}
            label={
              dose.kipiSerius
                ? t('resources.vaksinasi.history.serious')
                : t('resources.vaksinasi.history.kipi', { smart_count: dose.jumlahKipi })
            }
          />
        ) : null}
        {dose.batchTidakTerdaftar ? (
          <StateChip meaning="attention" label={t('resources.vaksinasi.vaccine.unregistered')} />
        ) : null}
        <KipiReportChip {...dose} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 0.5 }}>
        <Unbroken>{facts.join(' · ')}</Unbroken>
      </Box>
      {dose.perbaikan === null ? null : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          <Unbroken>
            {t('resources.vaksinasi.history.corrected_by', {
              who: dose.perbaikan.oleh ?? '',
              when: formatDateTime(dose.perbaikan.pada),
              why: dose.perbaikan.alasan ?? '',
            })}
          </Unbroken>
        </Box>
      )}
      {dose.dibatalkan === null ? null : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('resources.vaksinasi.history.cancelled_by', {
            who: dose.dibatalkanOleh ?? '',
            why: dose.alasanBatal ?? '',
          })}
        </Box>
      )}
    </>
  );
};

const VisitActions = ({
  dose,
  onAction,
}: {
  dose: Dose;
  onAction: (action: VisitAction) => void;
}) => {
  const t = useMessages();
  const { role, idReferensi } = useRequiredSession();
  const today = useToday();
  const scope = permissionScope(role, 'vaksinasi.record');
  const isOwn = scope === 'own';
  // Visits of another facility are listed but cannot be opened or changed.
  if (!scope || (isOwn && dose.idFaskes !== idReferensi)) return null;
  const isActive = dose.dibatalkan === null;
  const isRecordedToday = localDay(new Date(dose.createdAt)) === today;
  const actions: VisitAction[] = [
    ...(isActive && dose.hasil === 'DIBERIKAN' ? ['kipi' as const] : []),
    // What the server has not confirmed has no page and no corrections.
    ...(isProvisional(dose) ? [] : ['detail' as const]),
    ...(isActive && !isProvisional(dose) && (!isOwn || isRecordedToday)
      ? ['correct' as const]
      : []),
    ...(isActive && (!isOwn || isRecordedToday) ? ['cancel' as const] : []),
  ];
  return (
    <Box
      role="group"
      aria-label={t('resources.vaksinasi.history.actions', {
        what: `${doseName(t, dose).toLowerCase()} ${formatDate(dose.tanggal)}`,
      })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
    >
      {actions.map(action => (
        <Button key={action} variant="outlined" sx={touchTarget} onClick={() => onAction(action)}>
          {t(`resources.vaksinasi.${action}.label`)}
        </Button>
      ))}
    </Box>
  );
};

const visitListStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { py: 1.5, borderTop: 1, borderColor: 'divider' },
};

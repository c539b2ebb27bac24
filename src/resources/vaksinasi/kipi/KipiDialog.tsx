import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, Suspense, useId } from 'react';
import { useWatch } from 'react-hook-form';
import {
  vaksinasiCalls,
  isSeriousKipi,
  seriousKipiDeadlineHours,
  type Dose,
  type Kipi,
} from '#contract/domains/vaksinasi/index.ts';
import { kipiInput } from '#contract/domains/vaksinasi/input.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { formatDateTime, formatTime, jakartaDay } from '#src/kit/format/date.ts';
import { SelectInput } from '#src/kit/input/SelectInput.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import type { LinesSpec } from '#src/kit/resource/definition.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { doseName } from '../doseName.ts';
import { visitDialog } from '../styles.ts';
import { kipiReportDates } from './KipiReportChip.tsx';

interface KipiDialogProps {
  dose: Pick<Dose, 'id' | 'dosisKe' | 'vaccinationType'>;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
  /** The KIPI to edit; undefined for a new one. */
  event?: Kipi;
  /** What a new KIPI says at first. */
  suggestion?: {
    readonly keluhan: string;
    readonly jamMulai: string;
    readonly kesudahan: Kipi['kesudahan'];
  };
  /** Called before it closes after a save. */
  onSaved?: () => void;
}

const earlierVaccineLines: LinesSpec = {
  name: 'vaksinasi.vaksinLain',
  columns: [
    'vaksin',
    'tanggal',
    'jam',
    'batch',
    'produsen',
    'vvm',
    'cara',
    'lokasi',
    'dosisKe',
    'volumeMl',
  ],
  fields: {
    vvm: { messagePrefix: 'resources.vaksinasi.vvm' },
    cara: { messagePrefix: 'resources.vaksinasi.route' },
  },
};

const reportStepLines: LinesSpec = {
  name: 'vaksinasi.pelaporan',
  columns: ['tujuan', 'tanggal', 'nomor'],
  fields: { tujuan: { messagePrefix: 'resources.vaksinasi.level' } },
};

const fieldsFor = (event: Kipi | undefined) =>
  ({
    jenis: {
      label: 'resources.vaksinasi.kipi.jenis',
      messagePrefix: 'resources.vaksinasi.kind',
      Input: ({ field }: { field: ResourceField }) => <KindInput field={field} event={event} />,
    },
    keluhan: { label: 'resources.vaksinasi.kipi.keluhan', kind: 'multiline' },
    tanggalMulai: { label: 'resources.vaksinasi.kipi.tanggalMulai' },
    jamMulai: { label: 'resources.vaksinasi.kipi.jamMulai', kind: 'time' },
    tindakan: { label: 'resources.vaksinasi.kipi.tindakan', kind: 'multiline' },
    kesudahan: {
      label: 'resources.vaksinasi.kipi.kesudahan',
      messagePrefix: 'resources.vaksinasi.outcome',
    },
    lamaGejala: { label: 'resources.vaksinasi.kipi.lamaGejala' },
    tempat: { label: 'resources.vaksinasi.kipi.tempat' },
    kehamilan: {
      label: 'resources.vaksinasi.kipi.kehamilan',
      messagePrefix: 'resources.vaksinasi.pregnancy',
    },
    riwayatKesehatan: {
      label: 'resources.vaksinasi.kipi.riwayatKesehatan',
      help: 'resources.vaksinasi.kipi.riwayatKesehatan_help',
      kind: 'multiline',
    },
    vvm: { label: 'resources.vaksinasi.kipi.vvm', messagePrefix: 'resources.vaksinasi.vvm' },
    vaksinLain: {
      label: 'resources.vaksinasi.kipi.vaksinLain',
      Input: KipiLinesInput,
      lines: earlierVaccineLines,
    },
    pelaporan: {
      label: 'resources.vaksinasi.kipi.pelaporan',
      help: 'resources.vaksinasi.kipi.pelaporan_help',
      Input: KipiLinesInput,
      lines: reportStepLines,
    },
  }) as const;

/** Records or updates a KIPI (adverse event); a serious one shows its reporting deadline. */
export const KipiDialog = ({
  dose,
  name,
  event,
  suggestion,
  onSaved,
  onClose,
}: KipiDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [fields] = useState(() => fieldsFor(event));
  const [initialValues] = useState(() => ({
    jenis: event?.jenis ?? 'TIDAK_SERIUS',
    keluhan: event?.keluhan ?? suggestion?.keluhan,
    tanggalMulai: jakartaDay(new Date(event?.mulai ?? Date.now())),
    jamMulai: event ? formatTime(event.mulai) : suggestion?.jamMulai,
    tindakan: event?.tindakan,
    kesudahan: event?.kesudahan ?? suggestion?.kesudahan ?? 'BELUM_PULIH',
    lamaGejala: event?.lamaGejala,
    tempat: event?.tempat,
    kehamilan: event?.kehamilan,
    riwayatKesehatan: event?.riwayatKesehatan,
    vvm: event?.vvm,
    vaksinLain: event?.vaksinLain,
    pelaporan: event?.pelaporan,
  }));
  return (
    <CommandDialog
      {...visitDialog}
      title={t('resources.vaksinasi.kipi.title', { name, dose: doseName(t, dose).toLowerCase() })}
      confirmLabel={t('resources.vaksinasi.kipi.save')}
      cancelLabel={t('common.action.back')}
      schema={kipiInput}
      fields={fields}
      version={event?.version}
      initialValues={initialValues}
      autoFocus="keluhan"
      draftKey={`KIPI ${dose.id} ${event?.id ?? ''}`}
      run={(body, idempotencyKey) =>
        event
          ? call(vaksinasiCalls.changeKipi, { params: { id: event.id }, body })
          : call(vaksinasiCalls.addKipi, { params: { id: dose.id }, body }, { idempotencyKey })
      }
      success={saved => {
        const due = kipiReportDates(saved).laporKipi;
        return due === null
          ? t('resources.vaksinasi.kipi.done', { name })
          : {
              text: t('resources.vaksinasi.kipi.done_serious', { name, when: formatDateTime(due) }),
              type: 'warning',
            };
      }}
      onSuccess={() => {
        onSaved?.();
        onClose();
      }}
      onClose={onClose}
    />
  );
};

interface KindInputProps {
  field: ResourceField;
  event: Kipi | undefined;
}

/** Select of the kind; a serious one shows its reporting deadline. */
const KindInput = ({ field, event }: KindInputProps) => {
  const t = useMessages();
  const kind = useWatch<{ jenis: Kipi['jenis'] }, 'jenis'>({ name: 'jenis' });
  const isSerious = isSeriousKipi(kind);
  const isReportReset = isSerious && event?.serius === false && event.laporan !== null;
  return (
    <>
      <SelectInput field={field} />
      {isSerious ? (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('resources.vaksinasi.kipi.serious', { smart_count: seriousKipiDeadlineHours })}
          {isReportReset ? ` ${t('resources.vaksinasi.kipi.report_reset')}` : null}
        </Alert>
      ) : null}
    </>
  );
};

const LinesInput = lazyInput(() => import('#src/kit/lines/LinesInput.tsx'));

/** Rows of a KIPI, such as earlier vaccines, with a heading; a dialog has room for cards only. */
const KipiLinesInput = ({ field }: { field: ResourceField }) => {
  const headingId = useId();
  const { label, help, error } = useFieldInput(field);
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography id={headingId} component="h3" variant="subtitle2">
        {label}
      </Typography>
      {help === undefined || error ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {help}
        </Typography>
      )}
      <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
        <LinesInput field={field} hasCards />
      </Suspense>
    </Box>
  );
};

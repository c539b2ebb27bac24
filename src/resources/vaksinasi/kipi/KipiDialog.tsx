import { useState } from 'react';
import { toLocal } from '#contract/core/values/zone.ts';
import { vaksinasiCalls, type Dose, type Kipi } from '#contract/domains/vaksinasi/index.ts';
import { kipiInput } from '#contract/domains/vaksinasi/input.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { ZoneContext } from '#src/kit/date/ZoneContext.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import type { LinesSpec } from '#src/kit/resource/definition.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { doseName } from '../doseName.ts';
import { visitDialog } from '../styles.ts';
import { FirstLaterInput, KindInput, KipiLinesInput } from './kipiFields.tsx';
import { changedByKipi } from './changedByKipi.ts';
import { kipiReportDates } from './KipiReportChip.tsx';

interface KipiDialogProps {
  dose: Pick<Dose, 'id' | 'dosisKe' | 'vaccinationType' | 'zona'>;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
  /** The KIPI to edit; undefined for a new one. */
  event?: Kipi;
  /** What a new KIPI says at first. */
  suggestion?: Pick<Kipi, 'keluhan' | 'kesudahan' | 'manifestasi'>;
  /** Called before it closes after a save. */
  onSaved?: () => void;
}

const symptomLines: LinesSpec = {
  name: 'kipi.manifestasi',
  columns: ['gejala', 'uraian', 'tanggal', 'jam', 'lama', 'satuan'],
  fields: {
    gejala: { messagePrefix: 'resources.kipi.symptom' },
    satuan: { messagePrefix: 'resources.kipi.unit' },
  },
};

const treatmentLines: LinesSpec = {
  name: 'kipi.perawatan',
  columns: ['jenis', 'tempat', 'mulai', 'selesai'],
  fields: { jenis: { messagePrefix: 'resources.kipi.treatment' } },
};

const earlierVaccineLines: LinesSpec = {
  name: 'kipi.vaksinLain',
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

const hasDiluent = ({ pelarut }: Readonly<Record<string, unknown>>): boolean => pelarut === 'ADA';

const fieldsFor = (event: Kipi | undefined) =>
  ({
    jenis: {
      messagePrefix: 'resources.vaksinasi.kind',
      Input: ({ field }: { field: ResourceField }) => <KindInput field={field} event={event} />,
    },
    meresahkan: {},
    manifestasi: { Input: KipiLinesInput, lines: symptomLines },
    keluhan: {},
    kesudahan: { messagePrefix: 'resources.vaksinasi.outcome' },
    perawatan: { Input: KipiLinesInput, lines: treatmentLines },
    tindakan: {},
    tanggalDiketahui: {},
    jamDiketahui: {},
    tempat: {},
    kuSebelum: {},
    pelaporNama: {},
    pelaporJabatan: {},
    pelaporInstansi: {},
    pelaporTelepon: {},
    pelaporEmail: {},
    kehamilan: { messagePrefix: 'resources.vaksinasi.pregnancy', Input: FirstLaterInput },
    riwayatKesehatan: {},
    namaOrangTua: {},
    tempatPelayanan: { messagePrefix: 'resources.kipi.place' },
    profesiVaksinator: { messagePrefix: 'resources.kipi.profession' },
    vvm: { messagePrefix: 'resources.vaksinasi.vvm' },
    pelarut: { messagePrefix: 'resources.kipi.diluent' },
    batchPelarut: { isVisible: hasDiluent },
    kedaluwarsaPelarut: { isVisible: hasDiluent },
    tanggalPelarutan: { isVisible: hasDiluent },
    jamPelarutan: { isVisible: hasDiluent },
    vaksinLain: { Input: KipiLinesInput, lines: earlierVaccineLines },
  }) as const;

/** The values of a new event, which the user reports. */
const newEvent = (pelaporNama: string) => ({
  jenis: 'TIDAK_SERIUS',
  kesudahan: 'BELUM_PULIH',
  pelaporNama,
});

/**
 * Records or updates a KIPI (adverse event): first what its report within 24 hours needs, then what
 * the national form adds. A serious one shows its reporting deadline.
 */
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
  const { fullName } = useRequiredSession();
  const [fields] = useState(() => fieldsFor(event));
  const [initialValues] = useState(() => {
    if (!event) return { ...newEvent(fullName), ...suggestion };
    const { day: tanggalDiketahui, time: jamDiketahui } = toLocal(event.diketahui, event.zona);
    return { ...event, tanggalDiketahui, jamDiketahui };
  });
  return (
    <ZoneContext value={dose.zona}>
      <CommandDialog
        {...visitDialog}
        resource="kipi"
        invalidates={changedByKipi}
        maxWidth="md"
        title={t('resources.vaksinasi.kipi.title', { name, dose: doseName(t, dose).toLowerCase() })}
        confirmLabel={t('resources.vaksinasi.kipi.save')}
        cancelLabel={t('common.action.back')}
        schema={kipiInput}
        fields={fields}
        version={event?.version}
        initialValues={initialValues}
        autoFocus="jenis"
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
                text: t('resources.vaksinasi.kipi.done_serious', {
                  name,
                  when: formatDateTime(due, dose.zona),
                }),
                type: 'warning',
              };
        }}
        onSuccess={() => {
          onSaved?.();
          onClose();
        }}
        onClose={onClose}
      />
    </ZoneContext>
  );
};

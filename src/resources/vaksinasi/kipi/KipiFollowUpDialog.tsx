import { vaksinasiCalls, type Kipi } from '#contract/domains/vaksinasi/index.ts';
import { kipiFollowUpInput } from '#contract/domains/vaksinasi/input.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { ZoneContext } from '#src/kit/date/ZoneContext.ts';
import type { LinesSpec } from '#src/kit/resource/definition.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { visitDialog } from '../styles.ts';
import { changedByKipi } from './changedByKipi.ts';
import { KipiLinesInput } from './kipiFields.tsx';

const stepLines: LinesSpec = {
  name: 'kipi.pelaporan',
  columns: ['tujuan', 'tanggal', 'jam', 'nomor'],
  fields: { tujuan: { messagePrefix: 'resources.vaksinasi.level' } },
};

const fields = {
  pelaporan: { Input: KipiLinesInput, lines: stepLines },
  tanggalInvestigasi: {},
  pewawancara: {
    Input: KipiLinesInput,
    lines: { name: 'kipi.pewawancara', columns: ['nama', 'jabatan', 'instansi'] },
  },
  responden: {
    Input: KipiLinesInput,
    lines: { name: 'kipi.responden', columns: ['nama', 'hubungan'] },
  },
  dilayaniVialSama: {},
  sakitVialSama: {},
  sakitTanpaVaksin: {},
  medikolegal: { messagePrefix: 'resources.kipi.medicolegal' },
  catatanMedikolegal: {},
  klasifikasi: { messagePrefix: 'resources.kipi.fieldClass' },
  kausalitas: { messagePrefix: 'resources.kipi.causality' },
  kausalitasOleh: {},
  kausalitasTanggal: {},
  kesimpulan: {},
} as const;

interface KipiFollowUpDialogProps {
  event: Kipi;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
}

/** Records the levels that a report passed, the investigation and the causality of a KIPI. */
export const KipiFollowUpDialog = ({ event, name, onClose }: KipiFollowUpDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <ZoneContext value={event.zona}>
      <CommandDialog
        {...visitDialog}
        resource="kipi"
        invalidates={changedByKipi}
        maxWidth="md"
        title={t('resources.kipi.followUp.title', { name })}
        description={t('resources.kipi.followUp.text')}
        confirmLabel={t('resources.kipi.followUp.save')}
        cancelLabel={t('common.action.back')}
        schema={kipiFollowUpInput}
        fields={fields}
        version={event.version}
        initialValues={event}
        draftKey={`KIPI tindak lanjut ${event.id}`}
        run={body => call(vaksinasiCalls.followUpKipi, { params: { id: event.id }, body })}
        success={() => t('resources.kipi.followUp.done', { name })}
        onClose={onClose}
      />
    </ZoneContext>
  );
};

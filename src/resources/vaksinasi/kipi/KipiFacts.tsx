import Box from '@mui/material/Box';
import type { Zone } from '#contract/core/values/zone.ts';
import type { Kipi } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime, formatLocalTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';

type Translate = ReturnType<typeof useMessages>;
type FactName = Exclude<keyof Kipi, 'id' | 'version'> & keyof typeof labelled;

/** The fields that are shown as facts, in the order of the national form. */
const labelled = {
  manifestasi: true,
  keluhan: true,
  kesudahan: true,
  perawatan: true,
  tindakan: true,
  tempat: true,
  pelaporNama: true,
  pelaporTelepon: true,
  pelaporEmail: true,
  kuSebelum: true,
  kehamilan: true,
  riwayatKesehatan: true,
  namaOrangTua: true,
  tempatPelayanan: true,
  profesiVaksinator: true,
  vvm: true,
  pelarut: true,
  vaksinLain: true,
} as const;

/** The text of each field; empty where nothing was entered. */
function textsOf(t: Translate, event: Kipi): Readonly<Record<FactName, string>> {
  return {
    manifestasi: event.manifestasi.map(row => describeSymptom(t, row, event.zona)).join('\n'),
    keluhan: event.keluhan ?? '',
    kesudahan: t(`resources.vaksinasi.outcome.${event.kesudahan}`),
    perawatan: event.perawatan
      .map(({ jenis, tempat, mulai, selesai }) =>
        joined(
          t(`resources.kipi.treatment.${jenis}`),
          tempat,
          [mulai, selesai].flatMap(day => (day ? [formatDate(day)] : [])).join(' – '),
        ),
      )
      .join('\n'),
    tindakan: event.tindakan ?? '',
    tempat: event.tempat ?? '',
    pelaporNama: joined(event.pelaporNama, event.pelaporJabatan, event.pelaporInstansi),
    pelaporTelepon: event.pelaporTelepon ?? '',
    pelaporEmail: event.pelaporEmail ?? '',
    kuSebelum: event.kuSebelum ?? '',
    kehamilan: event.kehamilan ? t(`resources.vaksinasi.pregnancy.${event.kehamilan}`) : '',
    riwayatKesehatan: event.riwayatKesehatan ?? '',
    namaOrangTua: event.namaOrangTua ?? '',
    tempatPelayanan: event.tempatPelayanan
      ? t(`resources.kipi.place.${event.tempatPelayanan}`)
      : '',
    profesiVaksinator: event.profesiVaksinator
      ? t(`resources.kipi.profession.${event.profesiVaksinator}`)
      : '',
    vvm: event.vvm ? t(`resources.vaksinasi.vvm.${event.vvm}`) : '',
    pelarut: event.pelarut
      ? joined(
          t(`resources.kipi.diluent.${event.pelarut}`),
          event.batchPelarut && `${t('resources.kipi.fields.batchPelarut')} ${event.batchPelarut}`,
          event.kedaluwarsaPelarut &&
            `${t('resources.kipi.fields.kedaluwarsaPelarut')} ${formatDate(event.kedaluwarsaPelarut)}`,
          event.tanggalPelarutan &&
            `${t('resources.kipi.fields.tanggalPelarutan')} ${formatLocalTime(event.tanggalPelarutan, event.jamPelarutan, event.zona)}`,
        )
      : '',
    vaksinLain: event.vaksinLain.map(vaccine => describeVaccine(t, vaccine, event.zona)).join('\n'),
  };
}

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** Returns a symptom with its onset and duration as one line. */
function describeSymptom(t: Translate, row: Kipi['manifestasi'][number], zona: Zone): string {
  const { gejala, uraian, tanggal, jam, lama, satuan } = row;
  const name =
    gejala === 'LAINNYA' && uraian
      ? uraian
      : [t(`resources.kipi.symptom.${gejala}`), uraian].filter(Boolean).join(': ');
  const duration =
    lama && satuan
      ? `${formatNumber(lama)} ${t(`resources.kipi.unit.${satuan}`).toLowerCase()}`
      : '';
  return joined(name, formatLocalTime(tanggal, jam, zona), duration);
}

/** Returns what is known of an earlier vaccine as one line. */
function describeVaccine(t: Translate, vaccine: Kipi['vaksinLain'][number], zona: Zone): string {
  const { vaksin, tanggal, jam, batch, produsen, vvm, cara, lokasi, dosisKe, volumeMl } = vaccine;
  return joined(
    vaksin,
    dosisKe ? t('resources.vaksinasi.dose', { number: dosisKe }) : undefined,
    formatLocalTime(tanggal, jam, zona),
    produsen,
    batch ? `${t('resources.kipi.vaksinLain.fields.batch')} ${batch}` : undefined,
    vvm ? `VVM ${vvm}` : undefined,
    cara ? t(`resources.vaksinasi.route.${cara}`) : undefined,
    lokasi,
    volumeMl ? `${formatNumber(volumeMl)} ml` : undefined,
  );
}

/** The medical details of a KIPI; fields that were not entered are left out. */
export const KipiFacts = ({ event, isPlain = true }: { event: Kipi; isPlain?: boolean }) => {
  const t = useMessages();
  const texts = textsOf(t, event);
  const facts = (Object.keys(labelled) as FactName[])
    .filter(name => texts[name] !== '')
    .map(name => [t(`resources.kipi.fields.${name}`), texts[name]] as const);
  return (
    <>
      <Box sx={{ color: 'text.secondary', my: 0.5 }}>
        {t('resources.vaksinasi.detail.started', { when: formatDateTime(event.mulai, event.zona) })}
      </Box>
      <FactGrid isPlain={isPlain} facts={facts} />
    </>
  );
};

/** The investigation and the causality of a KIPI, with what is still empty. */
export const KipiFollowUpFacts = ({ event }: { event: Kipi }) => {
  const t = useMessages();
  const label = (name: FollowUpName) => t(`resources.kipi.fields.${name}`);
  const number = (count: number | null | undefined) =>
    count === null || count === undefined ? '' : formatNumber(count);
  return (
    <FactGrid
      facts={[
        [label('tanggalInvestigasi'), formatDate(event.tanggalInvestigasi)],
        [
          label('pewawancara'),
          event.pewawancara
            .map(({ nama, jabatan, instansi }) => joined(nama, jabatan, instansi))
            .join('\n'),
        ],
        [
          label('responden'),
          event.responden.map(({ nama, hubungan }) => joined(nama, hubungan)).join('\n'),
        ],
        [label('dilayaniVialSama'), number(event.dilayaniVialSama)],
        [label('sakitVialSama'), number(event.sakitVialSama)],
        [label('sakitTanpaVaksin'), number(event.sakitTanpaVaksin)],
        [
          label('medikolegal'),
          joined(
            event.medikolegal && t(`resources.kipi.medicolegal.${event.medikolegal}`),
            event.catatanMedikolegal,
          ),
        ],
        [
          label('klasifikasi'),
          event.klasifikasi ? t(`resources.kipi.fieldClass.${event.klasifikasi}`) : '',
        ],
        [
          label('kausalitas'),
          joined(
            event.kausalitas && t(`resources.kipi.causality.${event.kausalitas}`),
            event.kausalitasOleh,
            formatDate(event.kausalitasTanggal),
          ),
        ],
        [label('kesimpulan'), event.kesimpulan ?? ''],
      ]}
    />
  );
};

type FollowUpName =
  | 'tanggalInvestigasi'
  | 'pewawancara'
  | 'responden'
  | 'dilayaniVialSama'
  | 'sakitVialSama'
  | 'sakitTanpaVaksin'
  | 'medikolegal'
  | 'klasifikasi'
  | 'kausalitas'
  | 'kesimpulan';

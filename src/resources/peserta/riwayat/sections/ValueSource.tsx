import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Peserta, PesertaHistory } from '#contract/domains/peserta/index.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

/** Stored fields by the displayed field that follows from them, where the names differ. */
const storedFields: Readonly<Record<string, string>> = {
  namaKabKota: 'kabKota',
  namaFaskes: 'idFaskes',
  namaBHBU: 'idBHBU',
};

/** Fields that no one enters, and the rule that sets them. */
const ruleFields = {
  tanggalVaksinasi: 'visit',
  dosisDiberikan: 'visit',
  isEligible: 'eligibility',
  layakMulai: 'eligibility',
} as const satisfies Partial<Record<keyof Peserta, string>>;

const ruleOf = (field: string) =>
  field in ruleFields ? ruleFields[field as keyof typeof ruleFields] : undefined;

interface ValueSourceProps {
  history: PesertaHistory;
  field: keyof Peserta;
}

/** Which file, person or rule put a value here; nothing for an empty value, and where it is not known. */
export const ValueSource = ({ history, field }: ValueSourceProps) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const { asal, pengisi, unggahan, peserta } = history;
  const stored = storedFields[field] ?? field;
  if (peserta[field] === null || peserta[field] === '') return null;
  const rule = ruleOf(field);
  if (rule) return <Source>{t(`resources.riwayat.source.${rule}`)}</Source>;
  const upload = unggahan.find(({ id }) => id === asal[stored]);
  if (upload) {
    return (
      <Source>
        {t('resources.riwayat.import.source', {
          file: upload.namaBerkas,
          row: upload.nomorBaris ?? '',
        })}
      </Source>
    );
  }
  const writer = pengisi[stored];
  if (!writer) return null;
  const { oleh, waktu, idPerubahan, idDigabung } = writer;
  const by = t('common.by_at', { who: oleh, when: formatDateTime(waktu) });
  if (idDigabung !== null) {
    return <Source>{t('resources.riwayat.source.merge', { by })}</Source>;
  }
  if (idPerubahan === null) return <Source>{t('resources.riwayat.source.person', { by })}</Source>;
  const text = t('resources.riwayat.source.bulk', { by });
  return (
    <Source>
      {can('peserta.update') ? (
        <MuiLink component={Link} to={recordPathFor(role, 'bulkEdit', idPerubahan)} color="inherit">
          {text}
        </MuiLink>
      ) : (
        text
      )}
    </Source>
  );
};

const Source = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{children}</Box>
);

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatOldNpwp } from '#contract/core/values/npwp.ts';
import {
  applicationCalls,
  type Application,
  type ApplicationFieldName,
} from '#contract/domains/application/index.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import { formatPhone } from '#src/kit/format/phone.ts';
import { ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { applicationLabels } from '#texts/applicationLabels.ts';
import { register } from '#texts/register.ts';
import { FlagButton, FlagNote } from './FlagButton.tsx';

/** The form answers grouped in the order in which they are compared with the documents. */
const groups: readonly {
  readonly title: MessageKey;
  readonly fields: readonly ApplicationFieldName[];
}[] = [
  {
    title: 'resources.application.page.company',
    fields: [
      'namaBHBU',
      'bentuk',
      'npwp',
      'nib',
      'noSIUP',
      'sektor',
      'jumlahKaryawan',
      'estimasiPeserta',
      'keluargaDisertakan',
      'anggotaKadin',
      'noKadin',
    ],
  },
  {
    title: 'resources.application.page.contact',
    fields: ['alamat', 'kabKota', 'kodePos', 'telp', 'emailPerusahaan', 'website'],
  },
  {
    title: 'resources.application.page.head',
    fields: [
      'namaPenanggungJawab',
      'jabatanPenanggungJawab',
      'nikPenanggungJawab',
      'hpPenanggungJawab',
      'emailPenanggungJawab',
    ],
  },
  { title: 'resources.application.page.pic', fields: ['namaPIC', 'noHP', 'email'] },
];

const phones: readonly ApplicationFieldName[] = ['telp', 'hpPenanggungJawab', 'noHP'];

/**
 * Formats an NPWP in its 16-digit form, followed by the 15-digit form that older cards still show.
 */
const formatNpwp = (digits: string): string =>
  /^0\d{15}$/.test(digits) ? `${digits} (${formatOldNpwp(digits)})` : digits;

/** Formats an answer for display; an empty answer becomes an empty string. */
function formatAnswer(record: Application, field: ApplicationFieldName): string {
  const value = record[field];
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? register.yes : register.no;
  if (typeof value === 'number') return formatNumber(value);
  if (field === 'npwp') return formatNpwp(value);
  if (field === 'kabKota') return record.namaKabKota ?? value;
  if (field === 'bentuk') return (register.form as Partial<Record<string, string>>)[value] ?? value;
  return phones.includes(field) ? formatPhone(value) : value;
}

/** Shows the company's answers, each with a button that flags it for correction. */
export const CompanyFacts = ({ record }: { record: Application }) => {
  const t = useMessages();
  return groups.map(({ title, fields }) => (
    <RecordSection key={title} title={t(title)}>
      <ListBox>
        {fields.map(field => (
          <Fact key={field} record={record} field={field} />
        ))}
      </ListBox>
    </RecordSection>
  ));
};

type RevealedNumbers = { readonly [K in 'npwp' | 'nikPenanggungJawab']: string | null };

const Fact = ({ record, field }: { record: Application; field: ApplicationFieldName }) => {
  const t = useMessages();
  const can = usePermission();
  const { call } = useApi();
  const [numbers, setNumbers] = useState<RevealedNumbers>();
  const label = applicationLabels[field];
  const revealed = numbers?.[field as keyof RevealedNumbers];
  const text = revealed ?? formatAnswer(record, field);
  const reveal = useCommand({
    run: () => call(applicationCalls.reveal, { params: { id: record.id } }),
    onSuccess: setNumbers,
    notifiesErrors: true,
  });
  return (
    <ListRow sx={{ display: 'block', minHeight: 0, py: 0.5 }}>
      <Box sx={factRow}>
        <Box sx={{ color: 'text.secondary' }}>{label}</Box>
        <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {text ? <Unbroken>{text}</Unbroken> : <EmptyValue />}
          {text.includes('•') && can('bhbu.verify') ? (
            <Button
              size="small"
              sx={{ ml: 1 }}
              aria-label={t('resources.application.number.show', { label })}
              onClick={() => void reveal.run()}
            >
              {t('common.action.reveal')}
            </Button>
          ) : null}
        </Box>
        <FlagButton field={field} />
      </Box>
      <FlagNote field={field} />
    </ListRow>
  );
};

const factRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  columnGap: 2,
  alignItems: 'center',
  minHeight: 36,
  // On a phone the flag button is beside the label and the answer is below both.
  '& > :nth-of-type(2)': {
    gridRow: { xs: 2, sm: 'auto' },
    gridColumn: { xs: '1 / -1', sm: 'auto' },
  },
};

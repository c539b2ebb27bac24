import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  applicationCalls,
  labelOf,
  type Application,
  type FieldName,
} from '#contract/application/index.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { register } from '#src/i18n/id/register.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { Nothing } from '#src/ui/fields/Value.tsx';
import { useMay } from '#src/ui/resource/useMay.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { formatPhone } from '#src/ui/format/phone.ts';
import { Flag, FlagNote } from './Flag.tsx';
import { sayNpwp } from './npwp.ts';

/** The form answers grouped in the order in which they are compared with the documents. */
const groups: readonly { readonly title: MessageKey; readonly fields: readonly FieldName[] }[] = [
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

const phones: readonly FieldName[] = ['telp', 'hpPenanggungJawab', 'noHP'];

/** Formats an answer for display; an empty answer becomes an empty string. */
function textOf(record: Application, field: FieldName): string {
  const value = record[field];
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? register.yes : register.no;
  if (typeof value === 'number') return formatNumber(value);
  if (field === 'npwp') return sayNpwp(value);
  if (field === 'kabKota') return record.namaKabKota ?? value;
  if (field === 'bentuk') return (register.form as Partial<Record<string, string>>)[value] ?? value;
  return phones.includes(field) ? formatPhone(value) : value;
}

/** Shows the company's answers, each with a button that flags it for correction. */
export const CompanyFacts = ({ record }: { record: Application }) => {
  const say = useWords();
  return groups.map(({ title, fields }) => (
    <Box component="section" key={title} aria-label={say(title)}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {say(title)}
      </Typography>
      <Box sx={sheet}>
        {fields.map(field => (
          <Fact key={field} record={record} field={field} />
        ))}
      </Box>
    </Box>
  ));
};

type Numbers = { readonly [K in 'npwp' | 'nikPenanggungJawab']: string | null };

const Fact = ({ record, field }: { record: Application; field: FieldName }) => {
  const say = useWords();
  const may = useMay();
  const notify = useNotify();
  const { call } = useApi();
  const [numbers, setNumbers] = useState<Numbers>();
  const label = labelOf[field];
  const full = numbers?.[field as keyof Numbers];
  const text = full ?? textOf(record, field);
  const reveal = async (): Promise<void> => {
    try {
      setNumbers(await call(applicationCalls.reveal, { params: { id: record.id } }));
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return (
    <Box sx={row}>
      <Box sx={line}>
        <Box sx={{ color: 'text.secondary' }}>{label}</Box>
        <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {text || <Nothing />}
          {text.includes('•') && may('bhbu.verify') ? (
            <Button
              size="small"
              sx={{ ml: 1 }}
              aria-label={say('resources.application.number.show', { label })}
              onClick={() => void reveal()}
            >
              {say('common.act.reveal')}
            </Button>
          ) : null}
        </Box>
        <Flag field={field} />
      </Box>
      <FlagNote field={field} />
    </Box>
  );
};

const sheet = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  px: 2,
};
const row = { py: 0.5, '& + &': { borderTop: 1, borderColor: 'divider' } };
const line = {
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

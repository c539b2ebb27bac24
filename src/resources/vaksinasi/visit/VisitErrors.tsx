import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { visitFieldId } from './visitFieldId.ts';
import type { VisitFormState } from './useVisitForm.ts';

const labelledFields = [
  'skrining',
  'vaksin',
  'alasanVaksin',
  'batch',
  'kadaluarsa',
  'alasanBatch',
  'alasanStok',
  'alasanJenis',
  'alasanPerbaikan',
  'lokasi',
  'vaksinator',
  'alasan',
  'catatan',
  'rencanaTanggal',
  'tanggal',
  'jam',
] as const;

/**
 * Error summary above the visit form with links to the fields. It takes the focus after each
 * attempt so that screen readers announce it.
 */
export const VisitErrors = ({ visit }: { visit: VisitFormState }) => {
  const t = useMessages();
  const { errors, attempt, stockReason, needsTypeReason } = visit;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  // The reasons for a registered batch, and for a vaccine of the other type, have inputs of their own.
  const ownInputs: Readonly<Record<string, string>> = {
    ...(stockReason ? { alasanBatch: 'alasanStok' } : {}),
    ...(needsTypeReason ? { alasanVaksin: 'alasanJenis' } : {}),
  };
  const entries = Object.entries(errors).map(
    ([field, text]) => [ownInputs[field] ?? field, text] as const,
  );
  if (entries.length === 0) return null;
  return (
    <Alert ref={box} severity="error" tabIndex={-1} sx={{ mb: 2, scrollMarginTop: 80 }}>
      <AlertTitle component="h3">{t('form.errors.title')}</AlertTitle>
      {entries.map(([field, message]) => {
        const name = labelledFields.find(one => one === field);
        const text = name
          ? t('form.errors.item', { label: t(`resources.vaksinasi.form.${name}`), message })
          : message;
        // An error of the whole form (`_`) has no field to link to.
        if (field === '_') return <Box key={field}>{text}</Box>;
        return (
          <Box key={field}>
            <Link
              href={`#${visitFieldId(field)}`}
              color="inherit"
              underline="always"
              sx={{ display: 'inline-block', py: '3px' }}
              onClick={event => {
                event.preventDefault();
                document.getElementById(visitFieldId(field))?.focus();
              }}
            >
              {text}
            </Link>
          </Box>
        );
      })}
    </Alert>
  );
};

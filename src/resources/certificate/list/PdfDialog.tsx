import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import { maxCertificatesAtOnce } from '#contract/domains/certificate/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import type { OwnerFilter } from './ownerFilter.ts';

/** Which proofs are in the PDF. */
type PdfChoice = 'all' | 'today' | 'selected';

/** What limits the proofs of a PDF. */
type PdfQuery = OwnerFilter & { readonly terbit?: string; readonly id?: number[] };

interface PdfDialogProps {
  filter: OwnerFilter;
  /** Whether the list behind the dialog has a filter or a search. */
  isListFiltered: boolean;
  /** Proofs that are selected in the list behind the dialog. */
  selectedIds?: readonly number[];
  /** The choice at first; the selected ones when there are any. */
  initialChoice?: PdfChoice;
  onClose: () => void;
}

/**
 * Offers the valid proofs of a company or facility, those issued today, or the selected ones as one
 * PDF, or as one for each part of them.
 */
export const PdfDialog = ({
  filter,
  isListFiltered,
  selectedIds = [],
  initialChoice = selectedIds.length > 0 ? 'selected' : 'all',
  onClose,
}: PdfDialogProps) => {
  const t = useMessages();
  const today = useToday();
  const [choice, setChoice] = useState(initialChoice);
  const isTooMany = choice === 'selected' && selectedIds.length > maxCertificatesAtOnce;
  const query: PdfQuery = {
    ...filter,
    ...(choice === 'today' ? { terbit: today } : {}),
    ...(choice === 'selected' ? { id: [...selectedIds] } : {}),
  };
  const { data, error } = useCall(
    'certificate',
    certificateCalls.pdfTicket,
    { body: { kueri: query } },
    { isSnapshot: true, enabled: !isTooMany },
  );
  const choices = (['all', 'today', 'selected'] as const).filter(
    one => one !== 'selected' || selectedIds.length > 0,
  );
  return (
    <DialogFrame
      title={t('resources.certificate.pdf.title')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('ra.action.close')}
        </Button>
      }
    >
      <FormControl sx={{ mb: 2 }}>
        <FormLabel id="pdf-choice">{t('resources.certificate.pdf.choice')}</FormLabel>
        <RadioGroup
          aria-labelledby="pdf-choice"
          value={choice}
          onChange={(_, value) => setChoice(value as PdfChoice)}
        >
          {choices.map(one => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={t(`resources.certificate.pdf.${one}`, {
                count: formatNumber(selectedIds.length),
              })}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {isTooMany ? (
        <Alert severity="info">
          {t('resources.certificate.pdf.tooMany', { max: maxCertificatesAtOnce })}
        </Alert>
      ) : error instanceof Error ? (
        <PdfError error={error} />
      ) : !data ? (
        <Skeleton variant="rounded" height={96} />
      ) : (
        <Parts
          key={choice}
          query={query}
          isListFiltered={isListFiltered && choice !== 'selected'}
          count={data.jumlah}
          parts={data.bagian}
        />
      )}
    </DialogFrame>
  );
};

/** Says that no proof matches (409), or why the proofs could not be counted. */
const PdfError = ({ error }: { error: Error }) => {
  const t = useMessages();
  const isEmpty = error instanceof CallError && error.status === 409;
  return (
    <Alert severity={isEmpty ? 'info' : 'error'}>
      {isEmpty ? error.message : t('resources.certificate.pdf.failed', { detail: error.message })}
    </Alert>
  );
};

interface PartsProps extends Pick<PdfDialogProps, 'isListFiltered'> {
  query: PdfQuery;
  count: number;
  parts: number;
}

/** A button for each part; its ticket is requested when it is pressed, because it expires soon. */
const Parts = ({ query, isListFiltered, count, parts }: PartsProps) => {
  const t = useMessages();
  const { call } = useApi();
  const download = useServerDownload();
  const [started, setStarted] = useState(0);
  const start = (bagian: number): void => {
    setStarted(bagian);
    void download.start(async () => {
      const body = { kueri: { ...query, bagian } };
      const { tiket } = await call(certificateCalls.pdfTicket, { body });
      return `${certificateCalls.pdfOfMany.path}?tiket=${encodeURIComponent(tiket)}`;
    });
  };
  const label = (part: number): string =>
    parts === 1
      ? t('resources.certificate.pdf.whole', { count: formatNumber(count) })
      : t('resources.certificate.pdf.part', {
          part,
          from: formatNumber((part - 1) * maxCertificatesAtOnce + 1),
          to: formatNumber(Math.min(count, part * maxCertificatesAtOnce)),
        });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box>{t('resources.certificate.pdf.text', { count: formatNumber(count) })}</Box>
      {isListFiltered ? <Box>{t('resources.certificate.pdf.filters')}</Box> : null}
      {parts > 1 ? (
        <Box>{t('resources.certificate.pdf.parts', { max: maxCertificatesAtOnce })}</Box>
      ) : null}
      {Array.from({ length: parts }, (_, at) => at + 1).map(part => (
        <Button
          key={part}
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={download.isStarting && started === part}
          loadingPosition="start"
          disabled={download.isStarting}
          onClick={() => start(part)}
        >
          {label(part)}
        </Button>
      ))}
      <DownloadDialogs download={download} />
    </Box>
  );
};

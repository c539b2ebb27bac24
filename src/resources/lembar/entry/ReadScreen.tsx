import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lembarCalls, sheetFileRule, type PaperSheet } from '#contract/domains/lembar/index.ts';
import { rowsPerPage } from '#documents/paper-sheet/geometry.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DropZone } from '#src/kit/file/DropZone.tsx';
import { UnsavedChangesGuard } from '#src/kit/form/draft/UnsavedChangesGuard.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { sheetsPath } from '../paths.ts';
import type { StraightPicture } from '../reader/straightPicture.ts';
import { proposalOfFile, type Proposal } from './proposal.ts';
import { Proposals } from './Proposals.tsx';
import { pictureRule, readPicture, readProposals, type ReadProblem } from './readPicture.ts';

/** A page of a sheet, or a spreadsheet, that was read. */
interface Reading {
  /** Distinguishes one reading from the next, so that the rows of the last one are not mixed in. */
  readonly key: number;
  readonly sheet: PaperSheet;
  /** Undefined for a spreadsheet, which has all pages. */
  readonly halaman: number | undefined;
  /** Undefined for a spreadsheet, and once no row can be sent any more. */
  readonly page: StraightPicture | undefined;
  readonly rowCount: number;
  readonly proposals: readonly Proposal[];
}

/** How the last reading goes or ended, when it did not succeed. */
type Progress =
  | { readonly kind: 'reading' }
  | { readonly kind: 'problem'; readonly problem: ReadProblem | 'broken' | 'page' | 'unknown' }
  | { readonly kind: 'failed'; readonly detail: string };

const sheetId = /^[0-9a-f-]{36}$/;

/** Reads filled-in sheets: pictures of their pages, in the browser alone, or the spreadsheet of the sheet in the URL. */
export const ReadScreen = () => {
  const t = useMessages();
  const { call } = useApi();
  const asked = useSearchParams()[0].get('lembar') ?? '';
  const idLembar = sheetId.test(asked) ? asked : undefined;
  const [progress, setProgress] = useState<Progress>();
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const count = useRef(0);
  /** Rows that were not sent yet, by the key of their reading. */
  const [waiting, setWaiting] = useState<ReadonlyMap<number, number>>(new Map());
  const isDirty = readings.some(({ key }) => (waiting.get(key) ?? 0) > 0);

  /** Shows a reading above the others; another picture of the same page takes the place of the earlier one. */
  const show = (read: Omit<Reading, 'key'>): void => {
    const isSame = (one: Reading): boolean =>
      one.sheet.id === read.sheet.id && one.halaman === read.halaman;
    count.current += 1;
    const added = { ...read, key: count.current };
    setReadings(before => [added, ...before.filter(one => !isSame(one))]);
    setProgress(undefined);
  };

  /** Releases the picture of a reading, which takes several megabytes. */
  const dropPicture = (of: number): void =>
    setReadings(before => before.map(one => (one.key === of ? { ...one, page: undefined } : one)));

  const takePicture = async (file: File): Promise<void> => {
    const found = await readPicture(file);
    if (found.kind === 'problem') {
      setProgress(found);
      return;
    }
    const { code, page } = found;
    const sheet = await call(lembarCalls.get, { params: { id: code.id } });
    const rowCount = Math.min(rowsPerPage, sheet.baris.length - (code.halaman - 1) * rowsPerPage);
    if (rowCount <= 0) {
      setProgress({ kind: 'problem', problem: 'page' });
      return;
    }
    const proposals = await readProposals(page, sheet, code.halaman);
    show({ sheet, halaman: code.halaman, page, rowCount, proposals });
  };

  const takeFile = async (file: File, id: string): Promise<void> => {
    const params = { id };
    const { baris } = await call(lembarCalls.readFile, { params, body: { berkas: file } });
    const sheet = await call(lembarCalls.get, { params });
    const rows = new Map(sheet.baris.map(row => [row.nomor, row]));
    const proposals = baris.flatMap(one => {
      const row = rows.get(one.nomor);
      return row ? [proposalOfFile(row, one)] : [];
    });
    const rowCount = sheet.baris.length;
    show({ sheet, halaman: undefined, page: undefined, rowCount, proposals });
  };

  const take = (work: Promise<void>): void => {
    setProgress({ kind: 'reading' });
    work.catch((error: unknown) => {
      if (!(error instanceof CallError)) setProgress({ kind: 'problem', problem: 'broken' });
      else if (error.status === 404) setProgress({ kind: 'problem', problem: 'unknown' });
      else setProgress({ kind: 'failed', detail: error.body.errors?.['berkas'] ?? error.message });
    });
  };

  const labels = { drop: t('file.drop'), tap: t('file.tap'), release: t('file.drop_now') };
  return (
    <>
      <UnsavedChangesGuard isDirty={isDirty} isLeavingIntended={neverIntended} />
      <PageHeader
        title={t('resources.lembar.page.read')}
        description={t('resources.lembar.read.lead')}
        moreActions={[{ label: t('resources.lembar.name'), to: sheetsPath }]}
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, mb: 3 }}>
        {idLembar === undefined ? null : (
          <Typography component="h2" variant="subtitle1">
            {t('resources.lembar.read.picture')}
          </Typography>
        )}
        <DropZone
          label={t('resources.lembar.read.picture')}
          rule={pictureRule}
          labels={labels}
          dense
          onFiles={([file]) => {
            if (file) take(takePicture(file));
          }}
        />
        <Typography variant="body2" color="textSecondary">
          {t('resources.lembar.read.private')}
        </Typography>
        {idLembar === undefined ? null : (
          <>
            <Typography component="h2" variant="subtitle1">
              {t('resources.lembar.read.file')}
            </Typography>
            <DropZone
              label={t('resources.lembar.read.file')}
              rule={sheetFileRule}
              labels={labels}
              dense
              onFiles={([file]) => {
                if (file) take(takeFile(file, idLembar));
              }}
            />
          </>
        )}
        <Box role="status" aria-live="polite">
          {progress?.kind === 'reading' ? t('resources.lembar.read.running') : null}
        </Box>
        {progress?.kind === 'problem' ? (
          <Alert severity="error">{t(`resources.lembar.problem.${progress.problem}`)}</Alert>
        ) : null}
        {progress?.kind === 'failed' ? <Alert severity="error">{progress.detail}</Alert> : null}
      </Box>
      {readings.map(({ key, proposals, ...reading }) => (
        <Proposals
          key={key}
          {...reading}
          read={proposals}
          onWaiting={rows => setWaiting(before => new Map(before).set(key, rows))}
          onFinished={() => dropPicture(key)}
        />
      ))}
    </>
  );
};

const neverIntended = { current: false };

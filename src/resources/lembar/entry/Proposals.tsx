import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { PaperSheet } from '#contract/domains/lembar/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { TimeField } from '#src/kit/date/TimeField.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { ListBox } from '#src/kit/page/ListBox.tsx';
import { fieldGrid, touchTarget, touchTargetFields } from '../../vaksinasi/styles.ts';
import type { StraightPicture } from '../reader/straightPicture.ts';
import {
  canEnter,
  isRecordedElsewhere,
  openFields,
  openInRow,
  takesTimeOfPage,
  type PageValues,
  type Proposal,
} from './proposal.ts';
import { ProposalRow } from './ProposalRow.tsx';
import { useSendRows } from './useSendRows.ts';

interface ProposalsProps {
  sheet: PaperSheet;
  /** The page that was read; undefined for a spreadsheet, which has all of them. */
  halaman: number | undefined;
  page: StraightPicture | undefined;
  /** Rows of the page, the empty ones included. */
  rowCount: number;
  read: readonly Proposal[];
  /** Called with the number of rows that were not sent yet. */
  onWaiting: (count: number) => void;
  /** Called once no row can be sent any more, so that its picture is not shown again. */
  onFinished: () => void;
}

/** The rows that were read, to check and to send. */
export const Proposals = (props: ProposalsProps) => {
  const { sheet, halaman, page, rowCount, read, onWaiting, onFinished } = props;
  const t = useMessages();
  const [proposals, setProposals] = useState(read);
  const [pageValues, setPageValues] = useState<PageValues>({ vaksinator: '', jamDitunda: '' });
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(
    () => new Set(read.filter(isRecordedElsewhere).map(({ row }) => row.nomor)),
  );
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const send = useSendRows(sheet.id);
  const isEntered = ({ row }: Proposal): boolean => send.sent.get(row.nomor)?.kind === 'entered';
  const possible = proposals.filter(one => canEnter(one) && !isEntered(one));
  const waiting = possible.filter(({ row }) => !leftOut.has(row.nomor));
  const isFinished = possible.length === 0;
  const latest = useRef({ onWaiting, onFinished });
  useEffect(() => {
    latest.current = { onWaiting, onFinished };
  });
  useEffect(() => latest.current.onWaiting(waiting.length), [waiting.length]);
  useEffect(() => {
    if (isFinished) latest.current.onFinished();
  }, [isFinished]);
  const isOpen = (one: Proposal): boolean => openFields(one, pageValues).length > 0;
  const ready = waiting.filter(one => !isOpen(one));
  const uncertain = waiting.filter(one => openInRow(one, pageValues).length > 0).length;
  const notReady = waiting.length - ready.length;
  const titleId = useId();
  const needsVaccinator = waiting.some(
    ({ values }) => values.hasil === 'DIBERIKAN' && values.vaksinator === '',
  );
  const needsTime = waiting.some(takesTimeOfPage);
  const change = (nomor: number, next: (before: Proposal) => Proposal): void => {
    send.forget(nomor);
    // What was confirmed is the warning about the row as it was.
    setConfirmed(before => toggled(before, nomor, false));
    setProposals(before => before.map(one => (one.row.nomor === nomor ? next(one) : one)));
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 4 }}>
      <Typography id={titleId} component="h2" variant="h6" sx={{ mb: 0.5 }}>
        {t('resources.lembar.read.title', { day: formatDate(sheet.tanggal) })}
      </Typography>
      <Typography color="textSecondary" role="status" sx={{ mb: 2 }}>
        {[
          halaman === undefined ? '' : t('resources.lembar.read.page', { page: halaman }),
          t('resources.lembar.read.rows', { smart_count: proposals.length }),
          t('resources.lembar.read.empty', { smart_count: rowCount - proposals.length }),
          uncertain > 0 ? t('resources.lembar.read.uncertain', { smart_count: uncertain }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {needsVaccinator || needsTime ? (
        <Box sx={{ ...fieldGrid, ...touchTargetFields, maxWidth: 640, mb: 2 }}>
          {needsVaccinator ? (
            <TextField
              label={t('resources.lembar.fields.vaksinator')}
              value={pageValues.vaksinator}
              onChange={({ target: { value } }) =>
                setPageValues({ ...pageValues, vaksinator: value })
              }
              helperText={t('resources.lembar.vaccinator_hint')}
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
          ) : null}
          {needsTime ? (
            <TimeField
              label={t('resources.lembar.postponed_time')}
              value={pageValues.jamDitunda}
              onChange={jamDitunda => setPageValues({ ...pageValues, jamDitunda })}
              helperText={t('resources.lembar.postponed_time_hint')}
            />
          ) : null}
        </Box>
      ) : null}
      {proposals.length === 0 ? (
        <Alert severity="info" sx={{ maxWidth: 640 }}>
          {t('resources.lembar.read.nothing')}
        </Alert>
      ) : (
        <ListBox
          label={t('resources.lembar.read.title', { day: formatDate(sheet.tanggal) })}
          isOrdered
        >
          {proposals.map(proposal => {
            const { nomor } = proposal.row;
            return (
              <ProposalRow
                key={nomor}
                proposal={proposal}
                sheet={sheet}
                page={page}
                open={openInRow(proposal, pageValues)}
                isReady={!isOpen(proposal)}
                sent={send.sent.get(nomor)}
                isIncluded={!leftOut.has(nomor)}
                isConfirmed={confirmed.has(nomor)}
                onInclude={isIncluded => setLeftOut(before => toggled(before, nomor, !isIncluded))}
                onConfirm={isConfirmed =>
                  setConfirmed(before => toggled(before, nomor, isConfirmed))
                }
                onChange={(field, values) =>
                  change(nomor, before => ({
                    ...before,
                    values: { ...before.values, ...values },
                    asked: before.asked.filter(one => one !== field),
                  }))
                }
              />
            );
          })}
        </ListBox>
      )}
      {send.error === undefined ? null : (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('resources.lembar.stopped', { detail: send.error })}
        </Alert>
      )}
      {proposals.length === 0 ? null : (
        <Box sx={sendStyle}>
          <Button
            variant="contained"
            disabled={ready.length === 0}
            loading={send.isRunning}
            onClick={() => void send.run(ready, pageValues, confirmed)}
            sx={touchTarget}
          >
            {t('resources.lembar.send', { smart_count: ready.length })}
          </Button>
          {notReady > 0 ? (
            <Typography color="textSecondary">
              {t('resources.lembar.send_rest', { smart_count: notReady })}
            </Typography>
          ) : null}
        </Box>
      )}
    </Box>
  );
};

const toggled = (
  before: ReadonlySet<number>,
  nomor: number,
  isIn: boolean,
): ReadonlySet<number> => {
  const after = new Set(before);
  if (isIn) after.add(nomor);
  else after.delete(nomor);
  return after;
};

const sendStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 };

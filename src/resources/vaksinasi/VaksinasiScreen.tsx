import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UnsavedChangesGuard } from '#src/kit/form/draft/UnsavedChangesGuard.tsx';
import { useDebouncedText } from '#src/kit/input/useDebouncedText.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { isTouch } from '#src/kit/theme/isTouch.ts';
import { absenteesPath } from '../contact/paths.ts';
import { sheetsPath } from '../lembar/paths.ts';
import { offlinePath } from '../luring/paths.ts';
import { FaskesChoice } from './queue/FaskesChoice.tsx';
import { Queue } from './queue/Queue.tsx';
import { QueueChips } from './queue/QueueChips.tsx';
import { focusRow } from './queue/QueueList.tsx';
import { QueueSearchField } from './queue/QueueSearchField.tsx';
import { QueueTiles } from './queue/QueueTiles.tsx';
import { RefreshButton } from './queue/RefreshButton.tsx';
import { useQueueParams, type QueueParams } from './queue/useQueueParams.ts';
import { minSearchLength, useQueueSearch, useQueue } from './queue/useQueue.ts';
import { useQueueRows } from './queue/useQueueRows.ts';
import { StickyDoseContext, useStickyDoseState } from './visit/stickyDose.ts';
import { PesertaPanel } from './PesertaPanel.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { ownScrollQuery, touchTarget, twoColumnQuery } from './styles.ts';
import { nextPerson, useOpensNext } from './useNextPerson.ts';
import { useSelectedPeserta } from './useSelectedPeserta.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useVaccineSession } from './vaccine/useVaccineSession.ts';
import { VaccineStrip } from './vaccine/VaccineStrip.tsx';

const OfflineStrip = lazyComponent(
  async () => (await import('../luring/OfflineStrip.tsx')).OfflineStrip,
);

/** Returns the path of the report of the queue's day. */
const dayReportPath = ({ tanggal, isToday, isOwn, idFaskes }: QueueParams): string => {
  const query = new URLSearchParams({
    ...(isToday ? {} : { tanggal }),
    ...(isOwn || idFaskes === null ? {} : { faskes: String(idFaskes) }),
  }).toString();
  return ['/dashboard/vaksinasi/laporan-harian', query].filter(Boolean).join('?');
};

/**
 * Vaccination page: the queue of a facility on one day beside the selected peserta, who is screened
 * and recorded without leaving the page. Phones show either the queue or the peserta.
 */
export const VaksinasiScreen = () => {
  const t = useMessages();
  const queueParams = useQueueParams();
  const can = usePermission();
  const vaccineSession = useVaccineSession(queueParams);
  const stickyDose = useStickyDoseState(vaccineSession);
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { selectedId, selected, select, close, isDirty, onUnsavedChange, draftOf } =
    useSelectedPeserta(queueParams);
  const debouncedText = useDebouncedText(text.trim());
  const queue = useQueue(queueParams);
  const searchResults = useQueueSearch(queueParams, debouncedText);
  const isSearching = debouncedText !== '';
  const { rows, changes, refresh, addRecorded } = useQueueRows(queueParams, debouncedText, {
    queue,
    searchResults,
  });
  const opensNext = useOpensNext();

  // Enter opens the only match, even if the search result arrives later.
  const enteredText = useRef<string>(undefined);
  const takeEnteredText = (): void => {
    if (enteredText.current !== debouncedText || !searchResults.data) return;
    enteredText.current = undefined;
    const [first, second] = searchResults.data.data;
    if (first && !second) select(first);
    else focusRow(first?.id);
  };
  useEffect(takeEnteredText);

  const focusSearch = (): void => {
    search.current?.focus();
    search.current?.select();
  };
  const focusFirstRow = (): void => {
    focusRow(rows?.[0]?.person.id);
  };
  useShortcuts({ 'Alt+KeyC': focusSearch });

  // The focus follows a closed person: to their row, or to the search once their visit is saved; on a
  // touch screen that would open the keyboard.
  const isSaved = useRef(false);
  const shownId = useRef(selectedId);
  useEffect(() => {
    const before = shownId.current;
    shownId.current = selectedId;
    const wasSaved = isSaved.current;
    isSaved.current = false;
    if (before === undefined || selectedId !== undefined) return;
    if (isTouch()) focusRow(before);
    else if (wasSaved || !focusRow(before)) focusSearch();
  }, [selectedId]);

  const onSaved = (visit: Dose | undefined): void => {
    if (visit) addRecorded(visit);
    isSaved.current = true;
    setText('');
    const next =
      opensNext.value && !isSearching && selectedId !== undefined
        ? nextPerson(rows ?? [], selectedId)
        : undefined;
    if (next) select(next);
    else close();
  };

  const isOpen = selectedId !== undefined;
  const toCallPath =
    queueParams.isOwn || queueParams.idFaskes === null
      ? absenteesPath
      : `${absenteesPath}?faskes=${queueParams.idFaskes}`;
  const toSheetsPath =
    queueParams.isOwn || queueParams.idFaskes === null
      ? sheetsPath
      : `${sheetsPath}?faskes=${queueParams.idFaskes}`;
  return (
    <StickyDoseContext value={stickyDose}>
      <UnsavedChangesGuard
        isDirty={isDirty}
        isLeavingIntended={isSaved}
        identifyingParams={formParams}
      />
      <Box sx={queueParams.idFaskes === null ? undefined : pageStyle}>
        <PageHeader
          title={t('resources.vaksinasi.name')}
          isCompact
          moreActions={[
            { label: t('resources.print.page.dayReport'), to: dayReportPath(queueParams) },
            ...(can('vaksinasi.record')
              ? [
                  { label: t('resources.luring.name'), to: offlinePath },
                  { label: t('resources.lembar.name'), to: toSheetsPath },
                ]
              : []),
          ]}
          extraButtons={
            <Box sx={isOpen ? { ...headLineStyle, ...hiddenHeadOnPhone } : headLineStyle}>
              <Button variant="outlined" component={Link} to={toCallPath} sx={touchTarget}>
                {t('resources.absentee.name')}
              </Button>
              <Button
                variant="outlined"
                component={Link}
                to="/dashboard/vaksinasi/kipi"
                sx={touchTarget}
              >
                {t('resources.vaksinasi.page.kipi')}
              </Button>
            </Box>
          }
        >
          <Box sx={isOpen ? { ...filterLineStyle, ...hiddenHeadOnPhone } : filterLineStyle}>
            <QueueChips
              queueParams={queueParams}
              counts={queue.data?.hitungan}
              namaFaskes={queue.data?.namaFaskes}
            />
          </Box>
        </PageHeader>
        <Box sx={isOpen ? hiddenOnPhone : {}}>
          {queue.data?.tutup ? (
            <Alert severity="info" sx={{ mb: 1.5 }}>
              {queue.data.tutup}
            </Alert>
          ) : null}
          {queueParams.idFaskes === null ? null : (
            <>
              {can('vaksinasi.record') && queueParams.isOwn && queueParams.isToday ? (
                <Suspense fallback={null}>
                  <OfflineStrip />
                </Suspense>
              ) : null}
              {can('vaksinasi.record') ? (
                <VaccineStrip session={vaccineSession} day={queueParams.tanggal} />
              ) : null}
              <QueueTiles
                queueParams={queueParams}
                counts={queue.data?.hitungan}
                isSearching={text.trim().length >= minSearchLength}
                onFilter={() => setText('')}
              />
            </>
          )}
        </Box>
        {queueParams.idFaskes === null ? (
          <FaskesChoice queueParams={queueParams} />
        ) : (
          <Box sx={columnsStyle}>
            <Box sx={isOpen ? { ...queueColumnStyle, ...hiddenOnPhone } : queueColumnStyle}>
              <Box sx={searchRowStyle}>
                <QueueSearchField
                  text={text}
                  onTextChange={setText}
                  onEnter={() => {
                    if (text.trim().length < minSearchLength) return;
                    enteredText.current = text.trim();
                    takeEnteredText();
                  }}
                  onLeaveDown={focusFirstRow}
                  inputRef={search}
                />
                <RefreshButton changes={changes} onRefresh={() => void refresh()} />
              </Box>
              <Queue
                queueParams={queueParams}
                text={debouncedText}
                queue={queue}
                searchResults={searchResults}
                rows={rows}
                onSelect={select}
                onLeaveTop={focusSearch}
              />
            </Box>
            <Box sx={isOpen ? formColumnStyle : { ...formColumnStyle, ...hiddenOnPhone }}>
              {selectedId === undefined ? (
                <>
                  <Typography color="textSecondary" sx={emptyStateStyle}>
                    {t('resources.vaksinasi.peserta.empty')}
                  </Typography>
                  <ShortcutHelp />
                </>
              ) : (
                <PesertaPanel
                  key={selectedId}
                  idPeserta={selectedId}
                  selected={selected}
                  queueParams={queueParams}
                  draft={draftOf(selectedId)}
                  onBack={close}
                  onSaved={onSaved}
                  onUnsavedChange={onUnsavedChange}
                />
              )}
            </Box>
          </Box>
        )}
      </Box>
    </StickyDoseContext>
  );
};

/** Query parameters the form depends on: it belongs to one facility, day and person. */
const formParams = ['faskes', 'tanggal', 'peserta'];

/** Fills the window below the top bar, so that only the columns scroll. */
const pageStyle = {
  [ownScrollQuery]: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    height: 'calc(100dvh - var(--table-top))',
    mt: -3.5,
    mb: -8,
    pt: 2,
  },
};
const columnsStyle = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [twoColumnQuery]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  // From here a row of the queue has room for one line.
  '@media (min-width:1200px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [ownScrollQuery]: { flex: '1 1 0', minHeight: 0, alignItems: 'stretch' },
};
const queueColumnStyle = { minWidth: 0, [ownScrollQuery]: { overflowY: 'auto', pb: 2 } };
/** Without space below, where the form would show under its bar. */
const formColumnStyle = { minWidth: 0, [ownScrollQuery]: { overflowY: 'auto' } };
const searchRowStyle = { display: 'flex', alignItems: 'flex-start', gap: 1 };
const headLineStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 };
const filterLineStyle = { ...headLineStyle, mt: 1 };
const hiddenHeadOnPhone = { display: 'none', [twoColumnQuery]: { display: 'flex' } };
const hiddenOnPhone = { display: 'none', [twoColumnQuery]: { display: 'block' } };
const emptyStateStyle = {
  p: 4,
  textAlign: 'center',
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: 1,
};

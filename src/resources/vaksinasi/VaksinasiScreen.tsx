import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { QueueEntry } from '#contract/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { UnsavedChangesGuard } from '#src/ui/form/draft/UnsavedChangesGuard.tsx';
import { UnsavedChangesDialog } from '#src/ui/form/draft/UnsavedChangesDialog.tsx';
import { formatLongDate } from '#src/ui/format/date.ts';
import { DayCounts } from './queue/DayCounts.tsx';
import { QueueFilters } from './queue/QueueFilters.tsx';
import { StickyDoseContext, useStickyDoseState } from './visit/stickyDose.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { twoColumnQuery, touchTarget } from './styles.ts';
import { PesertaPanel } from './PesertaPanel.tsx';
import { Queue } from './queue/Queue.tsx';
import { QueueSearchField } from './queue/QueueSearchField.tsx';
import { useQueueParams } from './queue/useQueueParams.ts';
import { useSelectedPeserta } from './useSelectedPeserta.ts';
import { useShortcuts } from './useShortcuts.ts';
import { minSearchLength, useQueueSearch, useQueue } from './queue/useQueue.ts';
import { useDebouncedText } from '#src/ui/input/useDebouncedText.ts';

/**
 * Vaccination page: the queue of a facility on one day beside the selected peserta, who is screened
 * and recorded without leaving the page. Phones show either the queue or the peserta.
 */
export const VaksinasiScreen = () => {
  const t = useMessages();
  const queueParams = useQueueParams();
  const stickyDose = useStickyDoseState();
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { selected, setSelected, isDirty, onUnsavedChange, draftOf } =
    useSelectedPeserta(queueParams);
  // The action to run once the user agrees to lose unsaved input.
  const [pendingAction, setPendingAction] = useState<() => void>();
  const confirmLeave = (action: () => void): void => {
    if (isDirty) setPendingAction(() => action);
    else action();
  };
  const selectPeserta = (peserta: QueueEntry): void => {
    if (peserta.id !== selected?.id) confirmLeave(() => setSelected(peserta));
  };
  const debouncedText = useDebouncedText(text.trim());
  const queue = useQueue(queueParams);
  const searchResults = useQueueSearch(queueParams, debouncedText);
  // Enter selects the only match, even if the search result arrives later.
  const [enteredText, setEnteredText] = useState<string>();
  const onlyMatch = searchResults.data?.data.length === 1 ? searchResults.data.data[0] : undefined;
  if (enteredText !== undefined && enteredText === debouncedText && searchResults.data) {
    setEnteredText(undefined);
    if (onlyMatch) selectPeserta(onlyMatch);
  }

  const focusSearch = (): void => {
    search.current?.focus();
    search.current?.select();
  };
  const selectNext = (): void => {
    setSelected(undefined);
    setText('');
    // On a phone the search field is not rendered until the form is gone.
    requestAnimationFrame(focusSearch);
  };
  useShortcuts({ 'Alt+KeyC': focusSearch });

  return (
    <StickyDoseContext value={stickyDose}>
      <UnsavedChangesGuard
        isDirty={isDirty}
        isLeavingIntended={neverDone}
        identifyingParams={formParams}
      />
      {pendingAction ? (
        <UnsavedChangesDialog
          isSamePage
          onLeave={() => {
            setPendingAction(undefined);
            pendingAction();
          }}
          onStay={() => setPendingAction(undefined)}
        />
      ) : null}
      <PageHeader
        title={t('resources.vaksinasi.name')}
        extraButtons={
          <Button
            variant="outlined"
            component={Link}
            to="/dashboard/vaksinasi/kipi"
            sx={touchTarget}
          >
            {t('resources.vaksinasi.page.kipi')}
          </Button>
        }
        description={
          queue.data
            ? t('resources.vaksinasi.lead', {
                place: queue.data.namaFaskes,
                day: formatLongDate(queue.data.tanggal),
              })
            : queueParams.idFaskes === null
              ? t('resources.vaksinasi.select_faskes')
              : undefined
        }
      />
      <Box sx={selected ? hiddenOnPhone : {}}>
        <QueueFilters asked={queueParams} />
        {queue.data ? <DayCounts counts={queue.data.hitungan} /> : null}
      </Box>
      {queueParams.idFaskes === null ? null : (
        <Box sx={columnsStyle}>
          <Box sx={selected ? { ...queueColumnStyle, ...hiddenOnPhone } : queueColumnStyle}>
            <QueueSearchField
              text={text}
              onTextChange={setText}
              onEnter={() => {
                if (text.trim().length >= minSearchLength) setEnteredText(text.trim());
              }}
              inputRef={search}
            />
            <Queue
              queueParams={queueParams}
              text={debouncedText}
              queue={queue}
              searchResults={searchResults}
              selectedId={selected?.id}
              onSelect={selectPeserta}
            />
            <ShortcutHelp />
          </Box>
          <Box sx={selected ? stickyColumnStyle : { ...stickyColumnStyle, ...hiddenOnPhone }}>
            {selected ? (
              <PesertaPanel
                key={selected.id}
                selected={selected}
                queueParams={queueParams}
                draft={draftOf(selected)}
                onBack={() => confirmLeave(selectNext)}
                onSaved={selectNext}
                onUnsavedChange={onUnsavedChange}
              />
            ) : (
              <Typography color="textSecondary" sx={emptyStateStyle}>
                {t('resources.vaksinasi.peserta.empty')}
              </Typography>
            )}
          </Box>
        </Box>
      )}
    </StickyDoseContext>
  );
};

/** Query parameters the form depends on: it belongs to one facility and one day. */
const formParams = ['faskes', 'tanggal'];
/** Always false: the form unmounts when it is saved. */
const neverDone = { current: false };

const columnsStyle = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [twoColumnQuery]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
};
const queueColumnStyle = { minWidth: 0 };
/** Keeps the form visible beside a long queue. */
const stickyColumnStyle = {
  ...queueColumnStyle,
  [twoColumnQuery]: {
    position: 'sticky',
    top: 72,
    maxHeight: 'calc(100vh - 88px)',
    overflowY: 'auto',
  },
};
const hiddenOnPhone = { display: 'none', [twoColumnQuery]: { display: 'block' } };
const emptyStateStyle = {
  p: 4,
  textAlign: 'center',
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: 1,
};

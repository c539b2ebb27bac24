import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Antrean } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { LeaveGuard } from '#src/ui/form/LeaveGuard.tsx';
import { LeaveQuestion } from '#src/ui/form/LeaveQuestion.tsx';
import { formatLongDate } from '#src/ui/format/date.ts';
import { Counts } from './Counts.tsx';
import { Filters } from './Filters.tsx';
import { KeptContext, useKeeping } from './kept.ts';
import { KeysHelp } from './Keys.tsx';
import { beside, touch } from './layout.ts';
import { Person } from './Person.tsx';
import { Queue } from './Queue.tsx';
import { SearchField } from './SearchField.tsx';
import { useAsked } from './useAsked.ts';
import { useCalled } from './useCalled.ts';
import { useKeys } from './useKeys.ts';
import { leastText, useFound, useQueue } from './useQueue.ts';
import { useSettled } from './useSettled.ts';

/**
 * Vaccination page: the queue of a facility on one day beside the selected peserta, who is screened
 * and recorded without leaving the page. Phones show either the queue or the peserta.
 */
export const DosisScreen = () => {
  const say = useWords();
  const asked = useAsked();
  const kept = useKeeping();
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { chosen, setChosen, dirty, onTyped, draftOf } = useCalled(asked);
  // The action to run once the user agrees to lose unsaved input.
  const [losing, setLosing] = useState<() => void>();
  const unlessLost = (act: () => void): void => {
    if (dirty) setLosing(() => act);
    else act();
  };
  const choose = (one: Antrean): void => {
    if (one.id !== chosen?.id) unlessLost(() => setChosen(one));
  };
  const settled = useSettled(text.trim());
  const queue = useQueue(asked);
  const found = useFound(asked, settled);
  // Enter selects the only match, even if the search result arrives later.
  const [entered, setEntered] = useState<string>();
  const only = found.data?.data.length === 1 ? found.data.data[0] : undefined;
  if (entered !== undefined && entered === settled && found.data) {
    setEntered(undefined);
    if (only) choose(only);
  }

  const toSearch = (): void => {
    search.current?.focus();
    search.current?.select();
  };
  const next = (): void => {
    setChosen(undefined);
    setText('');
    // On a phone the search field is not rendered until the form is gone.
    requestAnimationFrame(toSearch);
  };
  useKeys({ 'Alt+KeyC': toSearch });

  return (
    <KeptContext value={kept}>
      <LeaveGuard dirty={dirty} done={never} params={ofForm} />
      {losing ? (
        <LeaveQuestion
          within
          onLeave={() => {
            setLosing(undefined);
            losing();
          }}
          onStay={() => setLosing(undefined)}
        />
      ) : null}
      <PageHead
        title={say('resources.dosis.name')}
        aside={
          <Button variant="outlined" component={Link} to="/dashboard/vaksinasi/kipi" sx={touch}>
            {say('resources.dosis.page.kipi')}
          </Button>
        }
        description={
          queue.data
            ? say('resources.dosis.lead', {
                place: queue.data.namaFaskes,
                day: formatLongDate(queue.data.tanggal),
              })
            : asked.idFaskes === null
              ? say('resources.dosis.pick')
              : undefined
        }
      />
      <Box sx={chosen ? hiddenOnPhone : {}}>
        <Filters asked={asked} />
        {queue.data ? <Counts counts={queue.data.hitungan} /> : null}
      </Box>
      {asked.idFaskes === null ? null : (
        <Box sx={columns}>
          <Box sx={chosen ? { ...side, ...hiddenOnPhone } : side}>
            <SearchField
              text={text}
              onType={setText}
              onEnter={() => {
                if (text.trim().length >= leastText) setEntered(text.trim());
              }}
              inputRef={search}
            />
            <Queue
              asked={asked}
              text={settled}
              queue={queue}
              found={found}
              chosen={chosen?.id}
              onChoose={choose}
            />
            <KeysHelp />
          </Box>
          <Box sx={chosen ? staying : { ...staying, ...hiddenOnPhone }}>
            {chosen ? (
              <Person
                key={chosen.id}
                chosen={chosen}
                asked={asked}
                draft={draftOf(chosen)}
                onBack={() => unlessLost(next)}
                onSaved={next}
                onTyped={onTyped}
              />
            ) : (
              <Typography color="textSecondary" sx={nobody}>
                {say('resources.dosis.person.empty')}
              </Typography>
            )}
          </Box>
        </Box>
      )}
    </KeptContext>
  );
};

/** Query parameters the form depends on: it belongs to one facility and one day. */
const ofForm = ['faskes', 'tanggal'];
/** Always false: the form unmounts when it is saved. */
const never = { current: false };

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [beside]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
};
const side = { minWidth: 0 };
/** Keeps the form visible beside a long queue. */
const staying = {
  ...side,
  [beside]: { position: 'sticky', top: 72, maxHeight: 'calc(100vh - 88px)', overflowY: 'auto' },
};
const hiddenOnPhone = { display: 'none', [beside]: { display: 'block' } };
const nobody = {
  p: 4,
  textAlign: 'center',
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: 1,
};

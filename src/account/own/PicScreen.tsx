import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { picCalls, type Pic } from '#contract/pic.ts';
import { empty, PicForm, type PicValues } from '#src/account/pic/PicForm.tsx';
import { pic as words } from '#src/i18n/id/pic.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { savePic } from '#src/providers/session.ts';
import { LeaveGuard } from '#src/ui/form/LeaveGuard.tsx';
import { formatPhone } from '#src/ui/format/phone.ts';
import { Asked } from './Asked.tsx';

/** Screen to edit the PIC, or to name one when there is none. */
export const PicScreen = () => {
  const say = useWords();
  const { call } = useApi();
  return (
    <Asked name="pic" ask={signal => call(picCalls.get, {}, { signal })}>
      {known => (
        <>
          <PageHead
            title={say('own.pic.title')}
            description={known?.namaInstansi ?? say('own.pic.lead')}
          />
          <Opened known={known} />
        </>
      )}
    </Asked>
  );
};

const held = ({ namaPIC, noHP, email }: Pic): PicValues => ({
  namaPIC,
  noHP: formatPhone(noHP).replace(/\D/g, ''),
  email,
});

const Opened = ({ known }: { known: Pic | null }) => {
  const notify = useNotify();
  const { call } = useApi();
  const [record, setRecord] = useState(known);
  const [start] = useState(() => (known ? held(known) : empty));
  const [values, setValues] = useState(start);
  const done = useRef(false);
  const saved = record ? held(record) : empty;
  const dirty = (Object.keys(saved) as (keyof PicValues)[]).some(key => saved[key] !== values[key]);
  return (
    <Box sx={{ maxWidth: 480 }}>
      <PicForm
        start={start}
        onChange={setValues}
        save={async body => {
          const answer = record
            ? await call(picCalls.update, { body: { ...body, version: record.version } })
            : await call(picCalls.create, { body });
          setRecord(answer);
          savePic(true);
          notify(words.saved, { type: 'success' });
        }}
      />
      <LeaveGuard dirty={dirty} done={done} />
    </Box>
  );
};

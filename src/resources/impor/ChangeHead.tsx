import { useState } from 'react';
import { imporCalls, hasil, type Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import type { PageAct } from '#src/layout/MoreActs.tsx';
import { PageHead } from '#src/layout/PageHead.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { AskDialog } from './AskDialog.tsx';
import { useAnswers } from './useChange.ts';
import { useCounts } from './useCounts.ts';
import { Steps, type StepName } from './Steps.tsx';

interface ChangeHeadProps {
  impor: Impor;
  now: StepName | undefined;
  /** Opens the column mapping; undefined while the mapping cannot be changed. */
  onColumns: (() => void) | undefined;
}

/** Header of an import: the file, its company and facility, its row counts and its current step. */
export const ChangeHead = ({ impor, now, onColumns }: ChangeHeadProps) => {
  const say = useWords();
  const counts = useCounts();
  const { call } = useApi();
  const answers = useAnswers(impor.id);
  const [discarding, setDiscarding] = useState(false);
  const facts = [
    impor.jenis !== 'peserta' && say(`resources.impor.jenis.${impor.jenis}`),
    say('resources.impor.head.rows', { smart_count: impor.jumlahBaris }),
    impor.namaBHBU && say('resources.impor.head.company', { name: impor.namaBHBU }),
    impor.namaFaskes && say('resources.impor.head.faskes', { name: impor.namaFaskes }),
    say('resources.impor.head.by', {
      who: impor.createdBy ?? '',
      when: formatDateTime(impor.createdAt),
    }),
  ].filter(Boolean);
  const isDropped = impor.status === 'DIURUNGKAN' || impor.status === 'DIBUANG';
  const isOpen = impor.status === 'DIPERIKSA' && now !== 'simpan';
  const acts: PageAct[] = [
    ...(onColumns ? [{ label: say('resources.impor.columns.open'), onClick: onColumns }] : []),
    ...(isOpen
      ? [{ label: say('resources.impor.discard.act'), onClick: () => setDiscarding(true) }]
      : []),
  ];
  return (
    <>
      <PageHead
        title={impor.namaBerkas}
        tab={say('resources.impor.page.tab', { name: impor.namaBerkas })}
        crumb={say(`resources.impor.kind_name.${impor.jenis}`)}
        description={
          <>
            {facts.join(' · ')}
            <br />
            <span aria-live="polite">{counts(impor, hasil)}</span>
          </>
        }
        secondary={acts}
      >
        {isDropped ? null : <Steps now={now} />}
      </PageHead>
      {discarding ? (
        <AskDialog
          title={say('resources.impor.discard.title', { name: impor.namaBerkas })}
          text={say('resources.impor.discard.text', { smart_count: impor.jumlahBaris })}
          confirm={say('resources.impor.discard.confirm')}
          harm
          run={async () =>
            answers.take(await call(imporCalls.discard, { params: { id: impor.id } }))
          }
          onClose={() => setDiscarding(false)}
        />
      ) : null}
    </>
  );
};

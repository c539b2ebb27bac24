import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import {
  insidenCalls,
  type AffectedPeserta,
  type Insiden,
} from '#contract/domains/insiden/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';

interface AffectedRowProps {
  record: Insiden;
  /** A participant or an account. */
  affected: Pick<AffectedPeserta, 'id' | 'nama' | 'adaEmail' | 'suratPada'>;
  /** The list that it is removed from. */
  removes: 'hapusPeserta' | 'hapusAkun';
  mayChange: boolean;
  /** What is said of it before how it is notified. */
  details: readonly string[];
  /** Buttons before the one that removes it. */
  buttons?: ReactNode;
  /** The name, as a link where it leads to a page. */
  children: ReactNode;
}

/** Someone whose data were affected: how they are notified, and a button that removes them from a draft. */
export const AffectedRow = ({
  record,
  affected: { id, nama, adaEmail, suratPada },
  removes,
  mayChange,
  details,
  buttons,
  children,
}: AffectedRowProps) => {
  const t = useMessages();
  const { call } = useApi();
  const remove = useCommand({
    run: () =>
      call(insidenCalls.changeAffected, { params: { id: record.id }, body: { [removes]: [id] } }),
    invalidates: ['insiden'],
    success: () => t('resources.insiden.people.removed', { who: nama }),
    notifiesErrors: true,
  });
  const mail =
    suratPada === null
      ? t(`resources.insiden.people.${adaEmail ? 'by_mail' : 'on_paper'}`)
      : t('resources.insiden.people.mailed', { when: formatDateTime(suratPada) });
  return (
    <ListRow
      end={
        <Box sx={{ display: 'flex', gap: 1 }}>
          {buttons}
          {mayChange ? (
            <Button
              size="small"
              color="error"
              loading={remove.isRunning}
              aria-label={t('resources.insiden.people.remove_of', { who: nama })}
              onClick={() => void remove.run()}
            >
              {t('resources.insiden.people.remove')}
            </Button>
          ) : null}
        </Box>
      }
    >
      {children}
      <Detail>{[...details, mail].join(' · ')}</Detail>
    </ListRow>
  );
};

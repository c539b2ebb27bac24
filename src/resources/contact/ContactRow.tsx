import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ContactOutcome, LastContact } from '#contract/domains/contact/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { Action } from '#src/kit/actions/action.ts';
import { useActionMessages } from '#src/kit/actions/useActions.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatPhone, phoneHref } from '#src/kit/format/phone.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { touchTarget } from '../vaksinasi/styles.ts';
import { waLink } from '#src/kit/format/waLink.ts';

/** What a row knows of a person to call. */
export interface PersonToCall {
  readonly id: number;
  readonly nama: string;
  readonly noHP: string;
  readonly kontak: LastContact;
}

const outcomeMeaning = {
  AKAN_DATANG: 'good',
  DIBERI_TAHU: 'good',
  TIDAK_DIANGKAT: 'attention',
  MENOLAK: 'bad',
  PINDAH: 'neutral',
  TIDAK_TERJANGKAU: 'neutral',
} as const satisfies Record<ContactOutcome, Meaning>;

interface ContactRowProps {
  person: PersonToCall;
  idPeserta: number;
  /** Chips beside the name, and lines of facts below it. */
  chips: ReactNode;
  facts: readonly ReactNode[];
  /** The WhatsApp message to the person. */
  text: string;
  actions: readonly Action[];
  isSelected: boolean;
  onSelect: () => void;
  onAction: (action: Action) => void;
  /** Deletes the record of the last call; undefined for those who may not. */
  onDeleteCall: (() => void) | undefined;
}

/** A person to call: whom and why, the last call, and the buttons that dial, write and record. */
export const ContactRow = ({
  person: { nama, noHP, kontak },
  idPeserta,
  chips,
  facts,
  text,
  actions,
  isSelected,
  onSelect,
  onAction,
  onDeleteCall,
}: ContactRowProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const actionMessage = useActionMessages();
  // Others read only the participants whom they registered.
  const isOpenable =
    permissionScope(role, 'peserta.read') === 'all' ||
    permissionScope(role, 'vaksinasi.read') !== undefined;
  return (
    <ListRow sx={rowStyle}>
      {actions.length > 0 ? (
        <Checkbox
          className="no-print"
          checked={isSelected}
          onChange={onSelect}
          slotProps={{ input: { 'aria-label': t('resources.absentee.select', { name: nama }) } }}
          sx={{ ...touchTarget, minWidth: 44, ml: -1.5 }}
        />
      ) : null}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={lineStyle}>
          {isOpenable ? (
            <MuiLink component={Link} to={recordPathFor(role, 'peserta', idPeserta)} sx={nameStyle}>
              {nama}
            </MuiLink>
          ) : (
            <Box sx={nameStyle}>{nama}</Box>
          )}
          {chips}
          {kontak === null ? null : (
            <StateChip
              meaning={outcomeMeaning[kontak.hasil]}
              label={t(`resources.absentee.hasil.${kontak.hasil}`)}
            />
          )}
        </Box>
        {facts.map((fact, at) => (
          <Detail key={at}>{fact}</Detail>
        ))}
        {kontak === null ? null : <LastCall kontak={kontak} />}
        <Box sx={{ ...lineStyle, mt: 0.75 }}>
          <Phone noHP={noHP} name={nama} text={text} />
          {actions.map(action => (
            <Button
              key={action.name}
              className="no-print"
              variant="outlined"
              onClick={() => onAction(action)}
              aria-label={t('resources.absentee.actionFor', {
                action: actionMessage(action, 'label'),
                name: nama,
              })}
              sx={touchTarget}
            >
              {actionMessage(action, 'label')}
            </Button>
          ))}
          {kontak !== null && onDeleteCall ? (
            <Button
              className="no-print"
              variant="text"
              color="inherit"
              onClick={onDeleteCall}
              aria-label={t('resources.absentee.actionFor', {
                action: t('resources.absentee.deleteCall.label'),
                name: nama,
              })}
              sx={touchTarget}
            >
              {t('resources.absentee.deleteCall.label')}
            </Button>
          ) : null}
        </Box>
      </Box>
    </ListRow>
  );
};

/** When and by whom the person was called last, and what was noted. */
const LastCall = ({
  kontak: { pada, oleh, kali, catatan },
}: {
  kontak: NonNullable<LastContact>;
}) => {
  const t = useMessages();
  return (
    <Detail>
      {[
        t('resources.absentee.called', {
          when: formatDateTime(pada),
          who: oleh ?? t('common.unknown'),
          smart_count: kali,
        }),
        catatan,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Detail>
  );
};

/** The phone number as a link that dials, and a link that opens WhatsApp with the message. */
const Phone = ({ noHP, name, text }: { noHP: string; name: string; text: string }) => {
  const t = useMessages();
  const href = phoneHref(noHP);
  if (href === undefined) return <Detail>{noHP || t('resources.absentee.noPhone')}</Detail>;
  const number = href.slice('tel:'.length);
  return (
    <>
      <Button
        variant="outlined"
        component="a"
        href={href}
        startIcon={<PhoneOutlinedIcon />}
        aria-label={t('resources.absentee.callPerson', { name, number: formatPhone(noHP) })}
        sx={{ ...touchTarget, whiteSpace: 'nowrap' }}
      >
        {formatPhone(noHP)}
      </Button>
      {/* Landlines have no WhatsApp. */}
      {number.startsWith('+628') ? (
        <Button
          className="no-print"
          variant="outlined"
          component="a"
          href={waLink(number, text)}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<WhatsAppIcon />}
          aria-label={t('resources.absentee.writePerson', { name })}
          sx={touchTarget}
        >
          {t('resources.absentee.whatsapp')}
        </Button>
      ) : null}
    </>
  );
};

const rowStyle = {
  alignItems: 'flex-start',
  columnGap: 0.5,
  flexWrap: 'nowrap',
  py: 1.25,
  breakInside: 'avoid',
};
const lineStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const nameStyle = { fontWeight: 600, overflowWrap: 'anywhere', py: '3px' };

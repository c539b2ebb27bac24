import Box from '@mui/material/Box';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { PesertaDeed, PesertaHistory } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { sheet } from '#src/ui/page/sheet.ts';
import { Deed } from '../audit/Deed.tsx';
import { Difference } from '../audit/Difference.tsx';
import { None, Part } from './Part.tsx';
import { below, line } from './sheet.ts';

/**
 * Section with the participant's audit log, newest first; each entry expands to old and new values.
 */
export const Trail = ({ history: { jejak, jumlahJejak } }: { history: PesertaHistory }) => {
  const say = useWords();
  return (
    <Part title="trail">
      {jejak.length === 0 ? (
        <None>{say('resources.riwayat.deed.none')}</None>
      ) : (
        <Box component="ol" sx={sheet}>
          {jejak.map(one => (
            <Box key={one.id} component="li" sx={line}>
              <OneDeed deed={one} />
            </Box>
          ))}
        </Box>
      )}
      {jumlahJejak > jejak.length ? (
        <Box sx={{ ...below, mt: 1 }}>
          {say('resources.riwayat.deed.newest', { shown: jejak.length, all: jumlahJejak })}
        </Box>
      ) : null}
    </Part>
  );
};

const OneDeed = ({ deed }: { deed: PesertaDeed }) => {
  const say = useWords();
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { aksi, oleh, peran, waktu, sebelum, sesudah, alasan } = deed;
  const role = translate(`resources.audit.peran.${peran}`, { _: peran });
  const head = (
    <>
      <Box component="span" sx={{ fontWeight: 500 }}>
        <Deed action={aksi} />
      </Box>
      <Box sx={below}>
        {say('resources.audit.page.by', { who: oleh, role, when: formatDateTime(waktu) })}
      </Box>
      {alasan ? (
        <Box sx={{ typography: 'body2' }}>
          {say('resources.riwayat.deed.reason', { reason: alasan })}
        </Box>
      ) : null}
    </>
  );
  const hasMore = Object.keys({ ...sebelum, ...sesudah }).length > 0;
  if (!hasMore) return head;
  return (
    <Box
      component="details"
      sx={{ '& > summary': summary }}
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
        setIsOpen(currentTarget.open)
      }
    >
      <summary>{head}</summary>
      {isOpen ? (
        <Box sx={narrow}>
          <Difference before={sebelum} after={sesudah} resource="riwayat" />
        </Box>
      ) : null}
    </Box>
  );
};

/** In half a page or on a phone, three equal columns avoid horizontal scrolling. */
const narrow = {
  mt: 1,
  '& table': { tableLayout: 'fixed' },
  '& th, & td': { minWidth: 0, px: 1, whiteSpace: 'normal' },
};

const summary = {
  cursor: 'pointer',
  borderRadius: 1,
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
};

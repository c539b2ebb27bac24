import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Refusal } from '#contract/domains/bulk-edit/index.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

/** Why participants stay as they are: each reason with their number, and the first ones by name. */
export const Refusals = ({ refusals, sx }: { refusals: readonly Refusal[]; sx?: object }) => {
  const t = useMessages();
  return (
    <ListBox label={t('resources.bulkEdit.section.refusals')} sx={sx}>
      {refusals.map(refusal => (
        <ListRow key={refusal.sebab}>
          <Box sx={{ width: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography sx={{ fontWeight: 500 }}>
                {t(`resources.bulkEdit.sebab.${refusal.sebab}`)}
              </Typography>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatNumber(refusal.jumlah)}
              </Typography>
            </Box>
            <Examples {...refusal} />
          </Box>
        </ListRow>
      ))}
    </ListBox>
  );
};

/** The first participants of a reason; a text that is the same for all is shown once. */
const Examples = ({ contoh, jumlah }: Refusal) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const [first] = contoh;
  const isShared = first !== undefined && contoh.every(({ alasan }) => alasan === first.alasan);
  const left = jumlah - contoh.length;
  return (
    <Detail>
      {isShared ? <div>{first.alasan}</div> : null}
      {contoh.map(({ id, nama, alasan }, at) => (
        <span key={id}>
          {at > 0 ? isShared ? ', ' : <br /> : null}
          {/* Another tab, so that the dialog stays. */}
          <MuiLink
            component={Link}
            to={recordPathFor(role, 'peserta', id)}
            target="_blank"
            color="inherit"
          >
            {nama}
          </MuiLink>
          {isShared ? null : `: ${alasan}`}
        </span>
      ))}
      {left > 0 ? `, ${t('resources.bulkEdit.preview.examples', { smart_count: left })}` : null}
    </Detail>
  );
};

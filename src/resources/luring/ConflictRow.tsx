import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OfflineActItem } from '#contract/domains/luring/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime, formatLocalTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { touchTarget } from '../vaksinasi/styles.ts';

/** What a visit says, of the device or of the server. */
type Said = Pick<
  NonNullable<OfflineActItem['kunjungan']>,
  'alasan' | 'batch' | 'dosisKe' | 'hasil' | 'lokasi' | 'vaksin' | 'vaksinator'
>;

/** A refused act with both sides, and why it was refused. */
export const ConflictRow = ({ item, onDecide }: { item: OfflineActItem; onDecide: () => void }) => {
  const t = useMessages();
  const { nama, jenis, pada, akun, zona, kunjungan, diServer, digabungKe, alasan } = item;
  return (
    <ListRow end={null}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {nama}
        </Typography>
        <StateChip meaning="attention" label={t(`resources.luring.kind.${jenis}`)} />
      </Box>
      <Typography color="error" sx={{ overflowWrap: 'anywhere' }}>
        {alasan}
      </Typography>
      {digabungKe ? (
        <Typography>{t('resources.luring.conflict.merged', { name: digabungKe.nama })}</Typography>
      ) : null}
      <Box sx={sidesStyle}>
        <Box>
          <Typography variant="subtitle2">{t('resources.luring.conflict.mine')}</Typography>
          <Detail>
            {t('resources.luring.conflict.done', { when: formatDateTime(pada, zona), who: akun })}
          </Detail>
          {kunjungan ? <VisitSaid said={kunjungan} /> : null}
        </Box>
        <Box>
          <Typography variant="subtitle2">{t('resources.luring.conflict.server')}</Typography>
          {diServer.length === 0 ? (
            <Detail>{t('resources.luring.conflict.nothing')}</Detail>
          ) : (
            diServer.map(visit => (
              <Box key={visit.id}>
                <Detail>
                  {t('resources.luring.conflict.done', {
                    when: formatLocalTime(visit.tanggal, visit.jam, visit.zona),
                    who: [visit.namaFaskes, visit.createdBy].filter(Boolean).join(', '),
                  })}
                </Detail>
                <VisitSaid said={visit} />
              </Box>
            ))
          )}
        </Box>
      </Box>
      <Button variant="outlined" onClick={onDecide} sx={{ ...touchTarget, mt: 1 }}>
        {t('resources.luring.decide.label')}
      </Button>
    </ListRow>
  );
};

const VisitSaid = ({ said }: { said: Said }) => {
  const t = useMessages();
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {[
        t('resources.luring.conflict.visit', {
          number: said.dosisKe,
          result: t(`resources.vaksinasi.result.${said.hasil}`).toLowerCase(),
        }),
        said.vaksin,
        said.batch,
        said.lokasi && t(`resources.vaksinasi.site.${said.lokasi}`),
        said.vaksinator,
        said.alasan && t(`resources.vaksinasi.reason.${said.alasan}`),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
};

const sidesStyle = {
  display: 'grid',
  gap: 2,
  mt: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
};

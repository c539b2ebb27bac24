import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { DoseLedger } from '#contract/domains/stock/record.ts';
import type { Permission, Role } from '#contract/policy.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { actionRow, borderedList } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { shipmentsPath } from '../../workOrder/paths.ts';
import { stockListPath } from '../paths.ts';

type Obstacle = DoseLedger['halangan'][number];

/** Returns the page on which an obstacle is resolved, and the right that it needs. */
function placeOf(
  { jenis, idStok }: Obstacle,
  idOrder: number,
  role: Role,
): readonly [to: string, right: Permission] {
  if (jenis === 'BELUM_LUNAS') return [recordPath('order', idOrder), 'invoice.read'];
  if (idStok !== null) return [recordPathFor(role, 'stock', idStok), 'stock.read'];
  if (jenis === 'BELUM_DIKIRIM' || jenis === 'BELUM_DITERIMA' || jenis === 'SUSULAN_TERBUKA') {
    return [shipmentsPath(idOrder), 'workOrder.read'];
  }
  return [stockListPath(role, { bermasalah: 'true' }), 'stock.read'];
}

interface ObstaclesProps {
  idOrder: number;
  obstacles: readonly Obstacle[];
}

/** What keeps an order from balancing, each with a link to where it is resolved. */
export const Obstacles = ({ idOrder, obstacles }: ObstaclesProps) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  return (
    <Box component="ul" sx={borderedList}>
      {obstacles.map(obstacle => {
        const { jenis, teks, idFaskes, idStok } = obstacle;
        const [to, right] = placeOf(obstacle, idOrder, role);
        return (
          <Box component="li" key={`${jenis} ${idFaskes} ${idStok}`} sx={actionRow}>
            <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>{teks}</Box>
            {can(right) ? (
              <MuiLink component={Link} to={to} sx={{ py: '3px' }}>
                {t(`resources.stock.ledger.resolve.${jenis}`)}
              </MuiLink>
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
};

import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { StoredOrderDelta } from '../order/delta/OrderDelta.tsx';
import { useOrder } from './useOrder.ts';

/** The agreement that an amendment changes, and what its order changes. */
export const AmendmentDelta = ({ idOrder }: { idOrder: number }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const amended = useOrder(idOrder);
  const earlier = useOrder(amended.data?.amandemenDari ?? null);
  const { error, refetch } = amended.error ? amended : earlier;
  const data = amended.data && earlier.data && [{ record: amended.data, earlier: earlier.data }];
  return (
    <RelatedList query={{ data, error, refetch }} empty="">
      {versions => (
        <ListRow sx={{ display: 'grid' }}>
          {versions.earlier.pksId !== null && versions.earlier.noPKS !== null ? (
            <MuiLink component={Link} to={recordPathFor(role, 'pks', versions.earlier.pksId)}>
              {t('resources.pks.amendment.parent', { name: versions.earlier.noPKS })}
            </MuiLink>
          ) : null}
          <StoredOrderDelta {...versions} />
        </ListRow>
      )}
    </RelatedList>
  );
};

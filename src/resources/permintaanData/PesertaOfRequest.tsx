import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PermintaanDataDetail } from '#contract/domains/permintaan-data/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { openRequestStates } from '#contract/states/permintaan-data.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { PersonFacts } from './PersonFacts.tsx';

const SearchDialog = lazyDialog(async () => ({
  default: (await import('./SearchDialog.tsx')).SearchDialog,
}));

/** The registrations that a request is about, and the search for them. */
export const PesertaOfRequest = ({ record }: { record: PermintaanDataDetail }) => {
  const t = useMessages();
  const can = usePermission();
  const [isOpen, setIsOpen] = useState(false);
  const { peserta } = record;
  return (
    <>
      <RelatedList
        query={{ data: peserta, error: null, refetch: () => undefined }}
        empty={t('resources.permintaanData.no_peserta')}
        footer={
          openRequestStates.some(state => state === record.status) &&
          can('permintaanData.update') ? (
            <Button variant="outlined" onClick={() => setIsOpen(true)}>
              {t('resources.permintaanData.search.button')}
            </Button>
          ) : undefined
        }
      >
        {one => (
          <ListRow>
            {one.dihapus ? (
              one.nama
            ) : (
              <MuiLink component={Link} to={recordPath('peserta', one.id)}>
                {one.nama}
              </MuiLink>
            )}
            <PersonFacts person={one} />
          </ListRow>
        )}
      </RelatedList>
      {isOpen ? (
        <Suspense fallback={null}>
          <SearchDialog record={record} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { maxPageSize } from '#contract/core/list.ts';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { notaCalls } from '#contract/domains/nota/calls.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatRupiah } from '#src/kit/format/number.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { CreditDialog } from './CreditDialog.tsx';
import { notaNameOf } from './definition.ts';
import { notaMeaning } from './states.ts';

/** The notes that credit an invoice, and the way to propose another one. */
export const NotesOfInvoice = ({ record }: { record: Invoice }) => {
  const t = useMessages();
  const can = usePermission();
  const [isOpen, setIsOpen] = useState(false);
  const { id, dikredit, nilaiTagihan } = record;
  const query = useCall(
    'nota',
    notaCalls.list,
    { query: { idInvoice: id, pageSize: maxPageSize } },
    { select: ({ data }) => data },
  );
  const canCredit = can('nota.create') && dikredit < nilaiTagihan;
  return (
    <>
      <RelatedList
        query={query}
        empty={t('resources.nota.ofInvoice.none')}
        footer={
          canCredit ? (
            <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
              {t('resources.nota.ofInvoice.add')}
            </Button>
          ) : null
        }
      >
        {nota => (
          <ListRow
            end={
              <StateChip
                meaning={notaMeaning[nota.status]}
                label={t(`resources.nota.status.${nota.status}`)}
              />
            }
          >
            <MuiLink component={Link} to={recordPath('nota', nota.id)}>
              {notaNameOf(nota)}
            </MuiLink>
            <Detail>
              {t(`resources.nota.jenis.${nota.jenis}`)}: {formatRupiah(nota.nilaiTagihan)}
            </Detail>
          </ListRow>
        )}
      </RelatedList>
      {isOpen ? <CreditDialog record={record} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
};

import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useGetList, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { proposedResources, UsulanPerubahan } from '#contract/domains/usulan-perubahan.ts';
import { recordPath } from '#contract/record-pages.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { usulanPerubahan } from '#texts/usulanPerubahan.ts';

addMessages({ resources: { usulanPerubahan } });

interface OpenProposalsProps {
  resource: (typeof proposedResources)[number];
}

/** Says on the page of a record which changes of it are proposed and not decided. */
export const OpenProposals = ({ resource }: OpenProposalsProps) => {
  const record = useRecordContext();
  const isAllowed = usePermission();
  return record && isAllowed('usulanPerubahan.read') ? (
    <Proposals resource={resource} id={Number(record.id)} />
  ) : null;
};

const Proposals = ({ resource, id }: OpenProposalsProps & { id: number }) => {
  const t = useMessages();
  const { data = [] } = useGetList<UsulanPerubahan>('usulanPerubahan', {
    filter: { sumber: resource, idRekaman: id, status: 'DIAJUKAN' },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: 5 },
  });
  return data.map(one => (
    <Alert key={one.id} severity="info" sx={{ mb: 2 }}>
      {t('resources.usulanPerubahan.open', {
        change: t(`resources.usulanPerubahan.perubahan.${one.perubahan}`),
        who: one.pengusul,
        until: formatDate(one.batas),
      })}{' '}
      <Link component={RouterLink} to={recordPath('usulanPerubahan', one.id)}>
        {t('resources.usulanPerubahan.open_link')}
      </Link>
    </Alert>
  ));
};

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { CallResponse } from '#contract/core/endpoint.ts';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { pksStates } from '#contract/states/pks.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

type MissingItem = CallResponse<typeof pksCalls.checkGenerate>['kurang'][number];

/** Queries what is missing before the agreement of an order can be issued. */
export function useMissingItems(idOrder: number) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['pks', 'missing', idOrder],
    queryFn: ({ signal }) => call(pksCalls.checkGenerate, { body: { idOrder } }, { signal }),
    // What is missing is entered on other pages.
    gcTime: 0,
  });
}

/** What is missing, each with a link to the page where it is entered. */
export const MissingList = ({ items }: { items: readonly MissingItem[] }) => {
  const t = useMessages();
  return (
    <>
      {t('resources.pks.missing.title')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {items.map(({ field, pesan, path }) => (
          <li key={`${field} ${pesan}`}>
            {pesan}{' '}
            {path === null ? null : (
              <MuiLink
                component={Link}
                to={path}
                color="inherit"
                aria-label={`${t('resources.pks.missing.open')}: ${pesan}`}
                sx={linkStyle}
              >
                {t('resources.pks.missing.open')}
              </MuiLink>
            )}
          </li>
        ))}
      </Box>
    </>
  );
};

/** Whether the agreement of an order can be issued, or what is missing. */
export const MissingItems = ({ idOrder }: { idOrder: number }) => {
  const t = useMessages();
  const { data, error } = useMissingItems(idOrder);
  if (error) {
    return (
      <Alert severity="error" sx={{ mb: 3 }}>
        {error.message}
      </Alert>
    );
  }
  if (!data) {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {t('resources.pks.missing.checking')}
      </Alert>
    );
  }
  if (data.lengkap) {
    return (
      <Alert severity="success" sx={{ mb: 3 }}>
        {t('resources.pks.missing.none')}
      </Alert>
    );
  }
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <MissingList items={data.kurang} />
    </Alert>
  );
};

/** The missing items above the page of a draft, for those who may issue it. */
export const IssueChecklist = ({ record }: { record: Pks }) => {
  const can = usePermission();
  return record.statuspks === pksStates.initial && can('pks.issue') ? (
    <MissingItems idOrder={record.idOrder} />
  ) : null;
};

/** The missing items above the form of a draft. */
export const FormChecklist = () => {
  const idOrder = useResourceForm().record?.['idOrder'];
  return typeof idOrder === 'number' ? <MissingItems idOrder={idOrder} /> : null;
};

const linkStyle = { display: 'inline-block', py: '3px' };

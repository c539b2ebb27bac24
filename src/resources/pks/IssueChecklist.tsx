import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { CallResponse } from '#contract/core/endpoint.ts';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { pksStates } from '#contract/states/pks.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';

type MissingItem = CallResponse<typeof pksCalls.checkGenerate>['kurang'][number];

/** Queries what is missing before the agreement of an order can be issued. */
export const useMissingItems = (idOrder: number) =>
  useCall('pks', pksCalls.checkGenerate, { body: { idOrder } });

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
  const [severity, content] = error
    ? (['error', error.message] as const)
    : !data
      ? (['info', t('resources.pks.missing.checking')] as const)
      : data.lengkap
        ? (['success', t('resources.pks.missing.none')] as const)
        : (['warning', <MissingList key="missing" items={data.kurang} />] as const);
  return (
    <Alert severity={severity} sx={{ mb: 3 }}>
      {content}
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

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { faskesCalls } from '#contract/domains/faskes/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';

import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Names of the companies that a facility serves; they are assigned on the company's page. */
export const ServedCompanies = () => {
  const t = useMessages();
  const { call } = useApi();
  const can = usePermission();
  const canListCompanies = can('bhbu.choose');
  const { record } = useResourceForm();
  const id = Number(record?.id ?? 0);
  const { data, error } = useQuery({
    queryKey: ['faskes', 'companies', id],
    queryFn: ({ signal }) => call(faskesCalls.companies, { params: { id } }, { signal }),
    enabled: record !== undefined && canListCompanies,
    retry: shouldRetry,
  });
  if (!record || !canListCompanies) {
    return (
      <Typography color="textSecondary">
        {t(`resources.faskes.companies.${canListCompanies ? 'after_save' : 'not_permitted'}`)}
      </Typography>
    );
  }
  if (error) return <Typography>{t('resources.faskes.companies.failed')}</Typography>;
  if (!data) return <Skeleton variant="text" width={240} />;
  return data.length === 0 ? (
    <Typography color="textSecondary">{t('resources.faskes.companies.none')}</Typography>
  ) : (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {data.map(({ id: bhbuId, name }) => (
        <li key={bhbuId}>
          {can('bhbu.read') ? (
            <Link component={RouterLink} to={recordPath('bhbu', bhbuId)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </Box>
  );
};

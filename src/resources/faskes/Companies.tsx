import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { faskesCalls } from '#contract/faskes/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { pathFor } from '#src/ui/resource/field.ts';
import { useMay } from '#src/ui/resource/useMay.ts';

/** Names of the companies that a facility serves; they are assigned on the company's page. */
export const Companies = () => {
  const say = useWords();
  const { call } = useApi();
  const may = useMay();
  const mayKnow = may('bhbu.choose');
  const { record } = useFormFacts();
  const id = Number(record?.id ?? 0);
  const { data, error } = useQuery({
    queryKey: ['faskes', 'companies', id],
    queryFn: ({ signal }) => call(faskesCalls.companies, { params: { id } }, { signal }),
    enabled: record !== undefined && mayKnow,
    retry: isWorthRetrying,
  });
  if (!record || !mayKnow) {
    return (
      <Typography color="textSecondary">
        {say(`resources.faskes.companies.${mayKnow ? 'later' : 'unknown'}`)}
      </Typography>
    );
  }
  if (error) return <Typography>{say('resources.faskes.companies.failed')}</Typography>;
  if (!data) return <Skeleton variant="text" width={240} />;
  return data.length === 0 ? (
    <Typography color="textSecondary">{say('resources.faskes.companies.none')}</Typography>
  ) : (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {data.map(({ id: bhbuId, name }) => (
        <li key={bhbuId}>
          {may('bhbu.read') ? (
            <Link component={RouterLink} to={pathFor('/dashboard/bhbu/detail/:id', bhbuId)}>
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

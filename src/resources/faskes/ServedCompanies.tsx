import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { faskesCalls } from '#contract/domains/faskes/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Names of the companies that a facility serves; they are assigned on the company's page. */
export const ServedCompanies = () => {
  const t = useMessages();
  const can = usePermission();
  const canListCompanies = can('bhbu.choose');
  const { record } = useResourceForm();
  const id = Number(record?.id ?? 0);
  const query = useCall(
    'faskes',
    faskesCalls.companies,
    { params: { id } },
    { enabled: record !== undefined && canListCompanies },
  );
  if (!record || !canListCompanies) {
    return (
      <Typography color="textSecondary">
        {t(`resources.faskes.companies.${canListCompanies ? 'after_save' : 'not_permitted'}`)}
      </Typography>
    );
  }
  return (
    <RelatedList query={query} empty={t('resources.faskes.companies.none')}>
      {({ id: bhbuId, name }) => (
        <ListRow>
          {can('bhbu.read') ? (
            <Link component={RouterLink} to={recordPath('bhbu', bhbuId)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </ListRow>
      )}
    </RelatedList>
  );
};

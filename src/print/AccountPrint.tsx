import { useParams } from 'react-router-dom';
import { companyAccountCalls } from '#contract/domains/company-account.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { daysQuery, useAccountDays } from '#src/resources/companyAccount/accountDays.ts';
import { DocumentView } from './PrintScreen.tsx';

/** Print view of the account of the company in the URL, over the days in its query. */
export const AccountPrint = () => {
  const t = useMessages();
  const id = Number(useParams()['id']);
  const [days] = useAccountDays();
  const input = { params: { id }, query: { ...days } };
  return (
    <Loaded {...useCall('invoice', companyAccountCalls.printed, input)}>
      {printable => (
        <DocumentView
          printable={printable}
          record={{
            label: t('resources.print.record.account'),
            to: `${recordPath('companyAccount', id)}${daysQuery(days)}`,
          }}
        />
      )}
    </Loaded>
  );
};

import { companyUserCalls } from '#contract/domains/company-user.ts';
import type { CompanyRight } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { Detail } from '../page/ListBox.tsx';

/** Names the accounts of the user's company that have a right. */
export const ColleaguesWithRight = ({ right }: { right: CompanyRight }) => {
  const t = useMessages();
  const id = useRequiredSession().idReferensi ?? 0;
  const { data } = useCall('companyUser', companyUserCalls.list, { params: { id } });
  if (!data) return null;
  const names = data.data
    .filter(({ isActive, hak }) => isActive && hak.includes(right))
    .map(({ fullName }) => fullName);
  const what = t(`common.companyRight.${right}`);
  return (
    <Detail>
      {names.length > 0
        ? t('common.whoMay.names', { what, names: names.join(', ') })
        : t('common.whoMay.none', { what })}
    </Detail>
  );
};

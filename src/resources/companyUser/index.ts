import { addMessages } from '#src/i18n/lazyMessages.ts';
import { companyUser } from '#texts/companyUser.ts';

addMessages({ resources: { companyUser } });

export { CompanyUsersScreen } from './CompanyUsersScreen.tsx';
export { CompanyUsersPart } from './CompanyUsersPart.tsx';

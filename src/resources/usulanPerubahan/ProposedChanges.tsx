import type { UsulanPerubahan } from '#contract/domains/usulan-perubahan.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { audit } from '#texts/audit.ts';
import { price } from '#texts/price.ts';
import { product } from '#texts/product.ts';
import { role } from '#texts/role.ts';
import { service } from '#texts/service.ts';
import { user } from '#texts/user.ts';
import { FieldChangesTable } from '../audit/FieldChangesTable.tsx';

// The labels of the changed fields are those of their resource.
addMessages({ resources: { audit, price, product, role, service, user } });

/** What a proposed change would change, as the audit log would show it. */
export const ProposedChanges = ({ record }: { record: UsulanPerubahan }) => (
  <FieldChangesTable before={record.sebelum} after={record.sesudah} resource={record.sumber} />
);

import type { Service } from '#contract/domains/service.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { editLink } from '#src/kit/record/editLink.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { ChangeTimeline } from '../../audit/ChangeTimeline.tsx';
import { OpenProposals } from '../../usulanPerubahan/OpenProposals.tsx';
import { formSections, definition } from '../definition.ts';
import { ServicePrices } from '../ServicePrices.tsx';

const ServiceChanges = ({ record }: { record: Service }) => (
  <ChangeTimeline resource="service" id={record.id} />
);

/** The page of a service: its data, prices and changes. */
export const pageDefinition = defineResource<Service>({
  ...definition,
  form: formSections,
  show: {
    ...definition.show,
    Notice: () => <OpenProposals resource="service" />,
    primary: ({ id }) => editLink(definition.paths.edit, id, 'service.update'),
    links: ({ id }) => [auditLogLink('service', id)],
    parts: [
      { title: 'price', Content: ServicePrices },
      { title: 'changes', right: 'audit.read', Content: ServiceChanges },
    ],
  },
});

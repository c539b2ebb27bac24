import type { Faskes } from '#contract/domains/faskes/index.ts';
import { RelatedTable } from '#src/kit/record/RelatedTable.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { editLink } from '#src/kit/record/editLink.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ChangeTimeline } from '../../audit/ChangeTimeline.tsx';
import { formSections } from '../definition.ts';
import { ExpiryNotice } from '../ExpiryNotice.tsx';
import { isFaskesStaff } from '../isFaskesStaff.ts';
import { ScheduleSummary } from '../ScheduleSummary.tsx';
import { ServedCompanies } from '../ServedCompanies.tsx';
import { StatementSection } from '../statement/StatementSection.tsx';

interface FaskesProps {
  record: Faskes;
}

const loadStock = () => import('../../stock/index.ts');

/** The own stock of a facility has its own list, which needs no filter. */
const loadOwnStock = async () => {
  const [{ ofFacility }] = await Promise.all([import('../../stock/definition.ts'), loadStock()]);
  return { definition: ofFacility };
};

const FaskesStock = ({ record }: FaskesProps) => {
  const isOwn = isFaskesStaff(useRequiredSession().role);
  return (
    <RelatedTable
      load={isOwn ? loadOwnStock : loadStock}
      filter={isOwn ? {} : { idFaskes: String(record.id) }}
      columns={['nomorBatch', 'namaBHBU', 'kedaluwarsaBatch', 'sisa']}
    />
  );
};

const FaskesChanges = ({ record }: FaskesProps) => (
  <ChangeTimeline resource="faskes" id={record.id} />
);

/** The page of a facility: its data, schedule, statement, companies, stock and changes. */
export function pageDefinition(spec: ResourceSpec<Faskes>): ResourceSpec {
  // The page has its notice above the links to its sections, the form above its fields.
  const { Notice: _, ...faskes } = spec;
  return defineResource<Faskes>({
    ...faskes,
    form: formSections,
    show: {
      ...faskes.show,
      Notice: ExpiryNotice,
      primary: ({ id }) => editLink(faskes.paths.edit, id, 'faskes.update'),
      links: ({ id }) => [auditLogLink('faskes', id)],
      parts: [
        { title: 'statement', Content: StatementSection },
        { title: 'schedule', Content: ScheduleSummary },
        { title: 'companies', Content: ServedCompanies },
        { title: 'stock', right: 'stock.read', Content: FaskesStock },
        { title: 'changes', right: 'audit.read', Content: FaskesChanges },
      ],
    },
  });
}

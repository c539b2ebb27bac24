import type { Peserta } from '#contract/domains/peserta/index.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { fillId } from '#src/kit/resource/resourceField.ts';
import { boosterActions } from '../../booster/actions.ts';
import { pesertaActions, restoreAction } from '../actions.ts';
import { HeaderFacts } from './HeaderFacts.tsx';
import { HistorySections } from './sections/HistorySections.tsx';
import { StatusNotices } from './StatusNotices.tsx';

/**
 * The definition of the page: edit and the actions for the vaccination type, or only restore for a
 * deleted record.
 */
export function pageDefinition(
  list: ResourceSpec,
  { vaccinationType, deletedAt }: Peserta,
): ResourceSpec {
  const definition = list as ResourceSpec<Peserta>;
  const isDeleted = deletedAt !== null;
  const booster = vaccinationType === 2 ? 'faskes-booster' : 'peserta-booster';
  return defineResource<Peserta>({
    ...definition,
    ...(isDeleted ? { rights: { read: 'peserta.read' } } : {}),
    actions: isDeleted ? [restoreAction] : vaccinationType === 1 ? boosterActions : pesertaActions,
    show: {
      Head: HeaderFacts,
      Notice: StatusNotices,
      Facts: HistorySections,
      showsDeleted: true,
      primary: ({ id }) =>
        isDeleted
          ? restoreAction.name
          : {
              label: 'common.action.edit',
              to: fillId(definition.paths.edit, id),
              right: 'peserta.update',
            },
      links: ({ id }) =>
        isDeleted
          ? []
          : [
              {
                // From a regular registration this opens the form that may create the booster.
                label: `resources.riwayat.head.${vaccinationType === 0 ? 'create' : 'edit'}_booster`,
                to: `/dashboard/${booster}/edit/${id}`,
                right: 'peserta.update',
              },
              {
                label: 'resources.riwayat.head.hold',
                to: `/admin/penahanan/baru?sasaran=ORANG&idPeserta=${id}`,
                right: 'penahanan.create',
              },
            ],
    },
  });
}

import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import type { Figures, FigureViewer } from '#src/kit/list/figures.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

/** Returns the path of the active participants of a company; undefined when the viewer cannot list them. */
const people =
  (idBHBU: number, filter: Readonly<Record<string, string>>) =>
  ({ role, idReferensi }: FigureViewer): string | undefined => {
    const active = { ...filter, isActive: 'true' };
    const scope = permissionScope(role, 'peserta.read');
    if (scope === 'own' && idReferensi === idBHBU) {
      return filteredListPath('/dashboard/table-list', active);
    }
    return scope === 'all'
      ? filteredListPath('/admin/peserta/list-upload', { idBHBU: String(idBHBU), ...active })
      : undefined;
  };

/** Returns the lists of the participants of a company. */
export const participantFigures = (idBHBU: number) =>
  ({
    terdaftar: people(idBHBU, {}),
    valid: people(idBHBU, { statusData: 'VALID' }),
    tidakValid: people(idBHBU, { statusData: 'INVALID' }),
  }) satisfies Figures<Bhbu['jumlahPeserta']>;

import ApartmentOutlinedIcon from '@mui/icons-material/ApartmentOutlined';
import CloudUploadOutlinedIcon from '@mui/icons-material/CloudUploadOutlined';
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import FactCheckOutlinedIcon from '@mui/icons-material/FactCheckOutlined';
import LocalHospitalOutlinedIcon from '@mui/icons-material/LocalHospitalOutlined';
import VaccinesOutlinedIcon from '@mui/icons-material/VaccinesOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import {
  dashboardCalls,
  type CounterName as PesertaCounterName,
} from '#contract/domains/dashboard/index.ts';
import { organizationRuleOf, type Permission } from '#contract/policy.ts';
import { managerLimit, type FigureViewer } from '#src/kit/list/figures.ts';
import { filteredListPath, fullScopeListPath } from '#src/kit/list/listPaths.ts';
import type { Call } from '#src/providers/api/http.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { registrationFigures } from '../figures.ts';

export type CounterName = 'faskes' | 'perusahaan' | PesertaCounterName;

type CounterViewer = FigureViewer;

type FetchCounter = (
  call: Call,
  viewer: CounterViewer,
  signal: AbortSignal,
  query: { readonly accountManagerId?: number },
) => Promise<{ jumlah: number }>;

/** A dashboard counter: its right, its request and the list it links to. */
export interface CounterCard {
  readonly name: CounterName;
  readonly right: Permission;
  readonly icon: ComponentType<SvgIconProps>;
  readonly fetchCount: FetchCounter;
  readonly listPath: (viewer: CounterViewer) => string | undefined;
}

const hasPermission = ({ role }: CounterViewer, right: Permission): boolean =>
  permissionScope(role, right) !== undefined;

/** Returns the facility id of a facility account; null for other accounts. */
const ownFaskesId = ({ role, idReferensi }: CounterViewer): number | null =>
  organizationRuleOf(role).kind === 'faskes' ? idReferensi : null;

/** Requests the count in the user's scope: all peserta, the own facility's, or the user's own. */
const fetchCounterFor =
  (counter: PesertaCounterName): FetchCounter =>
  (call, viewer, signal, query) => {
    const faskesId = ownFaskesId(viewer);
    if (hasPermission(viewer, 'dashboard.readAll')) {
      return call(dashboardCalls[`${counter}ByAdmin`], { query }, { signal });
    }
    return faskesId === null
      ? call(dashboardCalls[`${counter}ByUser`], { params: { id: viewer.id } }, { signal })
      : call(dashboardCalls[`${counter}ByFaskes`], { params: { id: faskesId } }, { signal });
  };

const fetchCompanyCount: FetchCounter = (call, viewer, signal, query) =>
  hasPermission(viewer, 'dashboard.readAll')
    ? call(dashboardCalls.bhbuByAdmin, { query }, { signal })
    : call(dashboardCalls.bhbuByFaskes, { params: { id: ownFaskesId(viewer) ?? 0 } }, { signal });

const activeFilter = { isActive: 'true' };

const pesertaIcons: Record<PesertaCounterName, CounterCard['icon']> = {
  terupload: CloudUploadOutlinedIcon,
  done: VaccinesOutlinedIcon,
  valid: FactCheckOutlinedIcon,
  invalid: ErrorOutlinedIcon,
};

const pesertaCounterOrder = [
  'terupload',
  'done',
  'valid',
  'invalid',
] as const satisfies readonly PesertaCounterName[];

/** The counters in display order. */
export const counterCards: readonly CounterCard[] = [
  {
    name: 'faskes',
    right: 'dashboard.faskes',
    icon: LocalHospitalOutlinedIcon,
    fetchCount: (call, _, signal) => call(dashboardCalls.faskesByAdmin, {}, { signal }),
    listPath: ({ role }) =>
      fullScopeListPath(
        role,
        'faskes.read',
        filteredListPath('/dashboard/faskes/list-faskes', activeFilter),
      ),
  },
  {
    name: 'perusahaan',
    right: 'dashboard.bhbu',
    icon: ApartmentOutlinedIcon,
    fetchCount: fetchCompanyCount,
    listPath: viewer =>
      fullScopeListPath(
        viewer.role,
        'bhbu.read',
        filteredListPath('/dashboard/bhbu/list-bhbu', {
          ...activeFilter,
          ...managerLimit(viewer),
        }),
      ),
  },
  ...pesertaCounterOrder.map(name => ({
    name,
    right: 'dashboard.read' as const,
    fetchCount: fetchCounterFor(name),
    icon: pesertaIcons[name],
    listPath: registrationFigures[name],
  })),
];

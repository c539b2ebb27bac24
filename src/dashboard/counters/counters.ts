import ApartmentOutlinedIcon from '@mui/icons-material/ApartmentOutlined';
import CloudUploadOutlinedIcon from '@mui/icons-material/CloudUploadOutlined';
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import FactCheckOutlinedIcon from '@mui/icons-material/FactCheckOutlined';
import LocalHospitalOutlinedIcon from '@mui/icons-material/LocalHospitalOutlined';
import VaccinesOutlinedIcon from '@mui/icons-material/VaccinesOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { dashboardCalls, type Counter } from '#contract/dashboard/index.ts';
import { belongsTo, canAccess, type Permission } from '#contract/policy.ts';
import type { Call } from '#src/providers/api/http.ts';
import type { Session } from '#src/providers/session.ts';
import { listOfAll, narrowed, pesertaWhere } from '../lists.ts';

export type CardName = 'faskes' | 'perusahaan' | Counter;

type Viewer = Pick<Session, 'id' | 'role' | 'idReferensi'>;

type Ask = (call: Call, who: Viewer, signal: AbortSignal) => Promise<{ jumlah: number }>;

/** A dashboard counter: its right, its request and the list it links to. */
export interface CounterCard {
  readonly name: CardName;
  readonly right: Permission;
  readonly icon: ComponentType<SvgIconProps>;
  readonly ask: Ask;
  readonly list: (who: Viewer) => string | undefined;
}

const sees = ({ role }: Viewer, right: Permission): boolean => canAccess(role, right) !== undefined;

/** Returns the facility id of a facility account; null for other accounts. */
const facilityOf = ({ role, idReferensi }: Viewer): number | null =>
  belongsTo(role).kind === 'faskes' ? idReferensi : null;

/** Requests the count in the user's scope: all peserta, the own facility's, or the user's own. */
const askFor =
  (counter: Counter): Ask =>
  (call, who, signal) => {
    const faskesId = facilityOf(who);
    if (sees(who, 'dashboard.readAll')) {
      return call(dashboardCalls[`${counter}ByAdmin`], {}, { signal });
    }
    return faskesId === null
      ? call(dashboardCalls[`${counter}ByUser`], { params: { id: who.id } }, { signal })
      : call(dashboardCalls[`${counter}ByFaskes`], { params: { id: faskesId } }, { signal });
  };

const askCompanies: Ask = (call, who, signal) =>
  sees(who, 'dashboard.readAll')
    ? call(dashboardCalls.perusahaanByAdmin, {}, { signal })
    : call(dashboardCalls.perusahaanByFaskes, { params: { id: facilityOf(who) ?? 0 } }, { signal });

const active = { isActive: 'true' };

const toPeserta =
  (filter: Readonly<Record<string, string>> = {}): CounterCard['list'] =>
  ({ role }) =>
    pesertaWhere(role, filter);

const people: Record<Counter, Pick<CounterCard, 'icon' | 'list'>> = {
  terupload: { icon: CloudUploadOutlinedIcon, list: toPeserta() },
  done: { icon: VaccinesOutlinedIcon, list: toPeserta({ statusVaksinasi: 'SELESAI' }) },
  valid: { icon: FactCheckOutlinedIcon, list: toPeserta({ statusData: 'VALID' }) },
  invalid: { icon: ErrorOutlinedIcon, list: toPeserta({ statusData: 'INVALID' }) },
};

const order = ['terupload', 'done', 'valid', 'invalid'] as const satisfies readonly Counter[];

/** The counters in display order. */
export const cards: readonly CounterCard[] = [
  {
    name: 'faskes',
    right: 'dashboard.faskes',
    icon: LocalHospitalOutlinedIcon,
    ask: (call, _, signal) => call(dashboardCalls.faskesByAdmin, {}, { signal }),
    list: ({ role }) =>
      listOfAll(role, 'faskes.read', narrowed('/dashboard/faskes/list-faskes', active)),
  },
  {
    name: 'perusahaan',
    right: 'dashboard.perusahaan',
    icon: ApartmentOutlinedIcon,
    ask: askCompanies,
    list: ({ role }) => listOfAll(role, 'bhbu.read', narrowed('/dashboard/bhbu/list-bhbu', active)),
  },
  ...order.map(name => ({
    name,
    right: 'dashboard.read' as const,
    ask: askFor(name),
    ...people[name],
  })),
];

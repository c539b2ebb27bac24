import type {
  DoseProgress,
  RegistrationBreakdowns,
  TradeFigures,
  VaccinationFunnel,
} from '#contract/domains/dashboard/index.ts';
import type { VaccinationType } from '#contract/domains/peserta/index.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { managerLimit, type Figures, type FigureViewer } from '#src/kit/list/figures.ts';
import { filteredListPath, filteredPesertaListPath } from '#src/kit/list/listPaths.ts';
import { allOrdersPath, ownOrdersPath } from '#src/resources/order/paths.ts';

type Filter = Readonly<Record<string, string>>;

/** Returns the path of a list of the staff, or of the user's own, with a filter. */
const listOf =
  (all: string, own: string) =>
  (viewer: FigureViewer, filter: Filter): string =>
    filteredListPath(permissionScope(viewer.role, 'dashboard.readAll') === undefined ? own : all, {
      ...filter,
      ...managerLimit(viewer),
    });

const orderList = (viewer: FigureViewer, filter: Filter): string =>
  listOf(allOrdersPath, ownOrdersPath(viewer.idReferensi ?? 0))(viewer, filter);
const invoiceList = listOf('/admin/invoice/list-invoice', '/dashboard/invoice/list-invoice');
/** The list of work orders shows to a company or facility its own. */
const deliveryList = (viewer: FigureViewer, filter: Filter): string =>
  filteredListPath('/admin/pengiriman/list-pengiriman', { ...filter, ...managerLimit(viewer) });

/** Participants who take part; those who were deactivated count nowhere on the dashboard. */
const activePeople = (
  viewer: FigureViewer,
  filter: Filter,
  type?: VaccinationType,
): string | undefined =>
  filteredPesertaListPath(
    viewer.role,
    { ...filter, isActive: 'true', ...managerLimit(viewer) },
    type,
  );

/** The lists of the numbers of registrations. */
export const registrationFigures = {
  terupload: (viewer: FigureViewer) => activePeople(viewer, {}),
  valid: (viewer: FigureViewer) => activePeople(viewer, { statusData: 'VALID' }),
  invalid: (viewer: FigureViewer) => activePeople(viewer, { statusData: 'INVALID' }),
  done: (viewer: FigureViewer) => activePeople(viewer, { statusVaksinasi: 'SELESAI' }),
} as const;

/** The lists of the steps of the programme. */
export const funnelFigures = {
  terunggah: registrationFigures.terupload,
  valid: registrationFigures.valid,
  dosis1: viewer => activePeople(viewer, { statusVaksinasi: 'SUDAH' }),
  dosis2: registrationFigures.done,
  booster: viewer => activePeople(viewer, { statusVaksinasi: 'SELESAI' }, 1),
  boosterLuar: viewer => activePeople(viewer, { statusVaksinasi: 'SELESAI' }, 2),
} satisfies Figures<VaccinationFunnel>;

type Breakdown = NonNullable<RegistrationBreakdowns['faskes']>;

/** The lists of the participants of one facility or company; no filter names those without one. */
const breakdownFigures = (source: 'idFaskes' | 'idBHBU') => {
  const people =
    (filter: Filter) =>
    (viewer: FigureViewer, { id }: Breakdown['data'][number]) =>
      id === null ? undefined : activePeople(viewer, { [source]: String(id), ...filter });
  const several = {
    withoutList: 'The sum of many facilities or companies, which no filter names.',
  };
  return {
    data: {
      terunggah: people({}),
      valid: people({ statusData: 'VALID' }),
      selesai: people({ statusVaksinasi: 'SELESAI' }),
    },
    lainnya: { jumlah: several, terunggah: several, valid: several, selesai: several },
  } satisfies Figures<Breakdown>;
};

export const spreadFigures = {
  faskes: breakdownFigures('idFaskes'),
  perusahaan: breakdownFigures('idBHBU'),
} satisfies Figures<RegistrationBreakdowns>;

const dosesOnly = { withoutList: 'Doses of a period; lists show participants.' };

export const progressFigures = {
  data: { dosis1: dosesOnly, dosis2: dosesOnly, booster: dosesOnly },
} satisfies Figures<DoseProgress>;

type Uang = NonNullable<TradeFigures['uang']>;

const ofYear = (viewer: FigureViewer, { sejak }: Uang): string =>
  invoiceList(viewer, { tanggalInvoice: `${sejak}..` });
const unpaid = (viewer: FigureViewer): string => invoiceList(viewer, { belumLunas: 'true' });
const overdue = (viewer: FigureViewer): string => invoiceList(viewer, { status: 'LEWAT_TEMPO' });

/** The lists of the numbers and amounts of orders, invoices and deliveries. */
export const tradeFigures = {
  pesanan: { jumlah: (viewer, { status }) => orderList(viewer, { status }) },
  uang: {
    ditagih: ofYear,
    dibayar: ofYear,
    belumDibayar: { jumlah: unpaid, nilai: unpaid },
    lewatTempo: { jumlah: overdue, nilai: overdue },
  },
  pengiriman: { jumlah: (viewer, { status }) => deliveryList(viewer, { status }) },
} satisfies Figures<TradeFigures>;

import { formatOldNpwp } from '#contract/core/values/npwp.ts';
import { seller, sellerCalls, sellerInput, type Seller } from '#contract/domains/seller.ts';
import { sellerEvents, sellerStates } from '#contract/states/seller.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { formatDate, jakartaDay } from '#src/kit/format/date.ts';
import { defineResource, type EventAction } from '#src/kit/resource/definition.ts';
import type { Session } from '#src/providers/session.ts';
import { seller as texts } from '#texts/seller.ts';
import { FirstPossibleDay } from './FirstPossibleDay.tsx';
import { NpwpWarning } from './NpwpWarning.tsx';
import { sellerResource } from './manifest.ts';
import { ReplacedAccount, ReplacedAccountWarning } from './ReplacedAccount.tsx';

type SellerEvent = (typeof sellerEvents)[number];

/** Whether the user may edit a version: only a proposal of their own. */
const isEditable = ({ status, idPengusul }: Seller, session: Session): boolean =>
  status === sellerStates.initial && idPengusul === session.id;

/** Why an event is not possible in a state that allows it. */
const disabledReasons: Partial<Record<SellerEvent, EventAction<Seller>['disabledReason']>> = {
  cancel({ status, berlakuMulai, berlakuSampai, sedangBerlaku }) {
    if (status !== 'DISETUJUI') return undefined;
    if (sedangBerlaku || berlakuMulai <= jakartaDay(new Date()))
      return { messageKey: 'resources.seller.begun' };
    return berlakuSampai === null ? undefined : { messageKey: 'resources.seller.has_later' };
  },
};

const change = (event: SellerEvent): EventAction<Seller> => ({
  right: 'seller.update',
  isDestructive: event !== 'approve',
  ...(disabledReasons[event] ? { disabledReason: disabledReasons[event] } : {}),
  ...(event === 'approve' ? { Warning: ReplacedAccountWarning, decision: 'seller.approve' } : {}),
  run: ({ id, version }, { call, reason: alasan }) =>
    call(sellerCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

/** Dated versions of the seller's data on documents. */
export const definition = defineResource<Seller>({
  ...sellerResource.resource,
  record: seller,
  input: sellerInput,
  nameOf: ({ nama, berlakuMulai }) =>
    interpolate(texts.version_name, { nama, tanggal: formatDate(berlakuMulai) }),
  fields: {
    npwp: { render: ({ npwp }) => formatOldNpwp(npwp) },
    sedangBerlaku: { chip: ({ sedangBerlaku }) => (sedangBerlaku ? 'good' : undefined) },
    gantiRekening: {
      chip: ({ status, gantiRekening }) =>
        gantiRekening && status === sellerStates.initial ? 'attention' : undefined,
    },
  },
  sort: { field: 'berlakuMulai', order: 'DESC' },
  columns: [
    { source: 'nama', isLink: true, isSortable: true },
    { source: 'berlakuMulai', isSortable: true },
    { source: 'berlakuSampai' },
    { source: 'bank' },
    { source: 'noRekening' },
    { source: 'status' },
    { source: 'sedangBerlaku' },
    { source: 'namaPenandaTangan', isHiddenByDefault: true },
    { source: 'createdBy', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'status' }],
  card: { facts: ['berlakuMulai', 'noRekening'], chip: 'status' },
  headerFields: ['sedangBerlaku'],
  form: [
    {
      title: 'details',
      fields: ['nama', 'alamat', 'npwp', 'nitku', 'nib', 'noSKB', 'skbBerlakuSampai'],
      Content: NpwpWarning,
    },
    { title: 'signatory', fields: ['namaPenandaTangan', 'jabatanPenandaTangan'] },
    {
      title: 'account',
      fields: ['bank', 'cabangBank', 'noRekening', 'atasNamaRekening'],
      Content: ReplacedAccount,
    },
    { title: 'validity', fields: ['berlakuMulai'], Content: FirstPossibleDay },
  ],
  readOnlyReason: (version, session) => {
    if (isEditable(version, session)) return undefined;
    const isDecided = version.status !== sellerStates.initial;
    return { messageKey: `resources.seller.${isDecided ? 'decided' : 'others_proposal'}` };
  },
  show: {
    chips: ['status', 'gantiRekening'],
    primary: ({ status }) => (status === sellerStates.initial ? 'approve' : undefined),
  },
  lifecycle: {
    states: sellerStates,
    meaning: {
      DIAJUKAN: 'attention',
      DISETUJUI: 'good',
      DITOLAK: 'bad',
      DIBATALKAN: 'neutral',
    },
    history: sellerCalls.history,
    events: Object.fromEntries(sellerEvents.map(event => [event, change(event)])),
  },
  attachments: {
    list: sellerCalls.attachments,
    download: sellerCalls.downloadAttachment,
    right: 'seller.update',
    slots: { logo: sellerCalls.uploadLogo },
    canUpload: isEditable,
  },
});

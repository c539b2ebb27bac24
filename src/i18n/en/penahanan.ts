import type { penahanan as indonesian } from '../id/penahanan.ts';
import type { Translated } from '../messages.ts';

/** Messages of legal holds: `resources.penahanan.*`. */
export const penahanan: Translated<typeof indonesian> = {
  noun: 'legal hold',
  count: '%{smart_count} legal hold |||| %{smart_count} legal holds',
  lead: 'Data under a hold are not deleted: neither when their period is over nor on request. Two persons end a hold.',
  empty: 'Data are held here, for example during a dispute or an investigation.',
  hold: 'Hold data',
  choose_person: 'The person is chosen on the page of a participant: menu More, Hold data.',
  fields: {
    id: 'Record number',
    sasaran: 'What is held',
    idPeserta: 'Participant',
    idBHBU: 'Company',
    idPKS: 'Agreement',
    namaSasaran: 'Name or number',
    alasan: 'Reason',
    status: 'Status',
    alasanAkhir: 'Reason of the end',
    idPengusul: 'Proposer',
    pengusul: 'End proposed by',
    berakhirPada: 'Ended',
    berakhirOleh: 'Ended by',
    menunggu: 'Waiting for your decision',
    createdAt: 'Held since',
    createdBy: 'Held by',
    modifiedAt: 'Changed',
    modifiedBy: 'Changed by',
  },
  help: {
    idPeserta: 'All registrations of the person are held.',
    idPKS: 'The data of the participants of the company of this agreement are held.',
    alasan: 'For example a case number or a letter, without identity numbers.',
  },
  sasaran: {
    ORANG: 'A person',
    PERUSAHAAN: 'Company',
    PERJANJIAN: 'Agreement (PKS)',
  },
  status: {
    BERLAKU: 'In force',
    DIUSULKAN_BERAKHIR: 'End proposed',
    BERAKHIR: 'Ended',
  },
  section: { subject: 'Data that are held', end: 'Its end', states: 'History of states' },
  action: {
    proposeEnd: {
      label: 'Propose the end',
      text: 'Another person approves it. Until then the data stay held.',
      reason: 'Reason of the end',
      done: 'End of %{what} proposed',
      disabled: 'The end of this hold was proposed already, or it has ended.',
    },
    approveEnd: {
      label: 'End the hold',
      text: 'Afterwards the data are deleted when their period is over, and can be erased on request.',
      done: '%{what} ended',
      disabled: 'The end of this hold was not proposed.',
    },
    refuseEnd: {
      label: 'Go on holding',
      text: 'The proposal is refused and the hold stays in force.',
      reason: 'Reason',
      done: '%{what} stays in force',
      disabled: 'The end of this hold was not proposed.',
    },
    create: { label: 'Held' },
  },
};

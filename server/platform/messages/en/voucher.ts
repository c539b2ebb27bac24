import type { voucherTexts as indonesian } from '../id/voucher.ts';

/** Messages of vouchers. */
export const voucherTexts: Record<keyof typeof indonesian, string> = {
  'voucher.state.BARU': 'not active yet',
  'voucher.state.AKTIF': 'active',
  'voucher.state.TERIKAT': 'bound to a participant',
  'voucher.state.TERPAKAI': 'used',
  'voucher.state.DIBATALKAN': 'cancelled',
  'voucher.state.KEDALUWARSA': 'expired',
  'voucher.state.DIBEKUKAN': 'frozen',
  'voucher.wrongState':
    'Voucher %{kode} is %{keadaan}, so this action is not possible. Reload to see its status.',
  'voucher.alreadyUsed': 'This voucher was used on %{hari:day}.',
  'voucher.alreadyBound': 'This voucher is bound to a participant already. Check the code again.',
  'voucher.notBound': 'Fill in the participant of this voucher first.',
  'voucher.notActive': 'This voucher is not active yet. Contact the company that gave it.',
  'voucher.expired': 'This voucher was valid until %{sampai:day} only.',
  'voucher.facilityNotAllowed': 'This voucher is not valid at this facility.',
  'voucher.suspended': 'This voucher is suspended. Contact the company that gave it.',
  'voucher.unknown': 'This code is not known. Check the code again.',
  'voucher.changedMeanwhile':
    'Another user has just changed this voucher. Reload to see its status.',
  'voucher.facilityMissing': 'Choose the facility that gives the vaccination.',
  'voucher.facilityNotChoosable': 'This facility is not active. Choose another one.',
  'voucher.facilityOther': 'Choose your own facility.',
  'voucher.employeesOnly':
    'This voucher is for employees of the company only. Choose an employee category.',
  'voucher.holderNotEmployee': '%{nama} is not an employee; this voucher is for employees only.',
  'voucher.plannedDayPassed': 'Fill in today or a later day.',
  'voucher.plannedAfterExpiry':
    'The voucher is valid until %{sampai:day} only. Choose an earlier day.',
  'voucher.personHeld':
    'This person is registered in the vaccination programme already, so this voucher cannot be bound to them.',
  'voucher.holderBlocked': '%{nama} cannot use this voucher: %{alasan}',
  'voucher.perPerson':
    'One person uses at most %{maks} voucher(s) of this contract, and this person has them already.',
  'voucher.otherCompany':
    'This participant does not belong to %{bhbu}, the company that gives the voucher.',
  'voucher.otherType':
    'This voucher is for another vaccination type. Choose the registration that fits.',
  'voucher.codeMissing': 'Fill in the voucher code.',
  'voucher.otherVaccine':
    'This voucher is for %{produk}. If another vaccine was injected, record it in the vaccination queue.',
  'voucher.holderElsewhere': '%{nama} is planned at another facility. Change the facility first.',
  'voucher.frozenByChecks': 'Too many failed checks.',
  'voucher.reversed': 'The use of the voucher was reversed: %{alasan}',
  'voucher.check.DAPAT_DIPAKAI': 'This voucher can be used.',
  'voucher.check.BUKAN_FASKES_INI': 'This voucher is not valid at this facility.',
  'voucher.check.TERIKAT_FASKES_LAIN':
    'This voucher is bound to a participant at another facility.',
  'voucher.check.BELUM_AKTIF': 'This voucher is not active yet. Contact the company that gave it.',
  'voucher.check.DIBATALKAN': 'This voucher is cancelled.',
  'voucher.check.DIBEKUKAN': 'This voucher is frozen. Contact the company that gave it.',
  'voucher.check.TIDAK_DIKENAL': 'This code is not known. Check the code again.',
  'voucher.usedTooLongAgo':
    'This voucher was used more than %{jam} hours ago, so its use cannot be reversed.',
};

import type { userTexts as indonesian } from '../id/user.ts';

/** Messages of accounts, their roles and contact persons. */
export const userTexts: Record<keyof typeof indonesian, string> = {
  'pic.exists': 'The PIC of this account is recorded already. Change that one.',
  'pic.managerOnly':
    'The PIC is data of the company, which only a manager of accounts changes. Ask %{nama} to change it.',
  'user.tooManyOfCompany':
    'This company already has %{jumlah} accounts, with the inactive ones. Use one of them, or let an administrator delete those that are not used.',
  'companyUser.lastManager':
    'This change leaves no active manager of accounts. Give another colleague the right to manage accounts first.',
  'companyUser.lastApprover':
    'A second person approves the orders of the company, so at least two active accounts need the right to order. Switch the approval of orders off first, or give another colleague the right to order.',
  'companyUser.approvalNeedsTwo':
    'At least two active accounts need the right to order, so that one can approve what the other orders. Give another colleague the right to order first.',
  'companyUser.hasManager':
    'This company has a manager of accounts already, who invites the colleagues.',
  'companyUser.firstManages':
    'Grant the right to manage accounts: no account of this company has it yet',
  'companyUser.noEmail':
    'The account of %{nama} has no email address. Its owner enters one in the account menu, or an administrator gives a new password.',
  'companyUser.ownAccount':
    'You cannot deactivate your own account. Ask another manager of accounts.',
  'companyUser.ownPassword': 'Change your own password in the account menu.',
  'role.baseForSuperadmin': 'Only SUPERADMIN can use %{peran} as a base role',
  'role.builtIn':
    '%{nama} is a built-in role and cannot be changed or deleted. Create a new role on top of it.',
  'role.baseDiffers':
    '%{nama} has %{jumlah} account(s) that do not fit %{dasar}. Give them another role first.',
  'role.inUse': '%{nama} still has %{jumlah} account(s). Give them another role first.',
  'role.nameTaken': 'Another role has this name',
  'user.noFactor': 'The account %{nama} has no second factor.',
  'user.companyMissing': 'Choose the company of this account',
  'user.facilityMissing': 'Choose the facility of this account',
  'user.itsCompany': 'its company',
  'user.ownAccountField': 'This cannot be changed on your own account. Ask another administrator.',
  'user.roleForSuperadmin': 'Only SUPERADMIN can give a role based on %{peran}',
  'user.passwordForContact':
    'Fill in the current password to change the email address or the mobile number',
  'user.companyDeleted': 'The company of this account is deleted. Restore %{perusahaan} first.',
  'user.roleWithoutOwner': 'An account with the role %{peran} belongs to no company or facility',
  'user.userNameTaken': 'Another account has the username %{nama}',
  'user.roleGone': 'This role does not exist any more. Choose another one.',
  'user.roleWithOtherOwner':
    'An account with the role %{peran} does not belong to this company or facility',
  'user.companyNotChoosable': 'This company does not exist or is not active. Choose another one.',
  'user.facilityNotChoosable': 'This facility does not exist or is not active. Choose another one.',
  'user.ownAccount':
    'This is your own account. Change your data and password in the account menu; another administrator changes the rest.',
  'user.administratorAccount': 'Only SUPERADMIN can change the account of an administrator.',
  'user.lastSuperadmin': 'This change leaves no active %{peran}. Appoint another one first.',
  'user.noUserNameLeft': 'All usernames like %{nama} are taken.',
  'machineAccount.tooManyCalls': 'More than %{jumlah} calls in a minute. Wait, then repeat.',
  'owner.ownOnly': 'This can only be made for your own organisation.',
  'owner.oneOnly': 'Choose a company or a facility, not both.',
  'machineAccount.rightWithoutMeaning':
    'One of the rights has no meaning for a machine account of this organisation. Clear it.',
  'machineAccount.tooMany':
    'This organisation already has %{jumlah} machine accounts. Revoke those that are not used any more.',
  'machineAccount.revoked': '%{nama} is revoked. Make a new machine account.',
};

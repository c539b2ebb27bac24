import type { CompanyRight, Role } from '#contract/policy.ts';

/** Shared password of all demo accounts, which the console shows on its sign-in page. */
export const demoPassword = 'kotak-dingin-2-8';

interface DemoUser {
  readonly userName: string;
  readonly fullName: string;
  readonly role: Role;
  /** Index of the account's company or faskes in the demo data. */
  readonly bhbu?: number;
  readonly faskes?: number;
  /** Whether the account has confirmed the PIC of its company; the portal asks for it otherwise. */
  readonly hasConfirmedPic?: boolean;
  /** What the account's company lets it do; everything when omitted. */
  readonly hak?: readonly CompanyRight[];
}

/** Demo accounts, one or two per role. */
export const demoUsers: readonly DemoUser[] = [
  { userName: 'superadmin', fullName: 'Ratna Kusumawardani', role: 'SUPERADMIN' },
  { userName: 'admin', fullName: 'Bagas Prasetya', role: 'ADMIN' },
  { userName: 'am', fullName: 'Citra Lestari', role: 'AM' },
  { userName: 'legal', fullName: 'Dimas Hadinata', role: 'LEGAL' },
  { userName: 'finance', fullName: 'Endah Purnamasari', role: 'FINANCE' },
  { userName: 'ps', fullName: 'Fajar Nugroho', role: 'PS' },
  { userName: 'em', fullName: 'Gita Maharani', role: 'EM' },
  { userName: 'verificator', fullName: 'Hendra Wicaksono', role: 'VERIFICATOR' },
  {
    userName: 'bhbu',
    fullName: 'Indah Permatasari',
    role: 'BHBU',
    bhbu: 0,
    hasConfirmedPic: true,
  },
  {
    userName: 'bhbu.rekan',
    fullName: 'Yuni Astuti',
    role: 'BHBU',
    bhbu: 0,
    hak: ['MEMESAN', 'MEMBAYAR'],
  },
  { userName: 'bhbu2', fullName: 'Joko Santosa', role: 'BHBU', bhbu: 1 },
  { userName: 'faskes', fullName: 'Kartika Dewi', role: 'FASKES', faskes: 0 },
  { userName: 'faskes2', fullName: 'Lukman Hakim', role: 'FASKES', faskes: 1 },
];

/** What the sign-in page shows of the demo accounts. */
export const demoAccounts = {
  password: demoPassword,
  userNames: demoUsers.map(user => user.userName),
};

/** Names of the demo companies. */
export const demoBhbuNames = ['PT Tirta Sejahtera Abadi', 'PT Cakrawala Rempah Nusantara'] as const;

/** Pairs of a faskes index and the index of a company that it serves. */
export const demoFaskesAssignments = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 0],
  [3, 1],
] as const;

import { count, eq, sql } from 'drizzle-orm';
import { companyRightNames } from '#contract/policy.ts';
import type { AccountActor } from '#server/platform/audit/write-audit.ts';
import { hashPassword } from '#server/platform/auth/password.ts';
import type { CurrentUser, Deps } from '#server/platform/context.ts';
import { transaction, type Db, type Queryable } from '#server/platform/db/client.ts';
import { appUser, bhbu, faskesBhbu, pic, role } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
// Adds what is received to the stock, by an effect of the lifecycle of work orders.
import '#server/domains/dose-ledger/index.ts';
import { seedDemoApplications } from './applications.ts';
import { seedDemoBank } from './bank.ts';
import { seedDemoBatches } from './batch.ts';
import { assignAccountManager, seedDemoBhbu } from './bhbu.ts';
import { seedDemoCertificates } from './certificates.ts';
import { seedDemoClinicDay } from './clinic-day.ts';
import { seedDemoVaksinasi } from './vaksinasi.ts';
import { seedDemoDecree } from './decree.ts';
import { seedDemoFakturs } from './faktur.ts';
import { seedDemoNota } from './nota.ts';
import { seedDemoFaskes } from './faskes.ts';
import { seedDemoOrders } from './order/seed-orders.ts';
import { seedDemoTemperatures } from './order/stock-steps.ts';
import { seedDemoPeserta } from './peserta.ts';
import { seedDemoProducts } from './products.ts';
import { seedDemoSatusehat } from './satusehat.ts';
import { seedDemoSeller } from './seller.ts';
import { seedDemoJadwal } from './jadwal.ts';
import { seedDemoLetters } from './letters.ts';
import { seedDemoLibur } from './libur.ts';
import { deleteOldNotifications } from './old-notifications.ts';
import { seedDemoVouchers } from './voucher/seed-vouchers.ts';
import { demoBhbuNames, demoPassword, demoFaskesAssignments, demoUsers } from './users.ts';

/** Checks that the database has no accounts. */
export async function hasNoAccounts(db: Queryable): Promise<boolean> {
  const [users] = await db.select({ n: count() }).from(appUser);
  return (users?.n ?? 0) === 0;
}

/** Checks for the demo data by the name of its first company. */
export async function hasDemoData(db: Queryable): Promise<boolean> {
  const found = await db
    .select({ id: bhbu.id })
    .from(bhbu)
    .where(eq(bhbu.namaBHBU, demoBhbuNames[0]))
    .limit(1);
  return found.length > 0;
}

/** Key of the advisory lock; arbitrary, but the same in every process. */
const seedLock = 5_118_022_027;

/** What the demo data are made with. */
interface DemoDeps extends Pick<Deps, 'keys' | 'clock'> {
  readonly config: Pick<Deps['config'], 'publicUrl'>;
}

/**
 * Inserts the demo data in one transaction; it does nothing unless the database is empty. A second
 * process waits for the first, then finds the accounts.
 */
export async function seedDemo(db: Db, deps: DemoDeps): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await transaction(db, async tx => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock}::bigint)`);
    if (!(await hasNoAccounts(tx))) return;
    const at = deps.clock().toISOString();
    const stamp = {
      createdAt: at,
      createdBy: 'Dunia contoh',
      modifiedAt: at,
      modifiedBy: 'Dunia contoh',
    };
    const companies = await seedDemoBhbu(tx, deps, stamp);
    const facilities = await seedDemoFaskes(tx, deps.clock());
    await seedDemoProducts(tx, deps.clock(), stamp);
    await seedDemoJadwal(
      tx,
      facilities.map(({ id }) => id),
      { createdAt: at, createdBy: stamp.createdBy },
    );
    await seedDemoLibur(tx, dayInJakarta(deps.clock()), facilities[0]?.id, stamp);
    const roles = await tx.select({ id: role.id, name: role.name }).from(role);
    const users = await tx
      .insert(appUser)
      .values(
        demoUsers.map(user => ({
          userName: user.userName,
          fullName: user.fullName,
          passwordHash,
          mustChangePassword: false,
          roleId: roles.find(one => one.name === user.role)?.id ?? 0,
          bhbuId: user.bhbu === undefined ? null : (companies[user.bhbu]?.id ?? null),
          faskesId: user.faskes === undefined ? null : (facilities[user.faskes]?.id ?? null),
          ...(user.hak && { hak: [...user.hak] }),
          ...stamp,
        })),
      )
      .returning({ id: appUser.id, userName: appUser.userName });
    const assignments = demoFaskesAssignments.flatMap(([facility, company]) => {
      const faskesId = facilities[facility]?.id;
      const bhbuId = companies[company]?.id;
      return faskesId === undefined || bhbuId === undefined ? [] : [{ faskesId, bhbuId }];
    });
    await tx.insert(faskesBhbu).values(assignments.map(one => ({ ...one, createdAt: at })));
    await seedDemoApplications(
      tx,
      deps,
      users.flatMap(({ id, userName }) => {
        const account = demoUsers.find(user => user.userName === userName);
        return account ? [{ id, ...account }] : [];
      }),
    );
    const userNamed = (name: string): number => users.find(one => one.userName === name)?.id ?? 0;
    await assignAccountManager(tx, userNamed('am'), companies);
    await tx.insert(pic).values(
      demoUsers
        .filter(({ hasConfirmedPic }) => hasConfirmedPic)
        .map(({ userName, bhbu: at = 0 }) => ({
          userId: userNamed(userName),
          bhbuId: companies[at]?.id,
          ...stamp,
        })),
    );
    await seedDemoPeserta(tx, deps, {
      managerId: userNamed('am'),
      companies: companies.map(({ id }, i) => ({
        bhbuId: id,
        userId: userNamed(demoUsers.find(user => user.bhbu === i)?.userName ?? ''),
        faskesIds: assignments.filter(one => one.bhbuId === id).map(one => one.faskesId),
      })),
    });
    const actorNamed = (name: string): AccountActor => {
      const user = demoUsers.find(({ userName }) => userName === name);
      if (!user) throw new Error(`There is no demo user ${name}.`);
      return { id: userNamed(name), fullName: user.fullName, role: user.role };
    };
    const stockUser = actorNamed('ps');
    const batches = await seedDemoBatches(tx, deps.clock(), stockUser);
    await seedDemoVaksinasi(tx, deps, batches, facilities[0]?.id ?? 0);
    await seedDemoDecree(tx, deps.clock(), actorNamed('legal').fullName);
    await seedDemoSeller(tx, deps.clock(), actorNamed('finance'), actorNamed('admin'));
    const currentUserNamed = (name: string): CurrentUser => {
      const user = demoUsers.find(({ userName }) => userName === name);
      return {
        ...actorNamed(name),
        userName: name,
        bhbuId: user?.bhbu === undefined ? null : (companies[user.bhbu]?.id ?? null),
        faskesId: user?.faskes === undefined ? null : (facilities[user.faskes]?.id ?? null),
        hak: companyRightNames,
        sessionId: '',
        lastWrite: null,
        mustChangePassword: false,
        mustSetFactor: false,
        confirmedAt: deps.clock().toISOString(),
      };
    };
    const scene = {
      db: tx,
      keys: deps.keys,
      publicUrl: deps.config.publicUrl,
      now: deps.clock(),
      userNamed: currentUserNamed,
    };
    await seedDemoOrders(scene, companies, facilities);
    await seedDemoTemperatures(
      scene,
      facilities.slice(0, 2).map(({ id }) => id),
    );
    await seedDemoBank(scene);
    await seedDemoFakturs(scene);
    await seedDemoLetters(scene);
    await seedDemoNota(scene);
    await seedDemoVouchers(scene, companies, facilities);
    await seedDemoCertificates(scene);
    const [clinic] = facilities;
    if (clinic) {
      await seedDemoClinicDay(scene, clinic.id);
      await seedDemoSatusehat(scene, clinic.id);
    }
    await deleteOldNotifications(tx, deps.clock());
  });
}

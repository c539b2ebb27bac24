import { count, eq } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import type { Deps } from '../context.ts';
import { transaction, type Db, type Queryable } from '../db/client.ts';
import { appUser, bhbu, faskesBhbu, pic, role } from '../db/schema/index.ts';
import { seedApplications } from './applications.ts';
import { giveToManager, seedCompanies } from './companies.ts';
import { seedDoses } from './doses.ts';
import { seedFacilities } from './facilities.ts';
import { seedParticipants } from './participants.ts';
import { seedProducts } from './products.ts';
import { seedSchedules } from './schedules.ts';
import { demoCompanies, demoPassword, demoServices, demoUsers } from './users.ts';

/** Checks that the database has no accounts. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const [users] = await db.select({ n: count() }).from(appUser);
  return (users?.n ?? 0) === 0;
}

/** Checks for the demo data by the name of its first company. */
export async function hasDemo(db: Queryable): Promise<boolean> {
  const found = await db
    .select({ id: bhbu.id })
    .from(bhbu)
    .where(eq(bhbu.name, demoCompanies[0]))
    .limit(1);
  return found.length > 0;
}

/** Inserts the demo data in one transaction; it does nothing unless the database is empty. */
export async function seedDemo(db: Db, deps: Pick<Deps, 'keys' | 'clock'>): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await transaction(db, async tx => {
    if (!(await isEmpty(tx))) return;
    const at = deps.clock().toISOString();
    const stamp = {
      createdAt: at,
      createdBy: 'Dunia contoh',
      modifiedAt: at,
      modifiedBy: 'Dunia contoh',
    };
    const companies = await seedCompanies(tx, deps, stamp);
    const facilities = await seedFacilities(tx, deps.clock());
    await seedProducts(tx, deps.clock(), stamp);
    await seedSchedules(
      tx,
      facilities.map(({ id }) => id),
      { createdAt: at, createdBy: stamp.createdBy },
    );
    const roles = await tx.select({ id: role.id, name: role.name }).from(role);
    const users = await tx
      .insert(appUser)
      .values(
        demoUsers.map(user => ({
          username: user.userName,
          fullName: user.fullName,
          passwordHash,
          mustChangePassword: false,
          roleId: roles.find(one => one.name === user.role)?.id ?? 0,
          bhbuId: user.bhbu === undefined ? null : (companies[user.bhbu]?.id ?? null),
          faskesId: user.faskes === undefined ? null : (facilities[user.faskes]?.id ?? null),
          ...stamp,
        })),
      )
      .returning({ id: appUser.id, username: appUser.username });
    const services = demoServices.flatMap(([facility, company]) => {
      const faskesId = facilities[facility]?.id;
      const bhbuId = companies[company]?.id;
      return faskesId === undefined || bhbuId === undefined ? [] : [{ faskesId, bhbuId }];
    });
    await tx.insert(faskesBhbu).values(services.map(one => ({ ...one, createdAt: at })));
    await seedApplications(
      tx,
      deps,
      users.flatMap(({ id, username }) => {
        const account = demoUsers.find(user => user.userName === username);
        return account ? [{ id, ...account }] : [];
      }),
    );
    const userNamed = (name: string): number => users.find(one => one.username === name)?.id ?? 0;
    await giveToManager(tx, userNamed('am'), companies);
    const inCharge = demoUsers.flatMap(user =>
      user.pic ? [{ userId: userNamed(user.userName), ...user.pic, ...stamp }] : [],
    );
    await tx.insert(pic).values(inCharge);
    await seedParticipants(tx, deps, {
      managerId: userNamed('am'),
      companies: companies.map(({ id }, i) => ({
        bhbuId: id,
        userId: userNamed(demoUsers.find(user => user.bhbu === i)?.userName ?? ''),
        faskesIds: services.filter(one => one.bhbuId === id).map(one => one.faskesId),
      })),
    });
    await seedDoses(tx, deps);
  });
}

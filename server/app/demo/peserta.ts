import { eq, inArray } from 'drizzle-orm';
import {
  renderIssues,
  validatePeserta,
  validateBooster,
  type VaccinationType,
} from '#contract/domains/peserta/index.ts';
import { lookupCodes } from '#server/domains/lookup/index.ts';
import {
  generateTicketNumber,
  saveRegistrations,
  type Person,
  type Registration,
} from '#server/domains/peserta/index.ts';
import type { Deps } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { createForeigner, createBoosterHistory, createPerson, type Flaw } from './people.ts';
import { createRandom, type RandomGenerator } from './random.ts';

/** Ids of the companies, users and faskes of the demo data. */
export interface DemoPesertaSources {
  readonly companies: readonly {
    readonly bhbuId: number;
    readonly userId: number;
    /** Faskes that serve the company. */
    readonly faskesIds: readonly number[];
  }[];
  /** Account manager, who registers some peserta on behalf of the companies. */
  readonly managerId: number;
}

const pesertaPerBhbu = 150;

/** Flaws given in turn to every `flawEvery`-th person. */
const flaws: readonly (Flaw | undefined)[] = [
  'nik',
  'age',
  'phone',
  'region',
  'category',
  'sex',
  'oldRegion',
];
const flawEvery = 6;
const foreignerEvery = 17;
const boosterEvery = 4;
const inactiveEvery = 23;

/** Registers invented people with every company; most are valid, and each kind of flaw occurs. */
export async function seedDemoPeserta(
  db: Queryable,
  deps: Pick<Deps, 'keys' | 'clock'>,
  { companies, managerId }: DemoPesertaSources,
): Promise<void> {
  const now = deps.clock();
  const generator = createRandom(20_210_518);
  const all: Registration[] = [];
  const register = (
    person: Person,
    company: DemoPesertaSources['companies'][number],
    vaccinationType: VaccinationType,
    userId: number,
    faskesId = company.faskesIds[generator.nextInt(company.faskesIds.length)] ?? null,
  ): void => {
    const today = dayInJakarta(now);
    const fullPerson = {
      ...person,
      ...createBoosterHistory(generator, vaccinationType, today),
      idFaskes: faskesId,
    };
    all.push({
      id: null,
      bhbuId: company.bhbuId,
      vaccinationType,
      person: fullPerson,
      issues: renderIssues(
        [
          ...validatePeserta(fullPerson, { today, ...lookupCodes }),
          ...validateBooster(fullPerson, vaccinationType, today),
        ],
        translator.render,
      ),
      userId,
      importId: null,
      saluran: 'FORMULIR',
    });
  };

  let number = 0;
  for (const company of companies) {
    for (let i = 0; i < pesertaPerBhbu; i++) {
      number += 1;
      const flaw = i % flawEvery === 0 ? flaws[(i / flawEvery) % flaws.length] : undefined;
      const person =
        i % foreignerEvery === 5
          ? createForeigner(generator, number)
          : createPerson(generator, number, flaw);
      register(person, company, 0, i % 5 === 0 ? managerId : company.userId);
      if (flaw === undefined && i % boosterEvery === 1) {
        register(person, company, i % (boosterEvery * 4) === 1 ? 2 : 1, company.userId);
      }
    }
  }
  // Some people work for both companies; the second one sees that they are registered already.
  const [first, second] = companies;
  if (first && second) {
    const shared = all.filter(one => one.bhbuId === first.bhbuId && one.vaccinationType === 0);
    for (const { person } of shared.slice(7, 12)) register(person, second, 0, second.userId);
    // Some were registered twice, with another number and without a facility, so that they are not vaccinated.
    const valid = shared.filter(({ person, issues }) => person.isWNI && issues.length === 0);
    for (const [n, { person }] of valid.slice(20, 23).entries()) {
      const nik = `${person.nik?.slice(0, 12)}${9001 + n}`;
      register({ ...person, nik, nama: person.nama.toUpperCase() }, first, 0, first.userId, null);
    }
  }

  const saved = await saveRegistrations({ db, deps, now, user: { fullName: 'Dunia contoh' } }, all);
  const inactive = saved.flatMap((one, i) =>
    'id' in one && i % inactiveEvery === 3 ? [one.id] : [],
  );
  await db
    .update(peserta)
    .set({ isActive: false, alasanNonaktif: 'Sudah tidak bekerja di perusahaan ini' })
    .where(inArray(peserta.id, inactive));
  await giveTickets(
    db,
    generator,
    saved.flatMap((one, i) =>
      'id' in one && one.isValid && all[i]?.vaccinationType === 1 && !inactive.includes(one.id)
        ? [one.id]
        : [],
    ),
  );
}

/** Gives tickets to two of three booster registrations; the others can receive a moved ticket. */
async function giveTickets(
  db: Queryable,
  generator: RandomGenerator,
  boosters: readonly number[],
): Promise<void> {
  const random = (size: number): Uint8Array =>
    Uint8Array.from({ length: size }, () => generator.nextInt(256));
  for (const [i, id] of boosters.entries()) {
    if (i % 3 === 2) continue;
    await db
      .update(peserta)
      .set({ noTiket: generateTicketNumber('BST', random) })
      .where(eq(peserta.id, id));
  }
}

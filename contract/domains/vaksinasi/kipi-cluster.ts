/** How many doses are followed by a reported event when nothing is wrong. */
export interface BackgroundRate {
  /** First day of doses that it applies to, `YYYY-MM-DD`; a later rate replaces it. */
  readonly from: string;
  readonly events: number;
  readonly doses: number;
  readonly source: string;
}

/**
 * Background rates of reported adverse events, oldest first. Passive reports are counted, as here,
 * and not the complaints that trials ask for, which are far more frequent.
 */
export const backgroundRates: readonly BackgroundRate[] = [
  {
    from: '2021-01-13',
    // 229 serious and 10,627 other reports; 14,369,233 first and 9,536,102 second doses.
    events: 229 + 10_627,
    doses: 14_369_233 + 9_536_102,
    source:
      'Komnas PP KIPI di DPR, 20 Mei 2021 (laporan s/d 16 Mei 2021), dan jumlah dosis Kemenkes 20 Mei 2021',
  },
];

/** Returns the background rate of doses of a day. */
export function backgroundRateOn(
  day: string,
  rates: readonly BackgroundRate[] = backgroundRates,
): BackgroundRate {
  const rate = rates.filter(({ from }) => from <= day).at(-1) ?? rates[0];
  if (!rate) throw new Error('There are no background rates.');
  return rate;
}

/** Probability of exactly `n` events; through logarithms, because factorials overflow. */
function poisson(n: number, expected: number): number {
  let logFactorial = 0;
  for (let i = 2; i <= n; i += 1) logFactorial += Math.log(i);
  return Math.exp(n * Math.log(expected) - expected - logFactorial);
}

/**
 * Returns the exact probability of `observed` or more events when `expected` are expected (Poisson,
 * one-sided).
 */
export function poissonUpperTail(observed: number, expected: number): number {
  if (observed <= 0) return 1;
  if (expected <= 0) return 0;
  // The shorter sum is the more exact: the tail itself above the mean, its complement below.
  if (observed <= expected) {
    let below = 0;
    for (let n = 0; n < observed; n += 1) below += poisson(n, expected);
    return Math.max(0, 1 - below);
  }
  let sum = 0;
  for (let n = observed, term = poisson(n, expected); term > sum * 1e-17; n += 1) {
    sum += term;
    term *= expected / (n + 1);
  }
  return Math.min(1, sum);
}

/** Probability below which more events than expected are a signal. */
export const signalLevel = 0.01;

/** Doses of the same batch, facility and day, and how many of them were followed by an event. */
export interface KipiGroup {
  readonly dosis: number;
  readonly kipi: number;
}

/** Observed against expected events of a group. */
export interface KipiSignal {
  readonly expected: number;
  readonly probability: number;
  /** Whether at least two events are more than chance explains; one alone is no cluster. */
  readonly isSignal: boolean;
}

/** Compares the events of a group with the background rate of its day. */
export function kipiSignal({ dosis, kipi }: KipiGroup, rate: BackgroundRate): KipiSignal {
  const expected = (dosis * rate.events) / rate.doses;
  const probability = poissonUpperTail(kipi, expected);
  return { expected, probability, isSignal: kipi >= 2 && probability < signalLevel };
}

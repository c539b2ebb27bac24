/**
 * Arithmetic on amounts: whole rupiah from 0 to `maxAmount`, so every amount is a safe integer
 * (10^15 < 2^53). Products and sums are computed as bigint and checked before they become a number;
 * no value is ever a fraction in floating point.
 */

/** The largest amount that documents can state. */
export const maxAmount = 1_000_000_000_000_000;

/** A fraction of whole numbers, such as the rate 11/100. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Requires an amount. @throws RangeError for a fraction, a negative amount or more than `maxAmount` */
export function checkAmount(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > maxAmount) {
    throw new RangeError(`Not an amount in whole rupiah from 0 to ${maxAmount}: ${amount}`);
  }
  return amount;
}

const toAmount = (value: bigint): number => checkAmount(Number(value));

const toBigInt = (amount: number): bigint => BigInt(checkAmount(amount));

/** Returns the price of a quantity. @throws RangeError when the result is no amount */
export const multiplyAmount = (price: number, quantity: number): number =>
  toAmount(toBigInt(price) * toBigInt(quantity));

/** Returns the sum of amounts. @throws RangeError when the result is no amount */
export const sumAmounts = (amounts: readonly number[]): number =>
  toAmount(amounts.reduce((sum, amount) => sum + toBigInt(amount), 0n));

/** Returns a fraction of an amount, rounded half up to whole rupiah. */
export function fractionOf(amount: number, { numerator, denominator }: Fraction): number {
  const [above, below] = [toBigInt(amount) * toBigInt(numerator), toBigInt(denominator)];
  return toAmount((2n * above + below) / (2n * below));
}

/** Returns a fraction in percent, for display: 11/100 is 11, 3/1000 is 0.3. */
export const toPercent = ({ numerator, denominator }: Fraction): number =>
  (numerator * 100) / denominator;

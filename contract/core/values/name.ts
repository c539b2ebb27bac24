import { cleanValue } from './clean.ts';

/** Normalizes a person's name as typed; equal names on screen are equal texts. */
export const normalizeName = cleanValue;

/**
 * Characters that do not tell two names apart, as the inside of a character class: combining marks, every
 * sign that is typed as an apostrophe, and invisible characters. SQL uses the same class.
 */
export const ignoredInNames =
  "'`\\u00ad\\u00b4\\u02b9-\\u02bf\\u02c8\\u02ca\\u02cb\\u0300-\\u036f\\u200b-\\u200f\\u2018\\u2019\\u201b\\u202a-\\u202e\\u2032\\u2035\\u2060-\\u2069\\ua78c\\ufeff";

const ignored = new RegExp(`[${ignoredInNames}]`, 'g');

/**
 * Form of a name in which equal names are equal texts: without regard to case, spaces, accents and
 * apostrophes. It only compares; names are stored as they are written.
 */
export const nameKey = (name: string): string =>
  cleanValue(name).normalize('NFKD').replace(ignored, '').toLowerCase();

/** Whether two names are equal by `nameKey`. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

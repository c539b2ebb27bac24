import type { Catalog } from '../render.ts';
import { accountTexts } from './account.ts';
import { catalogTexts } from './catalog.ts';
import { companyTexts } from './company.ts';
import { indonesianFormats } from './formats.ts';
import { inputTexts } from './input.ts';
import { pesertaTexts } from './peserta.ts';
import { vaksinasiTexts } from './vaksinasi.ts';

/** The Indonesian texts of the contract's messages. */
export const contractTexts = {
  ...accountTexts,
  ...catalogTexts,
  ...companyTexts,
  ...inputTexts,
  ...pesertaTexts,
  ...vaksinasiTexts,
};

/** The Indonesian catalog of the contract. */
export const indonesian = { texts: contractTexts, formats: indonesianFormats } satisfies Catalog;

import { authTexts } from './auth.ts';
import { batchTexts } from './batch.ts';
import { bhbuTexts } from './bhbu.ts';
import { catalogTexts } from './catalog.ts';
import { externalTexts } from './external.ts';
import { faskesTexts } from './faskes.ts';
import { fileTexts } from './file.ts';
import { httpTexts } from './http.ts';
import { importTexts } from './import.ts';
import { mailTexts } from './mail.ts';
import { noteTexts } from './note.ts';
import { nounTexts } from './noun.ts';
import { pesertaTexts } from './peserta.ts';
import { problemTexts } from './problem.ts';
import { recordTexts } from './record.ts';
import { spreadsheetTexts } from './spreadsheet.ts';
import { userTexts } from './user.ts';
import { vaksinasiTexts } from './vaksinasi.ts';

/** The Indonesian texts of the server's messages. */
export const serverTexts = {
  ...authTexts,
  ...batchTexts,
  ...bhbuTexts,
  ...catalogTexts,
  ...externalTexts,
  ...faskesTexts,
  ...fileTexts,
  ...httpTexts,
  ...importTexts,
  ...mailTexts,
  ...noteTexts,
  ...nounTexts,
  ...pesertaTexts,
  ...problemTexts,
  ...recordTexts,
  ...spreadsheetTexts,
  ...userTexts,
  ...vaksinasiTexts,
};

import type { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { exportHandlers } from './export.ts';
import { importNumbers } from './import-numbers.ts';
import { patientNumberHandlers } from './patient-number.ts';
import { report } from './report.ts';
import { save } from './save.ts';
import { sentHandlers } from './sent.ts';
import { templateHandlers } from './template.ts';

export const satusehatHandlers: Handlers<typeof satusehatCalls> = {
  report,
  save,
  importNumbers,
  ...patientNumberHandlers,
  ...templateHandlers,
  ...exportHandlers,
  ...sentHandlers,
};

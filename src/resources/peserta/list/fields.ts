import { createElement } from 'react';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { pesertaFields } from '../form/fields.ts';
import { DataStatus } from './DataStatus.tsx';
import { DoseProgress, doseProgress } from './DoseProgress.tsx';
import { IdentityCell, maskedIdentity } from './IdentityCell.tsx';

/** How the lists show the identity number, the state of the data and the doses of a participant. */
export const pesertaListFields: NonNullable<ResourceSpec<Peserta>['fields']> = {
  identitas: {
    kind: 'identity',
    value: maskedIdentity,
    render: record => createElement(IdentityCell, { record }),
  },
  statusData: {
    ...pesertaFields['statusData'],
    render: record => createElement(DataStatus, { record }),
  },
  dosisDiberikan: {
    value: doseProgress,
    render: record => createElement(DoseProgress, { record }),
  },
};

import { peserta, type Peserta } from '#contract/domains/peserta/index.ts';
import { bindInput } from '#contract/domains/voucher/record.ts';
import type { ResourceSpec, ValidateInput } from '#src/kit/resource/definition.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { validateBoosterForm } from '../../booster/validateBooster.ts';
import { VaccineInput } from '../../booster/VaccineInput.tsx';
import { pesertaFields, pesertaFormSections } from '../../peserta/form/fields.ts';
import { validatePesertaForm } from '../../peserta/form/validatePeserta.ts';
import type { KnownVoucher } from '../checkedVoucher.ts';

/** Categories of the people who may hold a voucher for employees. */
const employeeCategories = ['KARYAWAN', 'WNA_KARYAWAN'];

const previousDoses = {
  title: 'before',
  fields: [
    'vaksinPrimer',
    'tanggalDosis1',
    'tanggalDosis2',
    'faskesDosis2',
    'jenisBooster',
  ] satisfies readonly (keyof Peserta)[],
};

/** Validates the participant, and the doses before a booster. */
const validateWithBooster: ValidateInput = (input, schemaErrors) => ({
  ...validatePesertaForm(input, schemaErrors),
  ...validateBoosterForm(1)(input, schemaErrors),
});

/**
 * Returns the form of a voucher's participant: the fields of every registration, and those of a
 * booster where the voucher pays one.
 * @param choosesFaskes whether the user names the facility; a facility's own account does not
 */
export function bindDefinition(
  { vaccinationType, jenisPenerima }: KnownVoucher,
  choosesFaskes: boolean,
): ResourceSpec {
  const isBooster = vaccinationType === 1;
  // Here the facility is a required field.
  const sections = pesertaFormSections(choosesFaskes ? ['idFaskes'] : []).map(section => ({
    ...section,
    fields: section.fields.filter(field => field !== 'idFaskes' || section.title === 'programme'),
  }));
  const isOptional = ({ title }: { readonly title: string }): boolean => title === 'others';
  return defineResource<Peserta>({
    name: 'pesertaVoucher',
    paths: { list: '/dashboard/peserta-voucher/table-list', edit: '' },
    rights: { read: 'voucher.bind' },
    record: peserta,
    input: bindInput,
    nameOf: ({ nama }) => nama,
    sort: { field: 'id', order: 'DESC' },
    columns: [],
    card: { facts: [] },
    fields: {
      ...pesertaFields,
      // The contract says which facilities accept the voucher, not those that serve the company.
      idFaskes: { lookup: 'faskes', required: true },
      ...(jenisPenerima === 'KARYAWAN'
        ? { kategori: { selectableOptions: () => employeeCategories } }
        : {}),
      vaksinPrimer: { required: true, Input: VaccineInput },
      tanggalDosis2: { required: true },
      jenisBooster: { required: true, Input: VaccineInput },
    },
    validate: isBooster ? validateWithBooster : validatePesertaForm,
    form: [
      ...sections.filter(section => !isOptional(section)),
      ...(isBooster ? [previousDoses] : []),
      ...sections.filter(isOptional),
    ],
  });
}

import type { catalogTexts as indonesian } from '../id/catalog.ts';

/** Messages of products, services and prices. */
export const catalogTexts: Record<keyof typeof indonesian, string> = {
  'product.temperatureRange': 'Fill in a temperature above the lowest one',
  'product.cvx': 'Enter 1 to 3 digits, such as 510',
  'temperature.chooseStock': 'Choose the stock to quarantine, each once',
  'temperature.noStock': 'Choose no stock without a quarantine',
  'price.beforeProgramme': 'The programme began on 24 February 2021 (Permenkes 10/2021)',
  'price.implausibleYear': 'Check the year',
  'price.extensionOverCeiling':
    'The price from %{mulai:day} would apply for longer and exceed the ceiling of the Ministry of Health',
  'price.endsBeforeStart': 'Fill in a date that is not before the first day of the price',
  'price.sameStart': 'There is a price from %{mulai:day} already',
  'price.dayPassed':
    'On that day %{harga:rupiah} applied already and cannot be changed. Fill in tomorrow or later',
  'price.plannedUntil': 'Until %{sampai:day} the price is %{harga:rupiah}; change that price first',
  'price.overlapsNext':
    'There is another price from %{mulai:day}. Fill in an earlier date, or leave it empty',
  'ceiling.numberOnly': 'Fill in the number only, such as HK.01.07/MENKES/4643/2021',
  'ceiling.noAmount': 'Fill in the ceiling of vaccines, of services, or both',
  'price.overCeiling': 'At most %{batas:rupiah} since %{sejak:day} by %{aturan}',
};

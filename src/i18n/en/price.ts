import type { price as indonesian } from '../id/price.ts';
import type { Translated } from '../messages.ts';

/** English messages of prices of products and services: `resources.price.*`. */
export const price: Translated<typeof indonesian> = {
  name: 'Prices',
  noun: 'price',
  fields: {
    harga: 'Price per dose',
    berlakuDari: 'Valid from',
    berlakuSampai: 'Valid until',
    noSK: 'Decree number',
  },
  help: {
    harga: 'Whole rupiah, without tax.',
    berlakuSampai: 'Leave it empty if it is valid until there is a new price.',
    noSK: 'The decree that sets this price.',
  },
  today: 'Today',
  per_dose: '%{sum} per dose',
  none_today: 'No price is valid today.',
  ceiling: 'Limit of the Ministry of Health since %{from}: %{sum} per dose (%{decree}).',
  ceiling_next: 'From %{from} the limit is %{sum} per dose (%{decree}).',
  exceeded: 'Exceeds the limit of %{sum} since %{from} (%{decree}).',
  history: 'All prices, newest first',
  state: { now: 'Valid', coming: 'Coming', past: 'Past' },
  from: 'From %{from}',
  from_until: '%{from} until %{until}',
  recorded: 'Recorded by %{who}, %{when}',
  recorded_anonymous: 'Recorded %{when}',
  add: 'Add a price',
  added: 'Price from %{from} added',
  change: 'Edit price',
  change_named: 'Edit the price from %{from}',
  changed: 'Price from %{from} saved',
  remove: 'Delete price',
  remove_named: 'Delete the price from %{from}',
  remove_question: 'Delete the price of %{sum} from %{from}?',
  remove_text:
    'This price is not valid yet. After it is deleted, the price before it continues to be valid.',
  removed: 'Price from %{from} deleted',
  conflict: 'Another person has just changed this price. Check the list, then try again.',
  effect: {
    label: 'What will happen',
    open: 'From %{from} the price is %{sum}, until there is a new price.',
    until: 'From %{from} until %{until} the price is %{sum}.',
    before: 'Until %{until} it is still %{sum}.',
    gap: 'No price is valid on the day before.',
    final: 'This price is valid at once, so it cannot be changed any more after it is saved.',
  },
};

// Stub for the English inflections from which react-admin guesses names without a translation: here
// every resource and field has its name in both languages.
const unchanged = text => text;

export {
  unchanged as capitalize,
  unchanged as humanize,
  unchanged as inflect,
  unchanged as pluralize,
  unchanged as singularize,
  unchanged as transform,
};

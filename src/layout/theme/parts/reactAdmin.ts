/**
 * react-admin keeps an empty line under every field for help that may come. Here help stands above
 * the box, where that line would be a gap; an error shows all the same.
 */
const noEmptyHelp = { defaultProps: { helperText: false } };

/** What react-admin's own components are told; harmless where it is not loaded. */
export const reactAdmin = {
  RaTextInput: noEmptyHelp,
  RaNumberInput: noEmptyHelp,
  RaDateInput: noEmptyHelp,
  RaDateTimeInput: noEmptyHelp,
  RaTimeInput: noEmptyHelp,
  RaPasswordInput: noEmptyHelp,
  RaSelectInput: noEmptyHelp,
  RaSelectArrayInput: noEmptyHelp,
  RaAutocompleteInput: noEmptyHelp,
  RaBooleanInput: noEmptyHelp,
  RaNullableBooleanInput: noEmptyHelp,
  RaCheckboxGroupInput: noEmptyHelp,
  RaRadioButtonGroupInput: noEmptyHelp,
  RaFileInput: noEmptyHelp,
  RaImageInput: noEmptyHelp,
  RaTextArrayInput: noEmptyHelp,
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
};

/**
 * react-admin reserves an empty helper line under every field; here it would be a gap above the
 * box. Errors are still shown.
 */
const noEmptyHelp = { defaultProps: { helperText: false } };

/** Default props of react-admin components; no effect where react-admin is not loaded. */
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

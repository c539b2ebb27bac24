/**
 * react-admin reserves an empty helper line under every field; here it would be a gap above the
 * box. Errors are still shown.
 */
const noHelperText = { defaultProps: { helperText: false } };

/** Default props of react-admin components; no effect where react-admin is not loaded. */
export const reactAdminOverrides = {
  RaTextInput: noHelperText,
  RaNumberInput: noHelperText,
  RaDateInput: noHelperText,
  RaDateTimeInput: noHelperText,
  RaTimeInput: noHelperText,
  RaPasswordInput: noHelperText,
  RaSelectInput: noHelperText,
  RaSelectArrayInput: noHelperText,
  RaAutocompleteInput: noHelperText,
  RaBooleanInput: noHelperText,
  RaNullableBooleanInput: noHelperText,
  RaCheckboxGroupInput: noHelperText,
  RaRadioButtonGroupInput: noHelperText,
  RaFileInput: noHelperText,
  RaImageInput: noHelperText,
  RaTextArrayInput: noHelperText,
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
};

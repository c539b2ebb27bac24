import { plainClass } from '#src/kit/theme/plainElements.ts';

interface TableCheckboxProps {
  label: string;
  isChecked: boolean;
  /** Whether some, but not all, of the rows it represents are selected. */
  isIndeterminate?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** Checkbox of a row or of the table header. */
export const TableCheckbox = ({
  label,
  isChecked,
  isIndeterminate = false,
  disabled = false,
  onChange,
}: TableCheckboxProps) => (
  <input
    ref={input => {
      if (input) input.indeterminate = isIndeterminate;
    }}
    type="checkbox"
    className={plainClass.checkbox}
    aria-label={label}
    checked={isChecked}
    disabled={disabled}
    onChange={onChange}
  />
);

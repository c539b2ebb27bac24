import { plainClass } from '#src/kit/theme/plainElements.ts';

interface TableCheckboxProps {
  label: string;
  isChecked: boolean;
  /** Whether some, but not all, of the rows it represents are selected. */
  isIndeterminate?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** Checkbox of a row, of the table header or of a column's name. A plain element, because a page has many. */
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

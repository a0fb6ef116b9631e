import { IconSearch } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./SearchField.module.css";

type SearchFieldProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
  label: string;
  value: string;
  onChange: (typed: string) => void;
};

/** `className` is for the place of the whole field. */
export function SearchField({ label, className, onChange, ...input }: SearchFieldProps) {
  return (
    <label className={className ? `${styles.search} ${className}` : styles.search}>
      <span className="unseen">{label}</span>
      <Icon of={IconSearch} size={16} />
      <input {...input} type="search" dir="auto" onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

import { useFormats } from "../../../../core/language/formats.ts";

const units = ["byte", "kilobyte", "megabyte"] as const;

/** Formats sizes as people read them: "3.2 MB". */
export function useFileSize(): (bytes: number) => string {
  const { locale } = useFormats();
  return (bytes) => {
    const power = bytes < 1_000 ? 0 : bytes < 999_500 ? 1 : 2;
    const format = new Intl.NumberFormat(locale, {
      style: "unit",
      unit: units[power] ?? "megabyte",
      maximumFractionDigits: power === 2 ? 1 : 0,
    });
    return format.format(bytes / 1_000 ** power);
  };
}

import type { SectionDesk } from "../knowledge/section-desk.ts";
import type { useSection } from "../knowledge/use-section.ts";

export type FaqBarProps = {
  desk: SectionDesk;
  section: ReturnType<typeof useSection>;
  languages: readonly string[];
  search: string;
  onSearch: (search: string) => void;
  selected: ReadonlySet<string> | null;
  onSelect: (ids: ReadonlySet<string> | null) => void;
};

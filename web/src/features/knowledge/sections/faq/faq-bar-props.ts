import type { SectionStore } from "../../store/section-store.ts";
import type { useSection } from "../../store/use-section.ts";

export type FaqBarProps = {
  store: SectionStore;
  section: ReturnType<typeof useSection>;
  languages: readonly string[];
  search: string;
  onSearch: (search: string) => void;
  selected: ReadonlySet<string> | null;
  onSelect: (ids: ReadonlySet<string> | null) => void;
};

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLanguageName } from "../../../../ui/language-name.ts";
import { MenuItem, MenuLine } from "../../../../ui/Menu.tsx";
import { toast } from "../../../../ui/toasts.ts";
import type { EntryOnScreen, EntryPatch } from "../../store/entry-fields.ts";
import type { SectionStore } from "../../store/section-store.ts";
import { BulkMenu } from "./BulkMenu.tsx";
import { copied, withoutLanguage } from "./language-changes.ts";

type FaqLanguagesProps = { store: SectionStore; ids: readonly string[]; languages: readonly string[] };

export function FaqLanguages({ store, ids, languages }: FaqLanguagesProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const [own, ...others] = languages;
  if (own === undefined || others.length === 0) return null;
  const change = (patchOf: (entry: EntryOnScreen) => EntryPatch | null) => {
    const touched = ids.filter((id) => {
      const entry = store.viewOf(id)?.entry;
      return entry && patchOf(entry);
    });
    store.set(touched, (entry) => patchOf(entry) ?? {});
    toast(t`${plural(touched.length, { one: "# entry changed", other: "# entries changed" })}`);
  };
  return (
    <BulkMenu label={t`Languages`} isOff={ids.length === 0}>
      {others.map((language) => (
        <MenuItem key={language} onChoose={() => change((entry) => copied(entry, own, language))}>
          {t`Copy ${languageName(own)} text into empty ${languageName(language)} fields`}
        </MenuItem>
      ))}
      <MenuLine />
      {others.map((language) => (
        <MenuItem key={language} onChoose={() => change((entry) => withoutLanguage(entry, language))}>
          {t`Remove the ${languageName(language)} text`}
        </MenuItem>
      ))}
    </BulkMenu>
  );
}

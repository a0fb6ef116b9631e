import { useLanguageName } from "../../ui/language-name.ts";

export function LanguageOptions({ languages }: { languages: readonly string[] }) {
  const languageName = useLanguageName();
  return languages.map((code) => (
    <option key={code} value={code}>
      {languageName(code)}
    </option>
  ));
}

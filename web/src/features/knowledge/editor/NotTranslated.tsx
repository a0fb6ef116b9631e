import { baseOf } from "@bellhop/contract/formats";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconLanguage } from "@tabler/icons-react";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";

/** The languages by code, and by name for screen readers. */
export function NotTranslated({ languages }: { languages: readonly string[] }) {
  const { i18n } = useLingui();
  const languageName = useLanguageName();
  if (languages.length === 0) return null;
  const list = new Intl.ListFormat(i18n.locale, { type: "unit" });
  const codes = list.format(languages.map((language) => baseOf(language).toUpperCase()));
  return (
    <Chip icon={<Icon of={IconLanguage} size={14} />}>
      <span>
        <Trans>Not translated</Trans>
        <span aria-hidden="true">: {codes}</span>
        <span className="unseen">: {list.format(languages.map(languageName))}</span>
      </span>
    </Chip>
  );
}

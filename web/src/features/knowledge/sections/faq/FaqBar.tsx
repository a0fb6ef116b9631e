import { useLingui } from "@lingui/react/macro";
import { IconChecks } from "@tabler/icons-react";
import { Suspense } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { SearchField } from "../../../../ui/SearchField.tsx";
import { useMayEdit } from "../../store/use-section.ts";
import styles from "./FaqBar.module.css";
import type { FaqBarProps } from "./faq-bar-props.ts";
import { FaqChosen, usePreloadFaqParts } from "./lazy-parts.ts";

export function FaqBar(props: FaqBarProps) {
  const { search, onSearch, selected, onSelect } = props;
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  usePreloadFaqParts();
  return (
    <div className={styles.bar}>
      <SearchField
        label={t`Search FAQ`}
        maxLength={100}
        placeholder={t`Search FAQ`}
        value={search}
        onChange={onSearch}
      />
      {mayEdit && (
        <Button
          icon={<Icon of={IconChecks} size={16} />}
          aria-pressed={selected !== null}
          onClick={() => onSelect(selected ? null : new Set())}
        >
          {selected ? t`Done` : t`Select`}
        </Button>
      )}
      {selected && (
        <Suspense>
          <FaqChosen {...props} selected={selected} />
        </Suspense>
      )}
    </div>
  );
}

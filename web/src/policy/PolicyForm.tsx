import { useLingui } from "@lingui/react/macro";
import { FormState } from "../knowledge/keyed/FormState.tsx";
import { ItemGroup } from "../knowledge/keyed/ItemGroup.tsx";
import { KeyedRow } from "../knowledge/keyed/KeyedRow.tsx";
import { KeyedScreen } from "../knowledge/keyed/KeyedScreen.tsx";
import { groupsOf, isSet, useKeyedSection } from "../knowledge/keyed/keyed-section.ts";
import { OwnRows } from "../knowledge/keyed/OwnRows.tsx";
import { useOpenRow } from "../knowledge/keyed/open-row.ts";
import { useSought } from "../knowledge/keyed/sought.ts";
import { policyWords } from "./policy-words.ts";

const groups = groupsOf("policy");

/** The house rules: what is set of each in one line, and its fields where it is opened. */
export function PolicyForm() {
  const { t, i18n } = useLingui();
  const sought = useSought();
  const form = useKeyedSection("policy");
  const { open, toggle, seek } = useOpenRow(form.keyOf(sought));
  const { desk, languages, currency, isReadOnly } = form;
  return (
    <KeyedScreen form={form} title={t`Guest policy`} words={policyWords} onSeek={seek}>
      <FormState form={form}>
        {groups.map(({ group, items }) => (
          <ItemGroup
            key={group}
            name={i18n._(policyWords.groups[group] ?? { id: group })}
            filled={items.filter(({ key }) => isSet(form.byKey.get(key))).length}
            of={items.length}
          >
            {items.map((item) => (
              <KeyedRow
                key={item.key}
                desk={desk}
                item={item}
                words={policyWords.items[item.key] ?? { name: { id: item.key }, help: { id: "" } }}
                view={form.byKey.get(item.key)}
                languages={languages}
                currency={currency}
                isReadOnly={isReadOnly}
                isOpen={open?.key === item.key}
                isSought={open?.key === item.key && open.isSought}
                onToggle={toggle}
                onChange={form.change}
              />
            ))}
          </ItemGroup>
        ))}
        <OwnRows
          section="policy"
          desk={desk}
          own={form.own}
          languages={languages}
          currency={currency}
          isReadOnly={isReadOnly}
          open={open}
          add={t`Add rule`}
          onToggle={toggle}
          onSeek={seek}
        />
      </FormState>
    </KeyedScreen>
  );
}

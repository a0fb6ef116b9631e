import { useLingui } from "@lingui/react/macro";
import { policyLabels } from "../../../catalogue/index.ts";
import { FormState } from "../../editor/keyed/FormState.tsx";
import { KeyedGroup } from "../../editor/keyed/KeyedGroup.tsx";
import { KeyedScreen } from "../../editor/keyed/KeyedScreen.tsx";
import { groupsOf, useKeyedForm } from "../../editor/keyed/keyed-section.ts";
import { OwnRows } from "../../editor/keyed/OwnRows.tsx";

const groups = groupsOf("policy");

export function PolicyForm() {
  const { t } = useLingui();
  const form = useKeyedForm("policy");
  return (
    <KeyedScreen form={form} title={t`Guest policy`} labels={policyLabels}>
      <FormState form={form}>
        {groups.map(({ group, items }) => (
          <KeyedGroup key={group} form={form} labels={policyLabels} group={group} items={items} />
        ))}
        <OwnRows form={form} add={t`Add rule`} />
      </FormState>
    </KeyedScreen>
  );
}

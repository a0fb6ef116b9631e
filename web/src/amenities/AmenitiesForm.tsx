import type { CatalogueItem } from "@bellhop/contract/catalogue";
import type { Availability } from "@bellhop/contract/knowledge";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus, IconSearch, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { folded } from "../app/shell/palette-search.ts";
import { availabilityWords } from "../knowledge/fields/Availability.tsx";
import { Chips } from "../knowledge/keyed/Chips.tsx";
import { FormState } from "../knowledge/keyed/FormState.tsx";
import { ItemGroup } from "../knowledge/keyed/ItemGroup.tsx";
import { KeyedRow } from "../knowledge/keyed/KeyedRow.tsx";
import { KeyedScreen } from "../knowledge/keyed/KeyedScreen.tsx";
import { groupsOf, isSet, rowId, useKeyedSection } from "../knowledge/keyed/keyed-section.ts";
import { OwnRows } from "../knowledge/keyed/OwnRows.tsx";
import { useOpenRow } from "../knowledge/keyed/open-row.ts";
import { useSought } from "../knowledge/keyed/sought.ts";
import { titleOf } from "../knowledge/keyed/title-of.ts";
import type { EntryView } from "../knowledge/section-desk.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Notice } from "../ui/Notice.tsx";
import { toast } from "../ui/toasts.ts";
import styles from "./AmenitiesForm.module.css";
import { amenityWords } from "./amenity-words.ts";

const groups = groupsOf("amenities");
type Shown = "all" | "to_do" | "written" | Availability;

/** What the house has and has not: each amenity one click, more of it where it is opened. */
export function AmenitiesForm() {
  const { t, i18n } = useLingui();
  const sought = useSought();
  const form = useKeyedSection("amenities");
  const { open, toggle, seek: openRow } = useOpenRow(form.keyOf(sought));
  const [shown, setShown] = useState<Shown>("all");
  /** Rows stay where they are while they are worked on: what is shown is chosen again with the next filter. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState("");
  const { desk, languages, currency, isReadOnly } = form;

  const stateOf = (view: EntryView | undefined): Shown =>
    view?.entry.availability ?? (isSet(view) ? "written" : "to_do");
  const nameOf = (item: CatalogueItem) => i18n._(amenityWords.items[item.key]?.name ?? { id: item.key });
  const all = [
    ...groups.flatMap(({ items }) =>
      items.map((item) => ({ id: item.key, name: nameOf(item), state: stateOf(form.byKey.get(item.key)) })),
    ),
    ...form.own.map((view) => ({
      id: view.entry.entry_id,
      name: titleOf(view.entry, languages),
      state: stateOf(view),
    })),
  ];
  const words = folded(typed.trim());
  const isFound = ({ id, name, state }: (typeof all)[number]) =>
    (shown === "all" || state === shown || kept.has(id)) && folded(name).includes(words);
  const found = new Set(all.filter(isFound).map(({ id }) => id));

  const show = (next: Shown) => {
    setShown(next);
    setKept(new Set(all.filter(({ state }) => state === next).map(({ id }) => id)));
  };
  const seek = (keyOrId: string) => {
    setShown("all");
    setTyped("");
    openRow(keyOrId);
  };
  const restAbsent = (group: string, items: readonly CatalogueItem[]) => {
    const open = items.filter(({ key }) => stateOf(form.byKey.get(key)) === "to_do");
    for (const { key } of open) form.change(key, { availability: "absent" });
    const undo = () => {
      for (const { key } of open) form.change(key, { availability: null });
    };
    toast(t`${open.length} marked absent: ${group}`, { action: { words: t`Undo`, run: undo } });
  };
  const count = (state: Shown) => all.filter((one) => state === "all" || one.state === state).length;
  const chips = [
    { value: "all" as const, words: t`All`, count: count("all") },
    { value: "to_do" as const, words: t`To do`, count: count("to_do") },
    ...(count("written") > 0 || shown === "written"
      ? [{ value: "written" as const, words: t`In words only`, count: count("written") }]
      : []),
    ...(["present", "absent", "paid", "on_request"] as const).map((value) => ({
      value,
      words: i18n._(availabilityWords[value]),
      count: count(value),
    })),
  ];

  return (
    <KeyedScreen
      form={form}
      title={t`Amenities`}
      words={amenityWords}
      onSeek={seek}
      bar={
        <div className={styles.bar}>
          <label className={styles.search}>
            <Icon of={IconSearch} size={16} />
            <input
              type="search"
              aria-label={t`Find an amenity`}
              placeholder={t`Find an amenity`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <Chips label={t`Which are shown`} choices={chips} value={shown} onChange={show} />
        </div>
      }
    >
      <FormState form={form}>
        {found.size === 0 && (
          <Notice
            icon={<Icon of={IconSearch} size={24} />}
            title={typed.trim() ? t`Nothing is called so` : t`None of these`}
            action={
              <>
                {typed.trim() && !isReadOnly && (
                  <Button
                    icon={<Icon of={IconPlus} size={16} />}
                    onClick={() =>
                      seek(
                        desk.add({
                          texts: { [languages[0] ?? "en"]: { title: typed.trim() } },
                          availability: "present",
                        }),
                      )
                    }
                  >
                    <Trans>
                      Add “<bdi>{typed.trim()}</bdi>”
                    </Trans>
                  </Button>
                )}
                <Button
                  icon={<Icon of={IconX} size={16} />}
                  onClick={() => {
                    setTyped("");
                    setShown("all");
                  }}
                >
                  <Trans>Show all</Trans>
                </Button>
              </>
            }
          />
        )}
        {groups.map(({ group, items }) => {
          const here = items.filter(({ key }) => found.has(key));
          if (here.length === 0) return null;
          const name = i18n._(amenityWords.groups[group] ?? { id: group });
          const decided = items.filter(({ key }) => stateOf(form.byKey.get(key)) !== "to_do").length;
          return (
            <ItemGroup
              key={group}
              name={name}
              filled={decided}
              of={items.length}
              action={
                !isReadOnly &&
                decided < items.length && (
                  <Button
                    kind="ghost"
                    size="row"
                    aria-label={t`Mark the rest absent: ${name}`}
                    onClick={() => restAbsent(name, items)}
                  >
                    <Trans>Mark the rest absent</Trans>
                  </Button>
                )
              }
            >
              {here.map((item) => (
                <KeyedRow
                  key={item.key}
                  desk={desk}
                  item={item}
                  words={amenityWords.items[item.key] ?? { name: { id: item.key }, help: { id: "" } }}
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
          );
        })}
        {(found.size > 0 || form.own.length > 0) && (
          <div id={rowId("amenities", "own")} className={styles.own}>
            <OwnRows
              section="amenities"
              desk={desk}
              own={form.own.filter(({ entry }) => found.has(entry.entry_id))}
              languages={languages}
              currency={currency}
              isReadOnly={isReadOnly}
              open={open}
              add={t`Add amenity`}
              begun={{ availability: "present" }}
              onToggle={toggle}
              onSeek={seek}
            />
          </div>
        )}
      </FormState>
    </KeyedScreen>
  );
}

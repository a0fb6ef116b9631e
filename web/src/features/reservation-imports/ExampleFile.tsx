import type { ImportField } from "@bellhop/contract/reservation-imports";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDownload } from "@tabler/icons-react";
import { useFormats } from "../../core/language/formats.ts";
import { nowMs } from "../../core/time/clock.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { fieldNames } from "./field-names.ts";
import styles from "./StartImport.module.css";

const columns = [
  "reservation_number",
  "guest_name",
  "phone",
  "checkin",
  "checkout",
  "room",
  "adults",
] satisfies ImportField[];

/** The numbers are reserved for fiction: no one gets a message. */
const bookings = [
  {
    number: "EX-1001",
    name: "Emily Carter",
    phone: "+44 7700 900123",
    from: 7,
    to: 9,
    room: "101",
    adults: 2,
  },
  {
    number: "EX-1002",
    name: "Tomás Ribeiro",
    phone: "+44 7700 900124",
    from: 8,
    to: 12,
    room: "",
    adults: 1,
  },
];

const dayMs = 86_400_000;

/** What a file must have, and one to look at or fill in. */
export function ExampleFile() {
  const { i18n } = useLingui();
  const { dayOf, number } = useFormats();
  const save = () => {
    const day = (daysAhead: number) => dayOf(nowMs() + daysAhead * dayMs);
    const rows = bookings.map(({ number: own, name, phone, from, to, room, adults }) => [
      own,
      name,
      phone,
      day(from),
      day(to),
      room,
      adults,
    ]);
    const lines = [columns.map((field) => i18n._(fieldNames[field])), ...rows];
    // Excel expects a semicolon where the comma is for decimals, and reads UTF-8 after a byte order mark.
    const delimiter = number(1.5).includes(",") ? ";" : ",";
    const content = `\ufeff${lines.map((line) => line.join(delimiter)).join("\r\n")}\r\n`;
    saveFile({ name: "reservations-example.csv", blob: new Blob([content], { type: "text/csv" }) });
  };
  return (
    <div className={styles.example}>
      <p>
        <Trans>
          Put one reservation on each line: arrival, departure, and a guest name or number. Any order of
          columns works.
        </Trans>
      </p>
      <Button size="row" icon={<Icon of={IconDownload} size={16} />} onClick={save}>
        <Trans>Download example file</Trans>
      </Button>
    </div>
  );
}

import type { ImportRow } from "@bellhop/contract/reservation-imports";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useFormats } from "../../core/language/formats.ts";
import { useReadablePhone } from "../../core/phone/use-readable-phone.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useLanguageName } from "../../ui/language-name.ts";
import { fieldNames, statusNames } from "./field-names.ts";
import styles from "./Rows.module.css";
import { rowProblemSentence } from "./row-problem-sentence.ts";

export function Row({ row }: { row: ImportRow }) {
  const { i18n } = useLingui();
  const { date, number } = useFormats();
  const readable = useReadablePhone(row.phone !== null);
  const {
    line,
    guest_name: name,
    phone,
    status,
    checkin,
    checkout,
    room,
    reservation_number: reservation,
  } = row;
  const place = number(line);
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.guest}>
          <bdi className={styles.name}>{name || <Trans>No name</Trans>}</bdi>
          {status !== null && status !== "confirmed" && (
            <span className={styles.dim}>{i18n._(statusNames[status])}</span>
          )}
          {phone && (
            <bdi className={styles.dim} dir="ltr">
              {readable(phone)}
            </bdi>
          )}
        </p>
        <p className={styles.dates}>
          {(checkin || checkout) && (
            <>
              <bdi>{checkin ? date(checkin) : "?"}</bdi> – <bdi>{checkout ? date(checkout) : "?"}</bdi>
            </>
          )}
        </p>
        <p className={styles.dim}>
          {room !== "" && (
            <Trans>
              Room <bdi>{room}</bdi>
            </Trans>
          )}
        </p>
        <p className={styles.dim}>
          {reservation !== "" && (
            <Trans>
              Number <bdi>{reservation}</bdi>
            </Trans>
          )}
        </p>
        <p className={styles.dim}>
          {line > 0 ? <Trans>Line {place}</Trans> : <Trans>No longer in the calendar</Trans>}
        </p>
      </div>
      <Changes changes={row.changes} />
      {row.problems.map((problem) => (
        <p key={`${problem.code} ${problem.field}`} className={styles.problem}>
          <Icon of={IconAlertTriangle} size={14} />
          <span>{rowProblemSentence(i18n, problem)}</span>
        </p>
      ))}
    </li>
  );
}

function Changes({ changes }: Pick<ImportRow, "changes">) {
  const { i18n } = useLingui();
  const shown = useShownValue();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => {
        const name = field in fieldNames ? i18n._(fieldNames[field as keyof typeof fieldNames]) : field;
        return (
          <li key={`${field} ${after}`}>
            {name}: <del dir="auto">{shown(field, before)}</del> <ins dir="auto">{shown(field, after)}</ins>
          </li>
        );
      })}
    </ul>
  );
}

/** A stored value as people write it. */
function useShownValue() {
  const { t, i18n } = useLingui();
  const { date } = useFormats();
  const languageName = useLanguageName();
  const readable = useReadablePhone();
  return (field: string, value: string): string => {
    if (value === "") return t`empty`;
    if (field === "checkin" || field === "checkout") return date(value);
    if (field === "phone") return readable(value);
    if (field === "language") return languageName(value);
    if (field === "status" && value in statusNames)
      return i18n._(statusNames[value as keyof typeof statusNames]);
    return value;
  };
}

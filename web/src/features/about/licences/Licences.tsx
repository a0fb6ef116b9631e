import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown, IconExternalLink } from "@tabler/icons-react";
import { useDeferredValue, useId, useState } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Card } from "../Card.tsx";
import styles from "./Licences.module.css";
import { type Licence, useLicences, useLicenceTexts } from "./licence-queries.ts";

export function Licences() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Card
      title={t`Licences`}
      about={t`Bellhop contains open-source software. These are its parts and their licences.`}
      action={
        <Button size="row" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Hide licences</Trans> : <Trans>Show licences</Trans>}
        </Button>
      }
    >
      <div id={id} className={styles.content}>
        {isOpen && <List />}
      </div>
    </Card>
  );
}

function List() {
  const { t } = useLingui();
  const { number } = useFormats();
  const { data, error, refetch } = useLicences();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed).trim().toLowerCase();
  if (error && !data)
    return (
      <Failure failure={error} title={t`The licences could not be loaded`} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <div className={styles.loading} role="status" aria-label={t`Loading the licences`}>
        <Skeleton width={240} />
        <Skeleton width={200} />
      </div>
    );
  const found = data.filter(({ name, licence }) => `${name} ${licence}`.toLowerCase().includes(search));
  const count = number(found.length);
  const all = number(data.length);
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t`Search parts and licences`}
          placeholder={t`Search parts and licences`}
          value={typed}
          onChange={setTyped}
        />
        <p role="status" className={styles.count}>
          {found.length === data.length ? (
            <Trans>{all} parts</Trans>
          ) : (
            <Trans>
              {count} of {all} parts
            </Trans>
          )}
        </p>
      </div>
      {found.length === 0 ? (
        <p className={styles.none}>
          <Trans>No part has this name or licence.</Trans>{" "}
          <Button size="row" onClick={() => setTyped("")}>
            <Trans>Clear search</Trans>
          </Button>
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <ul className={styles.parts} tabIndex={0} aria-label={t`Parts`}>
          {found.map((part) => (
            <Part key={`${part.name} ${part.version}`} part={part} />
          ))}
        </ul>
      )}
    </>
  );
}

function Part({ part }: { part: Licence }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, version, licence, text, link } = part;
  const words = (
    <>
      <bdi className={styles.name}>{name}</bdi>
      <bdi className={styles.version}>{version}</bdi>
      <bdi className={styles.licence}>{licence}</bdi>
    </>
  );
  if (link)
    return (
      <li>
        <a className={styles.row} href={link} target="_blank" rel="noreferrer">
          {words}
          <Icon of={IconExternalLink} size={16} flip />
          <span className="unseen">{t`Opens another site`}</span>
        </a>
      </li>
    );
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
        <Icon of={IconChevronDown} size={16} />
      </button>
      <div id={id}>{isOpen && text !== undefined && <Text index={text} name={name} />}</div>
    </li>
  );
}

function Text({ index, name }: { index: number; name: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useLicenceTexts();
  if (error && !data)
    return <Failure failure={error} title={t`The text could not be loaded`} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.loading} role="status" aria-label={t`Loading the text`}>
        <Skeleton width={280} />
      </div>
    );
  return (
    <section
      className={styles.text}
      aria-label={t`Licence of ${name}`}
      lang="en"
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      {data[index]}
    </section>
  );
}

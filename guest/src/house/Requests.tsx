import type { ExtraOnPage, GuestPage, GuestRequestForms } from "@bellhop/contract/guest-page";
import {
  type ButtonKind,
  fieldsOfButton,
  fieldsOfExtra,
  type GuestRequestField,
  guestRequestFields,
} from "@bellhop/contract/guest-page-requests";
import { limits } from "@bellhop/contract/limits";
import { countedInPeople, type RequestKind } from "@bellhop/contract/request-kinds";
import { Fragment } from "react";
import { addressOf } from "../core/addresses.ts";
import { Icon } from "../core/Icon.tsx";
import { chevron } from "../core/icons.ts";
import type { InformationProps } from "../core/page-props.ts";
import { requestTexts } from "../texts/request-texts.ts";
import { type FieldLabels, sentenceOf, sentencesOf } from "./request-sentences.ts";
import { Words } from "./Words.tsx";

const textsFor = ({ language }: GuestPage) => requestTexts[language as keyof typeof requestTexts];

/** What the hotel lets guests ask for with a form. It needs no script. */
export function Requests({ page, texts }: InformationProps) {
  const { requests } = page;
  if (!requests || page.is_closed) return null;
  const own = textsFor(page);
  const { kinds, extras, refused } = requests;
  const isShown =
    kinds.some(({ kind }) => kind === refused?.form) ||
    extras.some(({ entry_id: id }) => id === refused?.form);
  const names: Partial<Record<ButtonKind, string>> = { repair: own.repair, other: own.other };
  return (
    <>
      {refused && !isShown && (
        <p className="banner" role="alert" id={anchorOf(refused.form)}>
          {sentencesOf(refused, labelsOf(own), own, texts).join(" ")}
        </p>
      )}
      {kinds.length > 0 && (
        <section className="requests" aria-labelledby="requests">
          <h2 id="requests">{own.title}</h2>
          <div className="request-buttons">
            {kinds.map(({ kind, name }) => (
              <RequestForm key={kind} page={page} texts={texts} forms={requests} form={kind}>
                {names[kind] ?? name}
              </RequestForm>
            ))}
          </div>
        </section>
      )}
      {extras.length > 0 && (
        <section className="requests" aria-labelledby="extras">
          <h2 id="extras">{own.extras}</h2>
          {extras.map((extra) => (
            <RequestForm
              key={extra.entry_id}
              page={page}
              texts={texts}
              forms={requests}
              form={extra.entry_id}
              extra={extra}
            >
              <span dir="auto">{extra.title}</span>
              {extra.price && <b>{extra.price.text}</b>}
            </RequestForm>
          ))}
        </section>
      )}
    </>
  );
}

const anchorOf = (form: string) => `request-${form}`;

const labelsOf = (
  own: (typeof requestTexts)["en"],
  { isPeople = false, isDescribed = false } = {},
): FieldLabels => ({
  count: isPeople ? own.people : own.count,
  day: own.day,
  time: own.time,
  room: own.room,
  words: isDescribed ? own.what : own.words,
});

type FormProps = InformationProps & {
  forms: GuestRequestForms;
  /** The kind, or the id of the extra. */
  form: string;
  extra?: ExtraOnPage;
  children: React.ReactNode;
};

function RequestForm({ page, texts, forms, form, extra, children }: FormProps) {
  const own = textsFor(page);
  const kind = extra ? "extra" : (form as ButtonKind);
  const needs = kind === "extra" ? fieldsOfExtra : fieldsOfButton[kind];
  const refused = forms.refused?.form === form ? forms.refused : null;
  const labels = labelsOf(own, {
    isPeople: countedInPeople.has(kind as RequestKind),
    isDescribed: needs.words === "needed",
  });
  const anchor = anchorOf(form);
  const fields = guestRequestFields.filter((name) => (name === "room" ? forms.room === null : needs[name]));
  return (
    <details className="card more" id={anchor} open={refused !== null}>
      <summary className="more-title">
        <span>{children}</span>
        <Icon of={chevron} className="chevron" />
      </summary>
      <form className="fields" method="post" action={`${addressOf(page, "requests")}#${anchor}`}>
        <input type="hidden" name="sent_as" value={page.form_id} />
        <input type="hidden" name="kind" value={kind} />
        {extra && <input type="hidden" name="entry_id" value={extra.entry_id} />}
        {extra?.price && <input type="hidden" name="price" value={extra.price.is} />}
        {extra && <Words of={extra} />}
        {refused && (
          <div className="urgent" role="alert">
            {sentencesOf(refused, labels, own, texts).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        {fields.map((name) => {
          const problem = refused?.fields[name];
          const isNeeded = name !== "room" && needs[name] === "needed";
          const typed = refused ? refused.typed[name] : suggested(name, kind, forms);
          return (
            <Fragment key={name}>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: Field is an input. Ids of its own for each cost the page .6 KiB. */}
              <label>
                {isNeeded ? labels[name] : own.optional.replace("{field}", () => labels[name])}
                <Field
                  name={name}
                  forms={forms}
                  defaultValue={typed}
                  required={isNeeded}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem ? `${anchor}-${name}` : undefined}
                />
              </label>
              {problem && (
                <span className="urgent" id={`${anchor}-${name}`}>
                  {sentenceOf(problem, labels[name], own)}
                </span>
              )}
            </Fragment>
          );
        })}
        <p className="dim">{extra?.is_instant ? own.atOnce : own.confirms}</p>
        <button type="submit" className="soft-button">
          {extra ? own.order : own.send}
        </button>
      </form>
    </details>
  );
}

/** What most guests want: they can change it. */
function suggested(
  name: GuestRequestField,
  kind: ButtonKind | "extra",
  { stay }: GuestRequestForms,
): string | undefined {
  if (name === "count") return kind === "extra" ? "1" : undefined;
  if (name !== "day") return undefined;
  if (kind === "late_check_out") return stay?.checkout;
  return kind === "early_check_in" ? stay?.checkin : undefined;
}

type FieldProps = Pick<
  React.InputHTMLAttributes<HTMLInputElement>,
  "defaultValue" | "required" | "aria-invalid" | "aria-describedby"
> & { name: GuestRequestField; forms: GuestRequestForms };

/** The browser's own fields, which are in the guest's language. */
function Field({ name, forms, ...field }: FieldProps) {
  switch (name) {
    case "count":
      return (
        <input
          {...field}
          name={name}
          type="number"
          min={1}
          max={limits.maxGuestRequestCount}
          inputMode="numeric"
        />
      );
    case "day":
      return <input {...field} name={name} type="date" min={forms.days.from} max={forms.days.until} />;
    case "time":
      return <input {...field} name={name} type="time" />;
    case "room":
      return <input {...field} name={name} maxLength={limits.roomCharacters} autoComplete="off" dir="auto" />;
    case "words":
      return <input {...field} name={name} maxLength={limits.requestWordsCharacters} dir="auto" />;
  }
}

import { Icon } from "../core/Icon.tsx";
import { user } from "../core/icons.ts";
import type { PageProps } from "../core/page-props.ts";

/** The form that the suggestions belong to, wherever they stand. */
export const composerId = "ask";

/** Questions to tap, and the way to a person: last on the first view, first beside a conversation. */
export function Suggestions({ page, texts, isStrip = false }: PageProps & { isStrip?: boolean }) {
  if (page.is_closed) return null;
  const questions = page.questions.map((question) => (
    <button key={question} type="submit" form={composerId} name="ask" value={question} className="chip">
      {question}
    </button>
  ));
  const person = <PersonButton key="person" texts={texts} />;
  if (isStrip) return <div className="strip">{[person, ...questions]}</div>;
  return (
    <section className="suggestions" aria-label={texts.often}>
      {questions.length > 0 && <h2 className="often">{texts.often}</h2>}
      <div className="chips">{[...questions, person]}</div>
    </section>
  );
}

/** Asks for a person, in the guest's name. */
export const PersonButton = ({ texts }: Pick<PageProps, "texts">) => (
  <button type="submit" form={composerId} name="ask" value={texts.personMessage} className="chip person">
    <Icon of={user} />
    {texts.person}
  </button>
);

import type { Gap, GapQuestion } from "@bellhop/contract/gaps";
import { baseOf } from "@bellhop/contract/values";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown, IconChevronRight, IconX } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { focusNextRow } from "../../../ui/focus-next-row.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useLanguageName } from "../../../ui/language-name.ts";
import { prefillAnswer, useKnowledgeOverview, useMayEdit } from "../../knowledge/index.ts";
import styles from "./Gaps.module.css";
import { useDismissGap } from "./gap-queries.ts";

export function GapRow({ gap }: { gap: Gap }) {
  const { t, i18n } = useLingui();
  const { number, dayMonth } = useFormats();
  const languageName = useLanguageName();
  const mayEdit = useMayEdit();
  const addToKnowledge = useAddToKnowledge(gap);
  const dismiss = useDismissGap();
  const [isDismissing, setDismissing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const about = isolated(gap.question);
  const names = gap.languages.map(languageName);
  const languages = new Intl.ListFormat(i18n.locale, { type: "unit", style: "short" }).format(names);
  const lastAsked = dayMonth(gap.last_asked_at);
  return (
    <li className={styles.row}>
      <p className={styles.count}>
        <span aria-hidden="true" className="figures">
          {number(gap.guests)}
        </span>
        <span className="unseen">
          <Plural value={gap.guests} one="# guest" other="# guests" />
        </span>
      </p>
      <div className={styles.words}>
        <p className={styles.question}>
          <bdi lang={gap.language}>{gap.question}</bdi>
        </p>
        <p className={styles.dim}>
          <bdi>{languages}</bdi> · <Trans>last asked {lastAsked}</Trans>
          {gap.wrong > 0 && (
            <>
              {" "}
              <Chip tone="urgent">
                <Plural value={gap.wrong} one="# wrong answer" other="# wrong answers" />
              </Chip>
            </>
          )}
        </p>
      </div>
      <div className={styles.tools}>
        <Button
          size="row"
          aria-label={mayEdit ? t`Add to knowledge: ${about}` : t`Suggest an answer: ${about}`}
          onClick={addToKnowledge}
        >
          {mayEdit ? <Trans>Add to knowledge</Trans> : <Trans>Suggest an answer</Trans>}
        </Button>
        <IconButton
          label={t`Dismiss: ${about}`}
          disabled={isDismissing}
          onClick={() => {
            setDismissing(true);
            focusNextRow();
            void dismiss(gap).then(() => setDismissing(false));
          }}
        >
          <Icon of={IconX} size={16} />
        </IconButton>
      </div>
      <div className={styles.below}>
        {gap.draft && <Draft draft={gap.draft} />}
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={isOpen ? IconChevronDown : IconChevronRight} size={16} flip />
          <Plural
            value={gap.questions.length}
            one="Show the guest's question"
            other="Show # questions of guests"
          />
        </button>
        <ul id={id} hidden={!isOpen} className={styles.asked}>
          {isOpen && gap.questions.map((one) => <AskedQuestion key={one.question_id} of={one} />)}
        </ul>
      </div>
    </li>
  );
}

function Draft({ draft: { text, language, by, replies } }: { draft: NonNullable<Gap["draft"]> }) {
  const name = isolated(by ?? "");
  return (
    <div className={styles.draft}>
      <p lang={language} dir="auto">
        {text}
      </p>
      <p className={styles.dim}>
        {by && replies === 1 ? (
          <Trans>{name} replied this</Trans>
        ) : by ? (
          <Trans>
            {name} replied this, the last of <Plural value={replies} one="# reply" other="# replies" />
          </Trans>
        ) : (
          <Trans>From your team's replies</Trans>
        )}
      </p>
    </div>
  );
}

function AskedQuestion({
  of: { conversation_id, text, language, asked_at, cause, reply },
}: {
  of: GapQuestion;
}) {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  const languageName = useLanguageName();
  const by = isolated(reply?.by ?? "");
  return (
    <li>
      <p lang={language} dir="auto" className={styles.text}>
        {text}
      </p>
      <p className={styles.dim}>
        <bdi>{languageName(language)}</bdi> · <bdi>{dayAndTime(asked_at)}</bdi>
        {cause === "wrong" && (
          <>
            {" · "}
            <Trans>answer marked as wrong</Trans>
          </>
        )}
        {" · "}
        <Link
          to="/messages"
          search={{ tab: "all", conversation: conversation_id }}
          aria-label={t`Open conversation: ${isolated(text)}`}
        >
          <Trans>Open conversation</Trans>
        </Link>
      </p>
      {reply && (
        <p className={styles.reply} lang={reply.language} dir="auto">
          {reply.by && <span className={styles.dim}>{by}: </span>}
          {reply.text}
        </p>
      )}
    </li>
  );
}

/** Opens a new FAQ entry with the question and what staff replied. What the person has typed for it before stays. */
function useAddToKnowledge({ question, language, questions, draft }: Gap) {
  const navigate = useNavigate();
  const { venue_id: venueId } = useVenue();
  const { member_id: memberId } = useAccess().member;
  const languages = useKnowledgeOverview().data?.languages ?? [];
  return () => {
    const shown = questions.find((one) => baseOf(one.language) === baseOf(language)) ?? questions[0];
    const teach = shown?.text ?? question;
    const own = languages.find((one) => draft && baseOf(one) === baseOf(draft.language));
    if (draft)
      prefillAnswer(venueId, memberId, teach, {
        answer: draft.text,
        ...(own && { language: own }),
        ...(own && baseOf(own) === baseOf(language) && { question }),
      });
    void navigate({ to: "/builder", search: { section: "faq", teach } });
  };
}

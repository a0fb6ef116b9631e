import type { Proposal } from "@bellhop/contract/imports";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { focusNextRow } from "../../ui/focus-next-row.ts";
import { useLanguageName } from "../../ui/language-name.ts";
import { onFirstClick } from "../../ui/on-first-click.ts";
import { useFieldName, useFieldValue, useItemName } from "../catalogue/index.ts";
import { useKnowledgeOverview } from "../knowledge/index.ts";
import { FieldEditor } from "./FieldEditor.tsx";
import styles from "./ProposalCard.module.css";
import {
  changeToAccept,
  currentFields,
  fieldsToReview,
  isShorter,
  itemOf,
  otherLanguages,
  type Review,
  reviewedValue,
  titleOfProposal,
  unreviewed,
} from "./proposal-fields.ts";
import type { Reviews } from "./reviews.ts";

type ProposalCardProps = {
  proposal: Proposal;
  reviews: Reviews;
  errors: Record<string, string>;
  isReadOnly: boolean;
  isBusy: boolean;
  onAccept: () => void;
  onDismiss: () => void;
};

export function ProposalCard(props: ProposalCardProps) {
  const { proposal, reviews, errors, isReadOnly, isBusy, onAccept, onDismiss } = props;
  const { t } = useLingui();
  const [reviewed, setReviewed] = useState(() => reviews.kept(proposal.proposal_id));
  const review = reviewed ?? unreviewed(proposal);
  const onReview = (next: Review) => {
    setReviewed(next);
    reviews.write(proposal.proposal_id, next);
  };
  const itemName = useItemName();
  const item = itemOf(proposal);
  const languages = useKnowledgeOverview().data?.languages ?? [];
  const title = titleOfProposal(proposal, languages) || (item ? itemName(item) : t`Untitled`);
  const isNothingLeft = changeToAccept(proposal, review) === null;
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <Standing of={proposal} />
        {proposal.place && (
          <span className={styles.place}>
            <Trans>
              From: <bdi>{proposal.place}</bdi>
            </Trans>
          </span>
        )}
      </header>
      <ul className={styles.fields}>
        {fieldsToReview(proposal).map((field) => (
          <li key={field}>
            <ReviewedField
              proposal={proposal}
              field={field}
              review={review}
              error={errors[field]}
              isReadOnly={isReadOnly}
              onReview={onReview}
            />
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <footer className={styles.foot}>
          {isNothingLeft && (
            <p className={styles.hint}>
              {proposal.current ? (
                <Trans>You already have this entry. Tick the fields to change.</Trans>
              ) : proposal.since_import ? (
                <Trans>You deleted this entry. Tick the fields to add it again.</Trans>
              ) : (
                <Trans>Tick the correct fields.</Trans>
              )}
            </p>
          )}
          <Button
            size="row"
            kind="ghost"
            disabled={isBusy}
            aria-label={t`Dismiss ${title}`}
            onClick={onFirstClick(() => {
              focusNextRow();
              onDismiss();
            })}
          >
            <Trans>Dismiss</Trans>
          </Button>
          <Button
            size="row"
            disabled={isBusy || isNothingLeft}
            aria-label={t`Accept ${title}`}
            onClick={onFirstClick(() => {
              focusNextRow();
              onAccept();
            })}
          >
            <Trans>Accept</Trans>
          </Button>
        </footer>
      )}
    </article>
  );
}

type ReviewedFieldProps = {
  proposal: Proposal;
  field: string;
  review: Review;
  error: string | undefined;
  isReadOnly: boolean;
  onReview: (review: Review) => void;
};

function ReviewedField({ proposal, field, review, error, isReadOnly, onReview }: ReviewedFieldProps) {
  const { t } = useLingui();
  const fieldName = useFieldName(proposal.section);
  const shown = useFieldValue();
  const label = fieldName(field);
  const isIn = !review.leftOut.has(field);
  const read = proposal.fields.find((one) => one.field === field);
  const now = currentFields(proposal)[field];
  const languageName = useLanguageName();
  const elsewhere = isIn ? otherLanguages(proposal, field).map(languageName).join(", ") : "";
  const toggle = () => {
    const leftOut = new Set(review.leftOut);
    if (isIn) leftOut.add(field);
    else leftOut.delete(field);
    onReview({ ...review, leftOut });
  };
  return (
    <div className={styles.field} data-out={!isIn || undefined}>
      {!isReadOnly && (
        <label className={styles.check}>
          <input type="checkbox" checked={isIn} onChange={toggle} aria-label={t`Include: ${label}`} />
        </label>
      )}
      <div className={styles.editor}>
        <FieldEditor
          field={field}
          label={label}
          value={reviewedValue(proposal, review, field)}
          error={error}
          isReadOnly={isReadOnly || !isIn}
          onChange={(value) => onReview({ ...review, values: { ...review.values, [field]: value } })}
        />
        {now !== undefined && (
          <p className={styles.now}>
            <Trans>
              Now: <bdi>{shown(field, now)}</bdi>
            </Trans>
          </p>
        )}
        {isShorter(proposal, field) && (
          <p className={styles.now}>
            {isIn ? (
              <Trans>This replaces your longer text.</Trans>
            ) : (
              <Trans>Your text is longer, so we keep it. Tick to replace it.</Trans>
            )}
          </p>
        )}
        {elsewhere && (
          <p className={styles.now}>
            <Trans>
              Not changed in <bdi>{elsewhere}</bdi>. Update it there too.
            </Trans>
          </p>
        )}
      </div>
      <div className={styles.from}>
        {read?.quote && (
          <q dir="auto" className={styles.quote}>
            {read.quote}
          </q>
        )}
      </div>
    </div>
  );
}

/** What the suggestion does to the hotel's entries. */
function Standing({ of: { current, since_import } }: { of: Proposal }) {
  if (since_import === "edited")
    return (
      <Chip tone="waiting">
        {current ? <Trans>You changed this</Trans> : <Trans>You deleted this</Trans>}
      </Chip>
    );
  if (since_import === "unchanged" && current)
    return (
      <Chip tone="info">
        <Trans>Changed in the source</Trans>
      </Chip>
    );
  return current ? (
    <Chip tone="waiting">
      <Trans>You already have this. Replace it?</Trans>
    </Chip>
  ) : (
    <Chip tone="info">
      <Trans>New</Trans>
    </Chip>
  );
}

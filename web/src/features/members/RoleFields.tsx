import { type Role, roles } from "@bellhop/contract/access";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useAccess } from "../../core/access/AccessContext.ts";
import { useVenues } from "../../core/access/access-queries.ts";
import { isAbove } from "../../core/access/permissions.ts";
import { useRoleName } from "../../core/access/role-name.ts";
import styles from "./RoleFields.module.css";

export type Granted = { role: Role; venue_ids: number[] | null };

type RoleFieldsProps = {
  granted: Granted;
  /** Why the role cannot be changed. */
  whyFixed?: string | undefined;
  errors: { role?: string | undefined; venue_ids?: string | undefined };
  onChange: (granted: Granted) => void;
};

export function RoleFields({ granted, whyFixed, errors, onChange }: RoleFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <fieldset className={styles.fieldset}>
        <legend>{t`Role`}</legend>
        {roles.map((role) => (
          <RoleChoice
            key={role}
            role={role}
            isChosen={granted.role === role}
            whyFixed={whyFixed}
            onChoose={() => onChange({ role, venue_ids: role === "owner" ? null : granted.venue_ids })}
          />
        ))}
        {errors.role && (
          <p className={styles.error} role="alert">
            {errors.role}
          </p>
        )}
      </fieldset>
      <Venues granted={granted} error={errors.venue_ids} onChange={onChange} />
    </>
  );
}

type RoleChoiceProps = {
  role: Role;
  isChosen: boolean;
  whyFixed: string | undefined;
  onChoose: () => void;
};

function RoleChoice({ role, isChosen, whyFixed, onChoose }: RoleChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const { member } = useAccess();
  const name = useRoleName(role);
  const may: Record<Role, string> = {
    staff: t`Answers guests and sees alerts and stays.`,
    manager: t`Also edits the assistant's knowledge, changes settings and invites people.`,
    owner: t`Can do everything at all hotels, and sees the activity log.`,
  };
  const whyNot = isAbove(role, member.role)
    ? t`You can't grant more access than you have. Ask an owner.`
    : isChosen
      ? undefined
      : whyFixed;
  return (
    <label className={styles.choice} data-off={whyNot !== undefined || undefined}>
      <input
        type="radio"
        name={`${id}-role`}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-may`}
        checked={isChosen}
        disabled={whyNot !== undefined}
        onChange={onChoose}
      />
      <span>
        <span className={styles.name} id={`${id}-name`}>
          {name}
        </span>
        <span className={styles.may} id={`${id}-may`}>
          {whyNot ?? may[role]}
        </span>
      </span>
    </label>
  );
}

type VenuesProps = { granted: Granted; error: string | undefined; onChange: (granted: Granted) => void };

function Venues({ granted, error, onChange }: VenuesProps) {
  const { t } = useLingui();
  const { member } = useAccess();
  const venues = useVenues();
  const chosen = granted.venue_ids;
  const isOwner = granted.role === "owner";
  const mayGrantAll = member.has_all_venues || chosen === null;
  const toggle = (venueId: number, isOn: boolean) =>
    onChange({
      ...granted,
      venue_ids: isOn ? [...(chosen ?? []), venueId] : (chosen ?? []).filter((id) => id !== venueId),
    });
  return (
    <fieldset className={styles.fieldset} disabled={isOwner}>
      <legend>{t`Hotels`}</legend>
      <label className={styles.venue}>
        <input
          type="checkbox"
          checked={chosen === null}
          disabled={!mayGrantAll}
          onChange={(event) => onChange({ ...granted, venue_ids: event.target.checked ? null : [] })}
        />
        <span>
          {t`All hotels`}{" "}
          <span className={styles.aside}>
            {mayGrantAll
              ? t`including new ones`
              : t`You can't grant more access than you have. Ask an owner.`}
          </span>
        </span>
      </label>
      {chosen !== null && (
        <div className={styles.venues}>
          {venues.map((venue) => (
            <label key={venue.venue_id} className={styles.venue}>
              <input
                type="checkbox"
                checked={chosen.includes(venue.venue_id)}
                onChange={(event) => toggle(venue.venue_id, event.target.checked)}
              />
              <bdi>{venue.name}</bdi>
            </label>
          ))}
        </div>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

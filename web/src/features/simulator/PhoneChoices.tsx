import type { GuestContent, SimulatedMessage } from "@bellhop/contract/simulator";
import styles from "./Phone.module.css";

type PhoneChoicesProps = { message: SimulatedMessage; onSend: (content: GuestContent) => void };

/** The buttons or rows of a message. A tap sends the guest's reply; links of templates lead nowhere here. */
export function PhoneChoices({ message: { message_id, content }, onSend }: PhoneChoicesProps) {
  if (!content || !("choices" in content) || content.choices.length === 0) return null;
  return (
    <div className={styles.choices}>
      {content.kind === "list" && <bdi className={styles.kind}>{content.button}</bdi>}
      {content.choices.map(({ choice_id, title, description }, place) => (
        <button
          key={choice_id ?? `link ${place}`}
          type="button"
          className={styles.choice}
          disabled={choice_id === null}
          onClick={() => choice_id !== null && onSend({ kind: "choice", message_id, choice_id })}
        >
          <bdi>{title}</bdi>
          {description !== "" && <bdi className={styles.kind}>{description}</bdi>}
        </button>
      ))}
    </div>
  );
}

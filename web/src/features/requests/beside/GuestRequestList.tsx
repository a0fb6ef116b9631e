import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { closeOverlay } from "../../../core/navigation/overlays.ts";
import { addRequest } from "../add-request.ts";
import { useRequests } from "../request-queries.ts";
import { useRequestName } from "../words/request-name.ts";
import { StateChip } from "../words/StateChip.tsx";
import { useWhenWords } from "../words/when-words.ts";
import styles from "./Beside.module.css";

type GuestRequestListProps = {
  guest: { guest_id: string; name: string; room: string | null };
  conversationId: string;
};

const maxShown = 6;

/** A guest's requests, the latest first. */
export function GuestRequestList({ guest, conversationId }: GuestRequestListProps) {
  const { requests = [] } = useRequests({ group: "all", guest_id: guest.guest_id }, maxShown);
  const nameOf = useRequestName();
  const whenWords = useWhenWords();
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Trans>Requests</Trans>
        </h3>
        <button
          type="button"
          className={styles.add}
          onClick={() => {
            closeOverlay();
            addRequest({ guest, conversation_id: conversationId });
          }}
        >
          <Trans>Add request</Trans>
        </button>
      </div>
      {requests.length > 0 && (
        <ul className={styles.requests}>
          {requests.map((request) => {
            const when = whenWords(request);
            return (
              <li key={request.request_id}>
                <Link
                  to="/orders"
                  search={{ group: "all", request: request.request_id }}
                  className={styles.request}
                  onClick={closeOverlay}
                >
                  <span>
                    <bdi>{nameOf(request)}</bdi>
                    {when && <>, {when}</>}
                  </span>
                  <StateChip state={request.state} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

import { createGuestLink, type WelcomeCardFormat, welcomeCard } from "@bellhop/contract/guests";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import type { CallFailure } from "../../../core/api/call-failure.ts";
import { Refusal } from "../../../core/forms/Refusal.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { LocalCodeWarning } from "../../../core/pages/LocalCodeWarning.tsx";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { openPdf, pdfOf } from "../../../ui/pdf.ts";
import { Segments } from "../../../ui/Segments.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { guestKeys } from "../guest-keys.ts";
import { useGuest } from "../guest-queries.ts";
import { EditGuestDialog } from "./EditGuestDialog.tsx";
import styles from "./WelcomeCardDialog.module.css";

type WelcomeCardDialogProps = { guestId: string; onClose: () => void };

/** The card is drawn when the dialog opens, because browsers block windows that open after a wait. */
export function WelcomeCardDialog({ guestId, onClose }: WelcomeCardDialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const { fullDay } = useFormats();
  const [format, setFormat] = useState<WelcomeCardFormat>("A5");
  const link = useCardLink(guestId);
  const card = useQuery({
    queryKey: [...guestKeys.card(venue_id, guestId), format, link.data?.link],
    queryFn: ({ signal }) =>
      ask(welcomeCard, { guest_id: guestId, link: link.data?.link, format }, { signal }),
    enabled: link.isSuccess,
    staleTime: 0,
    gcTime: 0,
  });
  // A link that ends at midnight no longer works on the day that begins then.
  const lastDay = link.data && fullDay(Date.parse(link.data.expires_at) - 1);
  const failure = link.error ?? card.error;
  const file = card.data && { name: card.data.file_name, blob: pdfOf(card.data.pdf) };
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <div className={styles.dialog}>
        <h2 id={titleId}>
          <Trans>Welcome card</Trans>
        </h2>
        <p className={styles.words}>
          <Trans>With the guest's name and a QR code to write to you. Without the room number.</Trans>{" "}
          {link.data && (
            <Trans>
              The code opens the guest's own conversation. It connects one phone, until {lastDay}.
            </Trans>
          )}
        </p>
        <LocalCodeWarning link={link.data?.link} />
        <Segments
          label={t`Paper size`}
          segments={[
            { value: "A5", label: "A5" },
            { value: "A4", label: "A4" },
          ]}
          value={format}
          onChange={(chosen) => chosen && setFormat(chosen)}
        />
        {failure ? (
          <NoCard
            guestId={guestId}
            failure={failure}
            onRetry={() => void (link.error ? link.refetch() : card.refetch())}
          />
        ) : (
          card.isPending && <Skeleton height={36} />
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {file && (
            <>
              <Button icon={<Icon of={IconDownload} size={16} />} onClick={() => saveFile(file)}>
                <Trans>Download PDF</Trans>
              </Button>
              <Button
                kind="primary"
                icon={<Icon of={IconPrinter} size={16} />}
                onClick={() => openPdf(file.blob)}
              >
                <Trans>Open and print</Trans>
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The link in the card's code, one for both sizes; null while the guest page is off: the code opens WhatsApp then. */
function useCardLink(guestId: string) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  // However often it is read again, it is the same link.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useQuery({
    queryKey: [...guestKeys.card(venue_id, guestId), "link", idempotencyKey],
    queryFn: ({ signal }) =>
      ask(createGuestLink, { guest_id: guestId, for: "card" }, { signal, idempotencyKey }).catch(
        (failure) => {
          if (problemsOf(failure).some(({ code }) => code === "guest_page_off")) return null;
          throw failure;
        },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function problemsOf(failure: unknown): { field: string; code: string }[] {
  const { errors } = (failure ?? {}) as Partial<CallFailure>;
  return Array.isArray(errors) ? errors : [];
}

/** Why there is no card, and what helps. */
function NoCard({ guestId, failure, onRetry }: { guestId: string; failure: Error; onRetry: () => void }) {
  const { data: guest } = useGuest(guestId);
  const [edits, setEdits] = useState(false);
  const { status } = failure as Partial<CallFailure>;
  const problems = problemsOf(failure);
  const withoutFont = problems.find(({ code }) => code === "script_without_font")?.field;
  const isTryable = status === undefined || status >= 500;
  return (
    <>
      <Refusal failure={failure} />
      <div>
        {withoutFont === "name" && guest && (
          <Button onClick={() => setEdits(true)}>
            <Trans>Edit name</Trans>
          </Button>
        )}
        {withoutFont === "venue_name" && (
          <Link to="/profile" className={buttonLook()}>
            <Trans>Edit hotel name</Trans>
          </Link>
        )}
        {problems.some(({ code }) => code === "no_way_to_write") && (
          <Link to="/public" className={buttonLook()}>
            <Trans>Open the guest page</Trans>
          </Link>
        )}
        {isTryable && (
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
      {edits && guest && <EditGuestDialog guest={guest} onClose={() => setEdits(false)} />}
    </>
  );
}

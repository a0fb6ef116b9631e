import type { MessageOrigin } from "@bellhop/contract/message-content";
import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import {
  IconArrowForwardUp,
  IconDeviceMobile,
  IconHistory,
  IconRobot,
  IconSpeakerphone,
  IconTag,
  IconUsersGroup,
} from "@tabler/icons-react";
import { isolated } from "../../../../ui/isolated.ts";
import { ContentLabel } from "./ContentLabel.tsx";

export function OriginLabels({ message }: { message: Message }) {
  const { origin, member_name } = message;
  if (!origin) return null;
  return (
    <>
      {origin.forwarded && (
        <ContentLabel icon={IconArrowForwardUp} flip>
          {origin.forwarded === "often" ? <Trans>Forwarded many times</Trans> : <Trans>Forwarded</Trans>}
        </ContentLabel>
      )}
      {origin.on_standby && (
        <ContentLabel icon={IconRobot}>
          <Trans>For another agent on your number</Trans>
        </ContentLabel>
      )}
      {origin.group_id !== undefined && (
        <ContentLabel icon={IconUsersGroup}>
          <Trans>Written in a group</Trans>
        </ContentLabel>
      )}
      {origin.from_history ? (
        <ContentLabel icon={IconHistory}>
          <Trans>From the history of the hotel's phone</Trans>
        </ContentLabel>
      ) : (
        // Without a name, the speaker already is the phone.
        origin.from_phone &&
        member_name !== null && (
          <ContentLabel icon={IconDeviceMobile}>
            <Trans>From the hotel's phone</Trans>
          </ContentLabel>
        )
      )}
      <Sales origin={origin} />
    </>
  );
}

/** What made the guest write. */
function Sales({ origin: { ad, product } }: { origin: MessageOrigin }) {
  const name = product === undefined ? "" : isolated(product);
  return (
    <>
      {ad && (
        <ContentLabel icon={IconSpeakerphone}>
          <Trans>
            From an ad: <AdLink ad={ad} />
          </Trans>
        </ContentLabel>
      )}
      {product !== undefined && (
        <ContentLabel icon={IconTag}>
          <Trans>About product {name}</Trans>
        </ContentLabel>
      )}
    </>
  );
}

function AdLink({ ad }: { ad: NonNullable<MessageOrigin["ad"]> }) {
  const words = <bdi>{ad.headline || ad.url}</bdi>;
  if (!/^https?:\/\//i.test(ad.url)) return words;
  return (
    <a href={ad.url} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}

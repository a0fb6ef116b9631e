import type { SimulatedPhone } from "@bellhop/contract/simulator";
import { Trans } from "@lingui/react/macro";
import { IconRotate2 } from "@tabler/icons-react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Phone } from "./Phone.tsx";
import { Scenes } from "./Scenes.tsx";
import { StaffAnswer } from "./StaffAnswer.tsx";
import styles from "./Stage.module.css";
import { useClearPhone } from "./simulator-queries.ts";
import { useConversationOnPhone } from "./use-conversation-on-phone.ts";

export function Stage({ phone }: { phone: SimulatedPhone }) {
  const startOver = useClearPhone(phone.guest.phone);
  const { bubbles, draft, setDraft, send, sendContent } = useConversationOnPhone(phone);
  return (
    <div className={styles.stage}>
      <header className={styles.head}>
        <div>
          <h1>
            <Trans>Write as a guest</Trans>
          </h1>
          <p className={styles.sub}>
            <Trans>Messages stay here. No real phone gets them.</Trans>
          </p>
        </div>
        <Button icon={<Icon of={IconRotate2} size={16} />} onClick={() => startOver.mutate()}>
          <Trans>Clear screen</Trans>
        </Button>
      </header>
      <Phone
        phone={phone}
        bubbles={bubbles}
        draft={draft}
        onDraft={setDraft}
        onSend={send}
        onSendContent={sendContent}
      />
      <StaffAnswer guest={phone.guest} />
      <Scenes onPlay={send} />
    </div>
  );
}

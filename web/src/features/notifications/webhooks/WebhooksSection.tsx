import type { OutgoingWebhook } from "@bellhop/contract/notifications";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconDots,
  IconKey,
  IconPencil,
  IconPlus,
  IconSend,
  IconTrash,
  IconWebhook,
} from "@tabler/icons-react";
import { useState } from "react";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { useFormats } from "../../../core/language/formats.ts";
import section from "../../../core/pages/Section.module.css";
import { AddButton, Section, SectionList } from "../../../core/pages/Section.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { toast } from "../../../ui/toasts.ts";
import { RemoveWebhookDialog } from "./RemoveWebhookDialog.tsx";
import { SecretDialog } from "./SecretDialog.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";
import styles from "./Webhooks.module.css";
import { useWebhookChanges, useWebhooks } from "./webhook-changes.ts";

type Opened =
  | { what: "edit"; webhook?: OutgoingWebhook }
  | { what: "remove"; webhook: OutgoingWebhook }
  | { what: "secret"; secret: string };

/** Other systems that are told about alerts. */
export function WebhooksSection() {
  const { t } = useLingui();
  const query = useWebhooks();
  const showFailure = useShowFailure();
  const { renew } = useWebhookChanges();
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  const showSecret = (secret: string | null) => setOpen(secret ? { what: "secret", secret } : undefined);
  return (
    <Section
      title={t`Other systems`}
      count={query.data?.length}
      about={t`Bellhop sends alerts to Slack, Teams, n8n, Zapier or a pager, as a signed webhook.`}
      action={
        <AddButton
          icon={<Icon of={IconPlus} size={16} />}
          whyNot={undefined}
          onClick={() => setOpen({ what: "edit" })}
        >
          <Trans>Add webhook</Trans>
        </AddButton>
      }
    >
      <SectionList
        query={{ ...query, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => {} }}
        failed={t`Could not load webhooks`}
      >
        {query.data?.length === 0 ? (
          <p className={styles.none}>
            <Trans>No other system is connected. Example: an n8n workflow that rings a pager at night.</Trans>
          </p>
        ) : (
          <ul className={section.list}>
            {query.data?.map((webhook) => (
              <li key={webhook.webhook_id}>
                <WebhookRow
                  webhook={webhook}
                  onEdit={() => setOpen({ what: "edit", webhook })}
                  onRemove={() => setOpen({ what: "remove", webhook })}
                  onRenew={() =>
                    void renew(webhook.webhook_id).then(({ secret }) => showSecret(secret), showFailure)
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </SectionList>
      {open?.what === "edit" && <WebhookDialog webhook={open.webhook} onSaved={showSecret} onClose={close} />}
      {open?.what === "remove" && <RemoveWebhookDialog webhook={open.webhook} onClose={close} />}
      {open?.what === "secret" && <SecretDialog secret={open.secret} onClose={close} />}
    </Section>
  );
}

type WebhookRowProps = {
  webhook: OutgoingWebhook;
  onEdit: () => void;
  onRemove: () => void;
  onRenew: () => void;
};

function WebhookRow({ webhook, onEdit, onRemove, onRenew }: WebhookRowProps) {
  const { t } = useLingui();
  const { name, url, waiting } = webhook;
  const test = useTestWebhook();
  return (
    <div className={section.row}>
      <span className={section.icon}>
        <Icon of={IconWebhook} />
      </span>
      <div className={section.who}>
        <p className={section.name}>
          <bdi className="oneline">{name}</bdi>
        </p>
        <p className={`${section.dim} oneline`} dir="ltr">
          {url}
        </p>
      </div>
      <div className={section.what}>
        <span>
          <WebhookState webhook={webhook} />
        </span>
        {waiting > 0 && (
          <p
            className={section.dim}
          >{t`${plural(waiting, { one: "# waiting to be sent", other: "# waiting to be sent" })}`}</p>
        )}
      </div>
      <div className={section.end}>
        <Menu
          label={t`Actions for ${name}`}
          widthPx={240}
          align="end"
          trigger={
            <IconButton label={t`Actions for ${name}`}>
              <Icon of={IconDots} />
            </IconButton>
          }
        >
          <MenuItem icon={<Icon of={IconPencil} size={16} />} onChoose={onEdit}>
            <Trans>Edit webhook</Trans>
          </MenuItem>
          <MenuItem icon={<Icon of={IconSend} size={16} />} onChoose={() => void test(webhook)}>
            <Trans>Send test</Trans>
          </MenuItem>
          <MenuItem icon={<Icon of={IconKey} size={16} />} onChoose={onRenew}>
            <Trans>Renew secret</Trans>
          </MenuItem>
          <MenuItem icon={<Icon of={IconTrash} size={16} />} onChoose={onRemove}>
            <Trans>Remove webhook</Trans>
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
}

function WebhookState({ webhook: { is_on, last } }: { webhook: OutgoingWebhook }) {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  if (!is_on) return <Chip>{t`Off`}</Chip>;
  if (!last) return <Chip>{t`Nothing sent yet`}</Chip>;
  const at = dayAndTime(last.at);
  if (last.result === "accepted") return <Chip tone="ok">{t`Worked ${at}`}</Chip>;
  return (
    <Chip tone="urgent">{last.status === null ? t`No answer ${at}` : t`Refused (${last.status}) ${at}`}</Chip>
  );
}

function useTestWebhook() {
  const { t, i18n } = useLingui();
  const showFailure = useShowFailure();
  const { test } = useWebhookChanges();
  const seconds = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1, numberingSystem: "latn" });
  return async ({ webhook_id, name }: OutgoingWebhook) => {
    try {
      const { result, status, took_ms } = await test(webhook_id);
      const who = isolated(name);
      const about = "webhook test";
      if (result === "accepted")
        toast(t`${who} answered after ${seconds.format(took_ms / 1_000)} s.`, { about });
      else
        toast(status === null ? t`${who} does not answer.` : t`${who} refused the test (${status}).`, {
          tone: "urgent",
          about,
        });
    } catch (failure) {
      showFailure(failure);
    }
  };
}

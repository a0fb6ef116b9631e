import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { IconAddressBook, IconHandClick, IconListCheck, IconMapPinQuestion } from "@tabler/icons-react";
import { CallContent, CallPermissionContent } from "./CallContent.tsx";
import { ContactsContent } from "./ContactsContent.tsx";
import styles from "./Content.module.css";
import { ContentLabel } from "./ContentLabel.tsx";
import { FormContent } from "./FormContent.tsx";
import { LocationContent } from "./LocationContent.tsx";
import { MediaContent } from "./MediaContent.tsx";
import { OfferedButtons, OfferedList } from "./OfferedContent.tsx";
import { OrderContent } from "./OrderContent.tsx";
import { SystemContent } from "./SystemContent.tsx";
import { TemplateEnd, TemplateHeader } from "./TemplateContent.tsx";
import { UnsupportedContent } from "./UnsupportedContent.tsx";

/** What a message shows above its text. */
export function PartsAbove({ message }: { message: Message }) {
  const { content, kind, text } = message;
  const isFromGuest = message.author === "guest";
  switch (content?.kind) {
    case undefined:
      return kind === "text" || text !== "" ? null : (
        <UnsupportedContent type={kind} reason="" isFromGuest={isFromGuest} />
      );
    case "media":
      return <MediaContent content={content} message={message} />;
    case "location":
      return <LocationContent place={content} />;
    case "contacts":
      return <ContactsContent contacts={content.contacts} />;
    case "button_reply":
      return (
        <ContentLabel icon={IconHandClick}>
          <Trans>Button</Trans>
        </ContentLabel>
      );
    case "list_reply":
      return (
        <ContentLabel icon={IconListCheck}>
          <Trans>List choice</Trans>
        </ContentLabel>
      );
    case "form_reply":
      return <FormContent answers={content.answers} />;
    case "call_permission_reply":
      return <CallPermissionContent isGranted={content.is_granted} />;
    case "order":
      return <OrderContent items={content.items} />;
    case "system":
      return <SystemContent change={content} />;
    case "call":
      return <CallContent call={content} />;
    case "unsupported":
      return <UnsupportedContent type={content.type} reason={content.reason} isFromGuest={isFromGuest} />;
    case "location_request":
      return (
        <ContentLabel icon={IconMapPinQuestion}>
          <Trans>Asks for the guest's location</Trans>
        </ContentLabel>
      );
    case "contact_request":
      return (
        <ContentLabel icon={IconAddressBook}>
          <Trans>Asks for the guest's phone number</Trans>
        </ContentLabel>
      );
    case "template":
      return <TemplateHeader template={content} />;
    default:
      return null;
  }
}

/** What a message shows below its text. */
export function PartsBelow({ content }: Pick<Message, "content">) {
  switch (content?.kind) {
    case "list_reply":
      return content.description ? (
        <p className={styles.dim} dir="auto">
          {content.description}
        </p>
      ) : null;
    case "buttons":
      return <OfferedButtons titles={content.buttons.map((button) => button.title)} />;
    case "list":
      return <OfferedList list={content} />;
    case "template":
      return <TemplateEnd template={content} />;
    default:
      return null;
  }
}

/** Whether the parts are one line that the time can follow. */
export function isOneLine({ content }: Message): boolean {
  const kind = content?.kind;
  return kind === "call" || kind === "call_permission_reply" || kind === "system";
}

/** The text to show; empty if the parts above already say it. */
export function textBeside({ content, text }: Message): string {
  if (content?.kind === "location" || content?.kind === "contacts") return "";
  return content?.kind === "form_reply" && content.answers.length > 0 ? "" : text;
}

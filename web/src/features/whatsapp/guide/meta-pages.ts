/** A page of Meta: the names in its menu, outermost first, and the lines to look at. In Meta's English words. */
export type MetaPage = {
  path: readonly string[];
  lines: readonly { name: string; value?: string; isMarked?: true }[];
};

export const metaPages = {
  newApp: {
    path: ["Apps", "Create app", "Use cases"],
    lines: [
      { name: "Connect with customers through WhatsApp", isMarked: true },
      { name: "Create and manage ads with Marketing API" },
    ],
  },
  apiSetup: {
    path: ["WhatsApp", "API setup"],
    lines: [
      { name: "From", value: "+39 0323 …" },
      { name: "Phone number ID", value: "1234567890", isMarked: true },
      { name: "WhatsApp Business Account ID", value: "9876543210", isMarked: true },
    ],
  },
  token: {
    path: ["Business settings", "Users", "System users", "Generate token"],
    lines: [
      { name: "Token expiration", value: "Never" },
      { name: "whatsapp_business_messaging", isMarked: true },
      { name: "whatsapp_business_management", isMarked: true },
    ],
  },
  webhook: {
    path: ["WhatsApp", "Configuration", "Webhook"],
    lines: [
      { name: "Callback URL", value: "https://…", isMarked: true },
      { name: "Verify token", value: "••••••", isMarked: true },
    ],
  },
} satisfies Record<string, MetaPage>;

/** The fields of Meta's webhooks that report something about guests, templates or the number. */
export const webhookFields = [
  "messages",
  "standby",
  "messaging_handovers",
  "calls",
  "user_preferences",
  "message_template_status_update",
  "template_category_update",
  "account_update",
  "phone_number_quality_update",
  "smb_message_echoes",
];

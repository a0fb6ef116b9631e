/** Webhook bodies as Meta documents them (November 2026), and as broken clients send them. */
export const number = "106540352242922";
export const account = "102290129340398";
const guest = "16505551234";
const time = "1763719200";

type Json = Record<string, unknown>;

const body = (field: string, value: unknown, entry: Json = {}) => ({
  object: "whatsapp_business_account",
  entry: [{ id: account, time: Number(time), changes: [{ field, value }], ...entry }],
});

const metadata = { display_phone_number: "15550783881", phone_number_id: number };
const contact = { profile: { name: "Sheena Nelson" }, wa_id: guest };

const ofNumber = (field: string, value: Json) =>
  body(field, { messaging_product: "whatsapp", metadata, ...value });

/** A guest's message of this type. */
const message = (type: string, part: unknown, more: Json = {}, contacts: Json[] = [contact]) =>
  ofNumber("messages", {
    contacts,
    messages: [{ from: guest, id: `wamid.${type}`, timestamp: time, type, [type]: part, ...more }],
  });

const text = (words: string, more: Json = {}, contacts?: Json[]) =>
  message("text", { body: words }, more, contacts);

const status = (state: string, more: Json = {}) =>
  ofNumber("messages", {
    statuses: [{ id: "wamid.sent", status: state, timestamp: time, recipient_id: guest, ...more }],
  });

const ofAccount = (event: string, more: Json = {}) => body("account_update", { event, ...more });

const template = (field: string, more: Json) =>
  body(field, {
    message_template_id: 594425479261596,
    message_template_name: "arrival_information",
    message_template_language: "en_US",
    ...more,
  });

const echo = (type: string, part: unknown, more: Json = {}) =>
  ofNumber("smb_message_echoes", {
    contacts: [contact],
    message_echoes: [
      {
        from: "15550783881",
        to: guest,
        id: `wamid.echo.${type}`,
        timestamp: time,
        type,
        [type]: part,
        ...more,
      },
    ],
  });

const history = (messages: Json[], more: Json = {}) =>
  ofNumber("history", {
    history: [
      {
        metadata: { phase: 0, chunk_order: 1, progress: 55 },
        threads: [{ id: guest, context: { wa_id: guest }, messages }],
        ...more,
      },
    ],
  });

/** By what they show; several bodies are delivered one after the other. */
export const documentedBodies: Record<string, object[]> = {
  "reaction to known": [text("Hi"), message("reaction", { message_id: "wamid.text", emoji: "👍" })],
  "reaction removed empty emoji": [
    text("Hi"),
    message("reaction", { message_id: "wamid.text", emoji: "👍" }, { id: "r1" }),
    message("reaction", { message_id: "wamid.text", emoji: "" }, { id: "r2", timestamp: "1763719300" }),
  ],
  "reaction by stranger": [message("reaction", { message_id: "wamid.unknown", emoji: "👍" })],
  "reaction without message_id": [message("reaction", { emoji: "👍" })],
  edit: [
    text("Room for 2"),
    message("edit", {
      original_message_id: "wamid.text",
      message: { context: { id: "M0" }, type: "text", text: { body: "Room for 3" } },
    }),
  ],
  "edit caption": [
    message("image", { id: "i1", mime_type: "image/jpeg", sha256: "x", caption: "old" }),
    message("edit", {
      original_message_id: "wamid.image",
      message: { type: "image", image: { caption: "new", mime_type: "image/jpeg", sha256: "x", id: "i1" } },
    }),
  ],
  "edit before its message": [
    message("edit", {
      original_message_id: "wamid.text",
      message: { type: "text", text: { body: "Room for 3" } },
    }),
    text("Room for 2"),
  ],
  revoke: [text("Room for 2"), message("revoke", { original_message_id: "wamid.text" })],
  ephemeral: [message("ephemeral", {}, {})],
  request_welcome: [message("request_welcome", undefined)],
  "group text": [text("hello all", { group_id: "G1" })],
  "group emergency": [
    text("Help! There is a fire in my room!", {
      group_id: "G1", // Without a time of its own it counts as just written.
      timestamp: "",
    }),
  ],
  "group STOP": [text("STOP", { group_id: "G1" })],
  "call connect": [
    ofNumber("calls", {
      contacts: [{ wa_id: guest, profile: { name: "S" } }],
      calls: [
        {
          id: "wacid.1",
          to: "15550783881",
          from: guest,
          event: "connect",
          timestamp: time,
          direction: "USER_INITIATED",
          session: { sdp_type: "offer", sdp: "x" },
        },
      ],
    }),
  ],
  "call terminate missed": [
    ofNumber("calls", {
      calls: [
        {
          id: "wacid.1",
          to: "15550783881",
          from: guest,
          event: "terminate",
          timestamp: time,
          direction: "USER_INITIATED",
          status: "FAILED",
        },
      ],
    }),
  ],
  "call terminate done": [
    ofNumber("calls", {
      calls: [
        {
          id: "wacid.1",
          to: "15550783881",
          from: guest,
          event: "terminate",
          timestamp: time,
          direction: "USER_INITIATED",
          status: ["COMPLETED"],
          start_time: "1",
          end_time: "2",
          duration: 33,
        },
      ],
    }),
  ],
  "call status": [
    ofNumber("calls", {
      statuses: [{ id: "wacid.1", type: "call", status: "RINGING", timestamp: time, recipient_id: guest }],
    }),
  ],
  flow: [
    message("interactive", {
      type: "nfm_reply",
      nfm_reply: {
        name: "flow",
        body: "Sent",
        response_json: '{"flow_token":"x","guests":"2","children":[{"age":4},{"age":6}],"late":true}',
      },
    }),
  ],
  "flow not object": [
    message("interactive", {
      type: "nfm_reply",
      nfm_reply: { name: "flow", body: "Sent", response_json: "[1,2]" },
    }),
  ],
  "flow broken": [
    message("interactive", {
      type: "nfm_reply",
      nfm_reply: { name: "flow", body: "Sent", response_json: '{"a":' },
    }),
  ],
  "flow deep": [
    message("interactive", {
      type: "nfm_reply",
      nfm_reply: {
        name: "flow",
        body: "Sent",
        response_json: `{"a":${"[".repeat(9_000)}${"]".repeat(9_000)}}`,
      },
    }),
  ],
  "flow null": [
    message("interactive", {
      type: "nfm_reply",
      nfm_reply: { name: "flow", body: "Sent", response_json: null },
    }),
  ],
  "address message": [
    message("interactive", {
      type: "nfm_reply",
      nfm_reply: {
        name: "address_message",
        body: "CUSTOMER\n 123 Main",
        response_json: '{"saved_address_id":"1","values":{"in_pin_code":"400063","name":"C"}}',
      },
    }),
  ],
  "button reply": [
    message(
      "interactive",
      { type: "button_reply", button_reply: { id: "b1", title: "Yes" } },
      { context: { from: "15550783881", id: "wamid.q" } },
    ),
  ],
  "list reply": [
    message("interactive", {
      type: "list_reply",
      list_reply: { id: "l1", title: "Late checkout", description: "until 14:00" },
    }),
  ],
  "interactive unknown": [message("interactive", { type: "hologram", hologram: { a: 1 } })],
  "button no payload": [message("button", { text: "Confirm" })],
  "button no text": [message("button", { payload: "P1" })],
  order: [
    message("order", {
      catalog_id: "C1",
      text: "please to room 4",
      product_items: [
        { product_retailer_id: "wine", quantity: 2, item_price: 30, currency: "EUR" },
        { product_retailer_id: "x", quantity: "1", item_price: "9.5", currency: "EUR" },
      ],
    }),
  ],
  "order without items": [message("order", { catalog_id: "C1" })],
  "product inquiry": [
    text("Is it available?", {
      context: {
        from: "1",
        id: "wamid.x",
        referred_product: { catalog_id: "C1", product_retailer_id: "suite" },
      },
    }),
  ],
  referral: [
    text("Tell me more", {
      referral: {
        source_url: "https://fb.me/1",
        source_id: "1",
        source_type: "ad",
        headline: "Sea",
        body: "b",
        media_type: "image",
        image_url: "https://x/y",
        ctwa_clid: "a",
        welcome_message: { text: "w" },
      },
    }),
  ],
  "referral js url": [text("Tell", { referral: { source_url: "javascript:alert(1)" } })],
  forwarded: [text("f", { context: { forwarded: true } })],
  "forwarded often": [text("f", { context: { frequently_forwarded: true } })],
  "contacts no phone": [message("contacts", [{ name: { formatted_name: "Bob B", first_name: "Bob" } }], {})],
  "contacts two": [
    message("contacts", [
      {
        name: { first_name: "Bob" },
        phones: [{ phone: "+1 555", wa_id: "1555", type: "HOME" }],
        emails: [{ email: "a@b.c", type: "W" }],
        org: { company: "Acme" },
      },
      { name: { formatted_name: "Al" }, phones: [{ wa_id: "1666" }] },
    ]),
  ],
  "contacts nothing": [message("contacts", [{}])],
  "location no name": [message("location", { latitude: 1.5, longitude: 2.5 })],
  "location 300": [
    message("location", { latitude: 1.5, longitude: 2.5, name: "n".repeat(300), address: "a".repeat(300) }),
  ],
  "location null": [message("location", { latitude: null, longitude: null })],
  "location NaN": [message("location", { latitude: "x", longitude: "y" })],
  "location live": [message("location", { latitude: "1.5", longitude: "2.5", url: "https://maps" })],
  unsupported: [
    message(
      "unsupported",
      { type: "poll_creation" },
      {
        errors: [
          {
            code: 131051,
            title: "Message type unknown",
            message: "Message type unknown",
            error_data: { details: "Message type is currently not supported." },
          },
        ],
      },
    ),
  ],
  "unknown kind": [message("hologram", { caption: "look", x: 1 })],
  "no type": [ofNumber("messages", { contacts: [], messages: [{ from: guest, id: "w1", timestamp: time }] })],
  "errors value": [
    ofNumber("messages", {
      errors: [
        { code: 130429, title: "Rate limit hit", message: "Rate limit hit", error_data: { details: "d" } },
      ],
    }),
  ],
  "errors only message": [
    ofNumber("messages", {
      contacts: [],
      messages: [
        { from: guest, id: "w1", timestamp: time, type: "errors", errors: [{ code: 131051, title: "t" }] },
      ],
    }),
  ],
  "user_id only": [
    text("Hi", { from: undefined, from_user_id: "US.1" }, [
      { profile: { name: "Ann", username: "@ann" }, user_id: "US.1" },
    ]),
  ],
  "user id only, from empty": [
    text("Hi", { from: "", from_user_id: "US.1" }, [
      { profile: { name: "Ann", username: "@ann" }, user_id: "US.1", wa_id: "" },
    ]),
  ],
  "parent id": [
    text("Hi", { id: "p1", from: undefined, from_user_id: "US.1", from_parent_user_id: "US.ENT.1" }, [
      { profile: { name: "Ann" }, user_id: "US.1", parent_user_id: "US.ENT.1" },
    ]),
    text("Again", { id: "p2", from: undefined, from_user_id: "US.2", from_parent_user_id: "US.ENT.1" }, [
      { profile: { name: "Ann" }, user_id: "US.2", parent_user_id: "US.ENT.1" },
    ]),
  ],
  "parent id in message only": [
    text("Hi", { id: "p1", from: undefined, from_user_id: "US.1", from_parent_user_id: "US.ENT.1" }, [
      { profile: { name: "Ann" }, user_id: "US.1" },
    ]),
    text("Again", { id: "p2", from: undefined, from_user_id: "US.2", from_parent_user_id: "US.ENT.1" }, [
      { profile: { name: "Ann" }, user_id: "US.2" },
    ]),
  ],
  "new user id same phone": [
    text("Hi", { id: "p1", from_user_id: "US.1" }, [
      { ...{ profile: { name: "A" } }, wa_id: guest, user_id: "US.1" },
    ]),
    text("Again", { id: "p2", from_user_id: "US.2" }, [
      { profile: { name: "A" }, wa_id: guest, user_id: "US.2" },
    ]),
    text("Third", { id: "p3", from: undefined, from_user_id: "US.2" }, [
      { profile: { name: "A" }, user_id: "US.2" },
    ]),
  ],
  "user_changed_user_id prev": [
    text("Hi", { from: undefined, from_user_id: "US.1" }, [{ user_id: "US.1" }]),
    message(
      "system",
      { body: "changed", user_id: "US.2", previous_user_id: "US.1", type: "user_changed_user_id" },
      { from: undefined, from_user_id: "US.1" },
      [],
    ),
  ],
  "user_changed_user_id no prev by phone": [
    text("Hi", { from_user_id: "US.1" }, [{ wa_id: guest, user_id: "US.1" }]),
    message("system", { body: "changed", user_id: "US.2", type: "user_changed_user_id" }, {}, []),
    text("Now", { id: "n2", from: undefined, from_user_id: "US.2" }, [{ user_id: "US.2" }]),
  ],
  user_id_update: [
    text("Hi", { from: undefined, from_user_id: "US.1" }, [{ user_id: "US.1" }]),
    ofNumber("user_id_update", {
      contacts: [{ user_id: "US.2" }],
      user_id_update: [
        { wa_id: guest, detail: "d", user_id: { previous: "US.1", current: "US.2" }, timestamp: time },
      ],
    }),
    text("Now", { id: "n2", from: undefined, from_user_id: "US.2" }, [{ user_id: "US.2" }]),
  ],
  user_changed_number: [
    text("Hi"),
    message(
      "system",
      { body: "User A changed from X to Y", wa_id: "16505559999", type: "user_changed_number" },
      {},
      [],
    ),
    text("New", { id: "n2", from: "16505559999" }, [{ wa_id: "16505559999" }]),
  ],
  "customer_changed_number old": [
    text("Hi"),
    message("system", { body: "c", new_wa_id: "16505559999", type: "customer_changed_number" }, {}, []),
  ],
  "user_changed_number twice": [
    text("Hi"),
    message("system", { wa_id: "16505559999", type: "user_changed_number" }, {}, []),
    message("system", { wa_id: "16505559999", type: "user_changed_number" }, {}, []),
  ],
  "changed number unknown": [
    message("system", { wa_id: "16505559999", type: "user_changed_number" }, {}, []),
  ],
  "changed number conflict": [
    text("Hi"),
    text("Yo", { id: "o", from: "16505559999" }, [{ wa_id: "16505559999" }]),
    message("system", { wa_id: "16505559999", type: "user_changed_number" }, {}, []),
  ],
  "identity changed": [
    text("Hi"),
    message(
      "system",
      { body: "i", identity: "x", customer: guest, type: "customer_identity_changed" },
      {},
      [],
    ),
  ],
  "preference stop known": [
    text("Hi"),
    ofNumber("user_preferences", {
      contacts: [{ wa_id: guest }],
      user_preferences: [
        { wa_id: guest, detail: "d", category: "marketing_messages", value: "stop", timestamp: 1763719200 },
      ],
    }),
  ],
  "preference unknown value": [
    text("Hi"),
    ofNumber("user_preferences", {
      contacts: [{ wa_id: guest }],
      user_preferences: [
        { wa_id: guest, category: "marketing_messages", value: "stop", timestamp: 1763719200 },
      ],
    }),
    ofNumber("user_preferences", {
      contacts: [{ wa_id: guest }],
      user_preferences: [
        { wa_id: guest, category: "marketing_messages", value: "snooze", timestamp: 1763719300 },
      ],
    }),
  ],
  disable: [ofAccount("DISABLED_UPDATE", { ban_info: { waba_ban_state: ["DISABLE"], waba_ban_date: "d" } })],
  disabled: [ofAccount("DISABLED_UPDATE", { ban_info: { waba_ban_state: "DISABLE", waba_ban_date: "d" } })],
  restriction: [
    ofAccount("ACCOUNT_RESTRICTION", {
      restriction_info: [{ restriction_type: "RESTRICTED_BIZ_INITIATED_MESSAGING", expiration: 1 }],
    }),
  ],
  violation: [ofAccount("ACCOUNT_VIOLATION", { violation_info: { violation_type: "SCAM" } })],
  deleted: [ofAccount("ACCOUNT_DELETED")],
  "partner removed": [
    body(
      "account_update",
      { event: "PARTNER_REMOVED", waba_info: { waba_id: account, owner_business_id: "9" } },
      { id: "777" },
    ),
  ],
  "partner added": [ofAccount("PARTNER_ADDED", { waba_info: { waba_id: account, owner_business_id: "9" } })],
  "app uninstalled": [ofAccount("PARTNER_APP_UNINSTALLED", { waba_info: { waba_id: account } })],
  offboarded: [ofAccount("ACCOUNT_OFFBOARDED", { phone_number: "15550783881" })],
  reconnected: [ofAccount("ACCOUNT_OFFBOARDED"), ofAccount("ACCOUNT_RECONNECTED")],
  reinstated: [
    ofAccount("DISABLED_UPDATE", { ban_info: { waba_ban_state: "DISABLE" } }),
    ofAccount("DISABLED_UPDATE", { ban_info: { waba_ban_state: "REINSTATE" } }),
  ],
  verified: [ofAccount("VERIFIED_ACCOUNT", { phone_number: "15550783881" })],
  rates: [
    ofAccount("AUTH_INTL_PRICE_ELIGIBILITY_UPDATE", {
      auth_international_rate_eligibility: {
        start_time: 1,
        exception_countries: [{ country_code: "IN", start_time: 2 }],
      },
    }),
  ],
  "location update": [ofAccount("BUSINESS_PRIMARY_LOCATION_COUNTRY_UPDATE", { country: "DE" })],
  "unknown account event": [ofAccount("SOMETHING_NEW", { x: 1 })],
  "account alert": [
    body("account_alerts", {
      entity_type: "BUSINESS",
      entity_id: "1",
      alert_severity: "CRITICAL",
      alert_status: "NONE",
      alert_type: "OBA_APPROVED",
      alert_description: "Sample",
    }),
  ],
  "account alert info": [
    body("account_alerts", {
      entity_type: "WABA",
      entity_id: "1",
      alert_info: { alert_severity: "INFORMATIONAL", alert_type: "X", alert_description: "Sample" },
    }),
  ],
  "review rejected": [body("account_review_update", { decision: "REJECTED" })],
  capability: [
    body("business_capability_update", {
      max_daily_conversation_per_phone: 100,
      max_phone_numbers_per_business: 2,
    }),
  ],
  "capability new": [
    body("business_capability_update", {
      max_daily_conversations_per_business: "TIER_UNLIMITED",
      max_phone_numbers_per_waba: 25,
    }),
  ],
  "quality flagged": [
    body("phone_number_quality_update", {
      display_phone_number: "15550783881",
      event: "FLAGGED",
      current_limit: "TIER_10K",
    }),
  ],
  "quality upgrade": [
    body("phone_number_quality_update", {
      display_phone_number: "15550783881",
      event: "UPGRADE",
      current_limit: "TIER_10K",
      old_limit: "TIER_1K",
    }),
  ],
  "name declined": [
    body("phone_number_name_update", {
      display_phone_number: "15550783881",
      decision: "REJECTED",
      requested_verified_name: "Hotel",
      rejection_reason: "NAME_NOT",
    }),
  ],
  security: [
    body("security", { display_phone_number: "15550783881", event: "PIN_RESET_REQUEST", requester: "99" }),
  ],
  "tpl approved": [template("message_template_status_update", { event: "APPROVED", reason: "NONE" })],
  "tpl rejected": [
    template("message_template_status_update", {
      event: "REJECTED",
      reason: "INVALID_FORMAT",
      rejection_info: { reason: "Bad", recommendation: "Do" },
    }),
  ],
  "tpl paused": [
    template("message_template_status_update", {
      event: "PAUSED",
      reason: "NONE",
      other_info: { title: "FIRST_PAUSE", description: "Low quality" },
    }),
  ],
  "tpl quality": [
    template("message_template_quality_update", {
      previous_quality_score: "GREEN",
      new_quality_score: "RED",
    }),
  ],
  "tpl category coming": [
    template("template_category_update", { correct_category: "MARKETING", new_category: "UTILITY" }),
  ],
  "tpl category": [
    template("template_category_update", { previous_category: "UTILITY", new_category: "MARKETING" }),
  ],
  "tpl components": [
    template("message_template_components_update", {
      message_template_element: "body {{1}}",
      message_template_title: "t",
      message_template_footer: "f",
      message_template_buttons: [
        {
          message_template_button_type: "URL",
          message_template_button_text: "x",
          message_template_button_url: "https://x",
        },
      ],
    }),
  ],
  history: [
    history([
      {
        from: guest,
        id: "h1",
        timestamp: "1739230955",
        type: "text",
        text: { body: "old q" },
        history_context: { status: "READ" },
      },
      {
        from: "15550783881",
        to: guest,
        id: "h2",
        timestamp: "1739230970",
        type: "text",
        text: { body: "old a" },
        history_context: { status: "DELIVERED", from_me: true },
      },
    ]),
  ],
  "history media": [
    history([
      {
        from: guest,
        id: "h3",
        timestamp: "1739230955",
        type: "media_placeholder",
        history_context: { status: "READ" },
      },
    ]),
    ofNumber("history", {
      messages: [
        {
          from: guest,
          id: "h3",
          timestamp: "1739230955",
          type: "image",
          image: { caption: "pool", mime_type: "image/jpeg", sha256: "x", id: "24" },
        },
      ],
    }),
  ],
  "history declined": [
    ofNumber("history", {
      history: [
        {
          errors: [
            {
              code: 2593109,
              title: "History sync is turned off by the business from the WhatsApp Business App",
              message: "m",
              error_data: { details: "d" },
            },
          ],
        },
      ],
    }),
  ],
  "history declined at value": [ofNumber("history", { errors: [{ code: 2593109, title: "x" }] })],
  "contact sync no name": [
    ofNumber("smb_app_state_sync", {
      state_sync: [
        { type: "contact", contact: { phone_number: guest }, action: "add", metadata: { timestamp: time } },
      ],
    }),
  ],
  "contact sync": [
    text("Hi", {}, []),
    ofNumber("smb_app_state_sync", {
      state_sync: [
        {
          type: "contact",
          contact: { full_name: "Pablo M", first_name: "Pablo", phone_number: guest },
          action: "add",
          metadata: { timestamp: time },
        },
      ],
    }),
  ],
  "contact sync remove": [
    ofNumber("smb_app_state_sync", {
      state_sync: [
        {
          type: "contact",
          contact: { phone_number: guest },
          action: "remove",
          metadata: { timestamp: time },
        },
      ],
    }),
  ],
  "contact sync strange": [
    ofNumber("smb_app_state_sync", {
      state_sync: [{ type: "label", label: { name: "VIP" }, action: "add", metadata: { timestamp: time } }],
    }),
  ],
  echo: [text("Hi"), echo("text", { body: "From phone" })],
  "echo unknown guest": [echo("text", { body: "From phone" })],
  "echo edit": [
    echo("text", { body: "From phone" }),
    echo("edit", {
      original_message_id: "wamid.echo.text",
      message: { type: "text", text: { body: "Edited" } },
    }),
  ],
  "echo revoke": [
    echo("text", { body: "From phone" }),
    echo("revoke", { original_message_id: "wamid.echo.text" }),
  ],
  "echo reaction": [text("Hi"), echo("reaction", { message_id: "wamid.text", emoji: "❤️" })],
  "echo in a group": [echo("text", { body: "to group" }, { to: undefined, group_id: "G1" })],
  "unknown field number": [ofNumber("brand_new_field", { a: 1 })],
  "unknown field account": [body("brand_new_field", { a: 1 })],
  "unknown list in messages": [
    ofNumber("messages", {
      contacts: [{ wa_id: guest }],
      user_actions: [{ action_type: "marketing_messages_link_click", timestamp: time }],
    }),
  ],
  "messages empty": [ofNumber("messages", { contacts: [{ wa_id: guest }] })],
  "unknown status": [status("warning")],
  "status failed 131031": [status("failed", { errors: [{ code: 131031, title: "Account locked" }] })],
  flows: [
    body("flows", {
      event: "FLOW_STATUS_CHANGE",
      message: "m",
      flow_id: "1",
      old_status: "DRAFT",
      new_status: "PUBLISHED",
    }),
  ],
  payment_configuration_update: [
    body("payment_configuration_update", { configuration_name: "x", status: "ACTIVE" }),
  ],
  partner_solutions: [
    body("partner_solutions", { event: "SOLUTION_CREATED", solution_id: "1", solution_status: "INITIATED" }),
  ],
  tracking_events: [body("tracking_events", { a: 1 })],
  automatic_events: [
    ofNumber("automatic_events", {
      automatic_events: [{ id: "a", event_name: "LeadSubmitted", timestamp: 1, ctwa_clid: "x" }],
    }),
  ],
  message_echoes: [
    ofNumber("message_echoes", {
      message_echoes: [
        { from: "15550783881", to: guest, id: "w", timestamp: time, type: "text", text: { body: "x" } },
      ],
    }),
  ],
  "group participants": [
    ofNumber("group_participants_update", {
      groups: [
        {
          timestamp: time,
          group_id: "G",
          type: "group_participants_add",
          added_participants: [{ wa_id: guest }],
        },
      ],
    }),
  ],
  "video note / ptv": [message("video", { id: "v1", mime_type: "video/mp4" })],
  voice: [message("audio", { id: "a1", mime_type: "audio/ogg; codecs=opus", voice: true, sha256: "s" })],
  document: [
    message("document", {
      id: "d1",
      mime_type: "application/pdf",
      filename: "inv‮fdp.exe",
      caption: "Invoice",
    }),
  ],
  "image without id": [message("image", { mime_type: "image/jpeg" })],
  "sticker animated": [message("sticker", { id: "s1", mime_type: "image/webp", animated: true })],
  poll: [message("poll_update", {})],
  pin: [message("pin", {})],
};

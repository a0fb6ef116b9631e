/** What each documented body does, reviewed by a person: what staff see, and what else is stored, a line each. */
export const documentedEffects: Record<string, string[]> = {
  "reaction to known": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Hi"',
    "change reaction of wamid.text by guest 👍",
    "alert guest_waits",
  ],
  "reaction removed empty emoji": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Hi"',
    "change reaction of wamid.text by guest 👍",
    "change reaction of wamid.text by guest",
    "alert guest_waits",
  ],
  "reaction by stranger": ["change reaction of wamid.unknown by guest 👍"],
  "reaction without message_id": ["delivery quarantined change_without_target"],
  edit: [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Room for 3"',
    "change edit of wamid.text by guest Room for 3",
    "alert guest_waits",
  ],
  "edit caption": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest image "new" {"content":{"kind":"media","media":{"media_id":"ID","kind":"image","mime_type":"image/jpeg","file_name":null,"bytes":null,"state":"pending","problem":null},"is_voice":false}}',
    "change edit of wamid.image by guest new",
    "alert guest_waits",
  ],
  "edit before its message": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Room for 3"',
    "change edit of wamid.text by guest Room for 3",
    "alert guest_waits",
  ],
  revoke: [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Room for 2"',
    "change deletion of wamid.text by guest",
    "alert guest_waits",
  ],
  ephemeral: [
    'event {"kind": "other", "field": "ephemeral", "detail": "{\\"from\\":\\"16505551234\\",\\"id\\":\\"wamid.ephemeral\\",\\"timestamp\\":\\"1763719200\\",\\"type\\":\\"ephemeral\\",\\"ephemeral\\":{}}"}',
  ],
  request_welcome: [
    'event {"kind": "other", "field": "request_welcome", "detail": "{\\"from\\":\\"16505551234\\",\\"id\\":\\"wamid.request_welcome\\",\\"timestamp\\":\\"1763719200\\",\\"type\\":\\"request_welcome\\"}"}',
  ],
  "group text": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "hello all" {"origin":{"group_id":"G1"}}',
    "alert guest_waits",
  ],
  "group emergency": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Help! There is a fire in my room!" {"origin":{"group_id":"G1"}}',
    'system event {"event":{"kind":"handed_over","reason":"emergency","about":"Help! There is a fire in my room!"}}',
    "alert handed_over",
  ],
  "group STOP": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "STOP" {"origin":{"group_id":"G1"}}',
    "alert guest_waits",
  ],
  "call connect": [
    "thread of S +16505551234, waits",
    'guest call {"content":{"kind":"call","direction":"from_guest","outcome":"started","seconds":null}}',
    "alert guest_waits",
  ],
  "call terminate missed": [
    "thread of +16505551234 +16505551234, waits",
    'guest call {"content":{"kind":"call","direction":"from_guest","outcome":"missed","seconds":null}}',
    "alert guest_waits",
  ],
  "call terminate done": [
    "thread of +16505551234 +16505551234, waits",
    'guest call {"content":{"kind":"call","direction":"from_guest","outcome":"connected","seconds":33}}',
    "alert guest_waits",
  ],
  "call status": [
    'event {"kind": "other", "field": "call status", "detail": "{\\"id\\":\\"wacid.1\\",\\"type\\":\\"call\\",\\"status\\":\\"RINGING\\",\\"timestamp\\":\\"1763719200\\",\\"recipient_id\\":\\"16505551234\\"}"}',
  ],
  flow: [
    "thread of Sheena Nelson +16505551234, waits",
    'guest interactive "guests: 2\\nchildren: {\\"age\\":4}, {\\"age\\":6}\\nlate: true" {"content":{"kind":"form_reply","answers":[{"name":"guests","value":"2"},{"name":"children","value":"{\\"age\\":4}, {\\"age\\"',
    "alert guest_waits",
  ],
  "flow not object": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest interactive "[1,2]" {"content":{"kind":"form_reply","answers":[]}}',
    "alert guest_waits",
  ],
  "flow broken": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest interactive "{\\"a\\":" {"content":{"kind":"form_reply","answers":[]}}',
    "alert guest_waits",
  ],
  "flow deep": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest interactive "{\\"a\\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[',
    "alert guest_waits",
  ],
  "flow null": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest interactive "Sent" {"content":{"kind":"form_reply","answers":[]}}',
    "alert guest_waits",
  ],
  "address message": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest interactive "saved_address_id: 1\\nvalues: {\\"in_pin_code\\":\\"400063\\",\\"name\\":\\"C\\"}" {"content":{"kind":"form_reply","answers":[{"name":"saved_address_id","value":"1"},{"name":"values","value"',
    "alert guest_waits",
  ],
  "button reply": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest interactive "Yes" {"content":{"kind":"button_reply","id":"b1"},"quoted":{"message_id":null,"author":null,"text":null}}',
    "alert guest_waits",
  ],
  "list reply": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest interactive "Late checkout" {"content":{"kind":"list_reply","id":"l1","description":"until 14:00"}}',
    "alert guest_waits",
  ],
  "interactive unknown": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest interactive {"content":{"kind":"unsupported","type":"hologram","reason":""}}',
    "alert guest_waits",
  ],
  "button no payload": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest button "Confirm" {"content":{"kind":"button_reply","id":""}}',
    "alert guest_waits",
  ],
  "button no text": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest button "P1" {"content":{"kind":"button_reply","id":"P1"}}',
    "alert guest_waits",
  ],
  order: [
    "thread of Sheena Nelson +16505551234, waits",
    'guest order "please to room 4" {"content":{"kind":"order","items":[{"product":"wine","quantity":2,"price":30,"currency":"EUR"},{"product":"x","quantity":1,"price":9.5,"currency":"EUR"}]}}',
    "alert guest_waits",
  ],
  "order without items": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest order {"content":{"kind":"order","items":[]}}',
    "alert guest_waits",
  ],
  "product inquiry": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Is it available?" {"quoted":{"message_id":null,"author":null,"text":null},"origin":{"product":"suite"}}',
    "alert guest_waits",
  ],
  referral: [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Tell me more" {"origin":{"ad":{"headline":"Sea","url":"https://fb.me/1"}}}',
    "alert guest_waits",
  ],
  "referral js url": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Tell" {"origin":{"ad":{"headline":"","url":""}}}',
    "alert guest_waits",
  ],
  forwarded: [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "f" {"origin":{"forwarded":"once"}}',
    "alert guest_waits",
  ],
  "forwarded often": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "f" {"origin":{"forwarded":"often"}}',
    "alert guest_waits",
  ],
  "contacts no phone": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest contacts "Bob B" {"content":{"kind":"contacts","contacts":[{"name":"Bob B","organisation":"","phones":[],"emails":[]}]}}',
    "alert guest_waits",
  ],
  "contacts two": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest contacts "Bob, Al" {"content":{"kind":"contacts","contacts":[{"name":"Bob","organisation":"Acme","phones":["+1 555"],"emails":["a@b.c"]},{"name":"Al","organisation":"","phones":["1666"],"emails"',
    "alert guest_waits",
  ],
  "contacts nothing": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest contacts {"content":{"kind":"contacts","contacts":[{"name":"","organisation":"","phones":[],"emails":[]}]}}',
    "alert guest_waits",
  ],
  "location no name": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest location {"content":{"kind":"location","latitude":1.5,"longitude":2.5,"name":"","address":""}}',
    "alert guest_waits",
  ],
  "location 300": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest location "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn',
    "alert guest_waits",
  ],
  "location null": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest location {"content":{"kind":"unsupported","type":"location","reason":""}}',
    "alert guest_waits",
  ],
  "location NaN": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest location {"content":{"kind":"unsupported","type":"location","reason":""}}',
    "alert guest_waits",
  ],
  "location live": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest location {"content":{"kind":"location","latitude":1.5,"longitude":2.5,"name":"","address":""}}',
    "alert guest_waits",
  ],
  unsupported: [
    "thread of Sheena Nelson +16505551234, waits",
    'guest unsupported {"content":{"kind":"unsupported","type":"unsupported","reason":"Message type is currently not supported."}}',
    "alert guest_waits",
  ],
  "unknown kind": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest hologram "look" {"content":{"kind":"unsupported","type":"hologram","reason":""}}',
    "alert guest_waits",
  ],
  "no type": [
    "thread of +16505551234 +16505551234, waits",
    'guest unknown {"content":{"kind":"unsupported","type":"unknown","reason":""}}',
    "alert guest_waits",
  ],
  "errors value": ['event {"code": 130429, "kind": "error", "title": "Rate limit hit", "detail": "d"}'],
  "errors only message": [
    "thread of +16505551234 +16505551234, waits",
    'guest errors {"content":{"kind":"unsupported","type":"errors","reason":"t"}}',
    "alert guest_waits",
  ],
  "user_id only": ["thread of Ann without phone, waits", 'guest text "Hi"', "alert guest_waits"],
  "user id only, from empty": ["thread of Ann without phone, waits", 'guest text "Hi"', "alert guest_waits"],
  "parent id": [
    "thread of Ann without phone, waits",
    'guest text "Hi"',
    'guest text "Again"',
    "alert guest_waits",
  ],
  "parent id in message only": [
    "thread of Ann without phone, waits",
    'guest text "Hi"',
    'guest text "Again"',
    "alert guest_waits",
  ],
  "new user id same phone": [
    "thread of A +16505551234, waits",
    'guest text "Hi"',
    'guest text "Again"',
    'guest text "Third"',
    "alert guest_waits",
  ],
  "user_changed_user_id prev": [
    "thread of …US.2 without phone, waits",
    'guest text "Hi"',
    'system event {"event":{"kind":"number_changed","phone":null}}',
    "alert guest_waits",
  ],
  "user_changed_user_id no prev by phone": [
    "thread of +16505551234 +16505551234, waits",
    'guest text "Hi"',
    'system event {"event":{"kind":"number_changed","phone":null}}',
    'guest text "Now"',
    "alert guest_waits",
  ],
  user_id_update: [
    "thread of …US.2 without phone, waits",
    'guest text "Hi"',
    'system event {"event":{"kind":"number_changed","phone":null}}',
    'guest text "Now"',
    "alert guest_waits",
  ],
  user_changed_number: [
    "thread of Sheena Nelson +16505559999, waits",
    'guest text "Hi"',
    'system event {"event":{"kind":"number_changed","phone":"+16505559999"}}',
    'guest text "New"',
    "alert guest_waits",
  ],
  "customer_changed_number old": [
    "thread of Sheena Nelson +16505559999, waits",
    'guest text "Hi"',
    'system event {"event":{"kind":"number_changed","phone":"+16505559999"}}',
    "alert guest_waits",
  ],
  "user_changed_number twice": [
    "thread of Sheena Nelson +16505559999, waits",
    'guest text "Hi"',
    'system event {"event":{"kind":"number_changed","phone":"+16505559999"}}',
    "alert guest_waits",
  ],
  "changed number unknown": ['event {"who": "+16505559999", "kind": "address"}'],
  "changed number conflict": [
    "thread of +16505559999 +16505559999, waits",
    'guest text "Yo"',
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Hi"',
    "alert guest_conflict",
    "alert guest_waits",
    "alert guest_waits",
  ],
  "identity changed": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Hi"',
    'event {"kind": "other", "field": "system customer_identity_changed", "detail": "{\\"body\\":\\"i\\",\\"identity\\":\\"x\\",\\"customer\\":\\"16505551234\\",\\"type\\":\\"customer_identity_changed\\"}"}',
    "alert guest_waits",
  ],
  "preference stop known": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Hi"',
    "marketing stopped",
    "alert guest_waits",
  ],
  "preference unknown value": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Hi"',
    'event {"kind": "other", "field": "user_preferences", "detail": "{\\"wa_id\\":\\"16505551234\\",\\"category\\":\\"marketing_messages\\",\\"value\\":\\"snooze\\",\\"timestamp\\":1763719300}"}',
    "marketing stopped",
    "alert guest_waits",
  ],
  disable: [
    'event {"kind": "account", "event": "DISABLED_UPDATE", "detail": "{\\"waba_ban_state\\":[\\"DISABLE\\"],\\"waba_ban_date\\":\\"d\\"}"}',
    "alert sending_stopped",
    'number broken account_blocked {"account_status": "DISABLE"}',
  ],
  disabled: [
    'event {"kind": "account", "event": "DISABLED_UPDATE", "detail": "{\\"waba_ban_state\\":\\"DISABLE\\",\\"waba_ban_date\\":\\"d\\"}"}',
    "alert sending_stopped",
    'number broken account_blocked {"account_status": "DISABLE"}',
  ],
  restriction: [
    'event {"kind": "account", "event": "ACCOUNT_RESTRICTION", "detail": "[{\\"restriction_type\\":\\"RESTRICTED_BIZ_INITIATED_MESSAGING\\",\\"expiration\\":1}]"}',
    "alert account_warning",
    'number connected {"account_status": "ACCOUNT_RESTRICTION"}',
  ],
  violation: [
    'event {"kind": "account", "event": "ACCOUNT_VIOLATION", "detail": "{\\"violation_type\\":\\"SCAM\\"}"}',
    "alert account_warning",
    'number connected {"account_status": "ACCOUNT_VIOLATION"}',
  ],
  deleted: [
    'event {"kind": "account", "event": "ACCOUNT_DELETED", "detail": ""}',
    "alert connection_broken",
    'number broken connection_refused {"account_status": "ACCOUNT_DELETED"}',
  ],
  "partner removed": [
    'event {"kind": "account", "event": "PARTNER_REMOVED", "detail": "{\\"waba_id\\":\\"102290129340398\\",\\"owner_business_id\\":\\"9\\"}"}',
    "alert connection_broken",
    'number broken connection_refused {"account_status": "PARTNER_REMOVED"}',
  ],
  "partner added": [
    'event {"kind": "account", "event": "PARTNER_ADDED", "detail": "{\\"waba_id\\":\\"102290129340398\\",\\"owner_business_id\\":\\"9\\"}"}',
    'number connected {"account_status": "PARTNER_ADDED"}',
  ],
  "app uninstalled": [
    'event {"kind": "account", "event": "PARTNER_APP_UNINSTALLED", "detail": "{\\"waba_id\\":\\"102290129340398\\"}"}',
    "alert connection_broken",
    'number broken connection_refused {"account_status": "PARTNER_APP_UNINSTALLED"}',
  ],
  offboarded: [
    'event {"kind": "account", "event": "ACCOUNT_OFFBOARDED", "detail": "{\\"phone_number\\":\\"15550783881\\"}"}',
    "alert connection_broken",
    'number broken connection_refused {"account_status": "ACCOUNT_OFFBOARDED"}',
  ],
  reconnected: [
    'event {"kind": "account", "event": "ACCOUNT_OFFBOARDED", "detail": ""}',
    'event {"kind": "account", "event": "ACCOUNT_RECONNECTED", "detail": ""}',
    'number connected {"account_status": "ACCOUNT_RECONNECTED"}',
  ],
  reinstated: [
    'event {"kind": "account", "event": "DISABLED_UPDATE", "detail": "{\\"waba_ban_state\\":\\"DISABLE\\"}"}',
    'event {"kind": "account", "event": "DISABLED_UPDATE", "detail": "{\\"waba_ban_state\\":\\"REINSTATE\\"}"}',
    'number connected {"account_status": "REINSTATE"}',
  ],
  verified: [
    'event {"kind": "account", "event": "VERIFIED_ACCOUNT", "detail": "{\\"phone_number\\":\\"15550783881\\"}"}',
  ],
  rates: [
    'event {"kind": "account", "event": "AUTH_INTL_PRICE_ELIGIBILITY_UPDATE", "detail": "{\\"auth_international_rate_eligibility\\":{\\"start_time\\":1,\\"exception_countries\\":[{\\"country_code\\":\\"IN\\",\\"start',
  ],
  "location update": [
    'event {"kind": "account", "event": "BUSINESS_PRIMARY_LOCATION_COUNTRY_UPDATE", "detail": "{\\"country\\":\\"DE\\"}"}',
  ],
  "unknown account event": ['event {"kind": "account", "event": "SOMETHING_NEW", "detail": "{\\"x\\":1}"}'],
  "account alert": [
    'event {"kind": "account_alert", "type": "OBA_APPROVED", "detail": "Sample", "severity": "CRITICAL"}',
    "alert account_warning",
  ],
  "account alert info": [
    'event {"kind": "account_alert", "type": "X", "detail": "Sample", "severity": "INFORMATIONAL"}',
  ],
  "review rejected": [
    'event {"kind": "account_review", "decision": "REJECTED"}',
    "alert account_warning",
    'number connected {"account_status": "REJECTED"}',
  ],
  capability: [
    'event {"kind": "messaging_limit", "limit": "100"}',
    'number connected {"messaging_limit": "100"}',
  ],
  "capability new": [
    'event {"kind": "messaging_limit", "limit": "TIER_UNLIMITED"}',
    'number connected {"messaging_limit": "TIER_UNLIMITED"}',
  ],
  "quality flagged": [
    'event {"kind": "number_quality", "event": "FLAGGED", "limit": "TIER_10K"}',
    "alert account_warning",
    'number connected {"quality": "FLAGGED", "messaging_limit": "TIER_10K"}',
  ],
  "quality upgrade": [
    'event {"kind": "number_quality", "event": "UPGRADE", "limit": "TIER_10K"}',
    'number connected {"messaging_limit": "TIER_10K"}',
  ],
  "name declined": [
    'event {"kind": "number_name", "name": "Hotel", "reason": "NAME_NOT", "decision": "REJECTED"}',
    "alert account_warning",
    'number connected {"name_status": "REJECTED"}',
  ],
  security: ['event {"kind": "security", "event": "PIN_RESET_REQUEST"}'],
  "tpl approved": [
    'event {"kind": "template_state", "name": "arrival_information", "state": "APPROVED", "reason": "", "language": "en_US", "template_id": "594425479261596"}',
  ],
  "tpl rejected": [
    'event {"kind": "template_state", "name": "arrival_information", "state": "REJECTED", "reason": "Bad", "language": "en_US", "template_id": "594425479261596"}',
  ],
  "tpl paused": [
    'event {"kind": "template_state", "name": "arrival_information", "state": "PAUSED", "reason": "Low quality", "language": "en_US", "template_id": "594425479261596"}',
  ],
  "tpl quality": [
    'event {"kind": "template_quality", "name": "arrival_information", "quality": "RED", "language": "en_US", "template_id": "594425479261596"}',
  ],
  "tpl category coming": [
    'event {"kind": "template_category", "name": "arrival_information", "category": "UTILITY", "language": "en_US", "template_id": "594425479261596"}',
  ],
  "tpl category": [
    'event {"kind": "template_category", "name": "arrival_information", "category": "MARKETING", "language": "en_US", "template_id": "594425479261596"}',
  ],
  "tpl components": [
    'event {"kind": "other", "field": "message_template_components_update", "detail": "{\\"message_template_id\\":594425479261596,\\"message_template_name\\":\\"arrival_information\\",\\"message_template_language',
  ],
  history: [
    "thread of +16505551234 +16505551234",
    'guest text "old q" {"origin":{"from_history":true}}',
    'staff text "old a" {"origin":{"from_history":true}}',
    'event {"kind": "history", "progress": 55, "is_declined": false}',
  ],
  "history media": [
    "thread of +16505551234 +16505551234",
    'guest image "pool" {"content":{"kind":"media","media":{"media_id":"ID","kind":"image","mime_type":"image/jpeg","file_name":null,"bytes":null,"state":"pending","problem":null},"is_voice":false},"origin',
    'event {"kind": "history", "progress": 55, "is_declined": false}',
  ],
  "history declined": ['event {"kind": "history", "progress": null, "is_declined": true}'],
  "history declined at value": ['event {"kind": "history", "progress": null, "is_declined": true}'],
  "contact sync no name": [],
  "contact sync": ["thread of Pablo M +16505551234, waits", 'guest text "Hi"', "alert guest_waits"],
  "contact sync remove": [],
  "contact sync strange": [
    'event {"kind": "other", "field": "state sync label", "detail": "{\\"type\\":\\"label\\",\\"label\\":{\\"name\\":\\"VIP\\"},\\"action\\":\\"add\\",\\"metadata\\":{\\"timestamp\\":\\"1763719200\\"}}"}',
  ],
  echo: [
    "thread of Sheena Nelson +16505551234",
    'guest text "Hi"',
    'staff text "From phone" {"origin":{"from_phone":true}}',
    'system event {"event":{"kind":"answered_on_phone"}}',
  ],
  "echo unknown guest": [
    "thread of Sheena Nelson +16505551234",
    'staff text "From phone" {"origin":{"from_phone":true}}',
    'system event {"event":{"kind":"answered_on_phone"}}',
  ],
  "echo edit": [
    "thread of Sheena Nelson +16505551234",
    'staff text "Edited" {"origin":{"from_phone":true}}',
    'system event {"event":{"kind":"answered_on_phone"}}',
    "change edit of wamid.echo.text by venue Edited",
  ],
  "echo revoke": [
    "thread of Sheena Nelson +16505551234",
    'staff text "From phone" {"origin":{"from_phone":true}}',
    'system event {"event":{"kind":"answered_on_phone"}}',
    "change deletion of wamid.echo.text by venue",
  ],
  "echo reaction": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest text "Hi"',
    "change reaction of wamid.text by venue ❤️",
    "alert guest_waits",
  ],
  "echo in a group": [
    'event {"kind": "other", "field": "group message of the phone", "detail": "{\\"from\\":\\"15550783881\\",\\"id\\":\\"wamid.echo.text\\",\\"timestamp\\":\\"1763719200\\",\\"type\\":\\"text\\",\\"text\\":{\\"body\\":\\"to gr',
  ],
  "unknown field number": [
    'event {"kind": "other", "field": "brand_new_field", "detail": "{\\"messaging_product\\":\\"whatsapp\\",\\"metadata\\":{\\"display_phone_number\\":\\"15550783881\\",\\"phone_number_id\\":\\"106540352242922\\"},\\"a\\"',
  ],
  "unknown field account": ['event {"kind": "other", "field": "brand_new_field", "detail": "{\\"a\\":1}"}'],
  "unknown list in messages": [
    'event {"kind": "other", "field": "messages user_actions", "detail": "{\\"user_actions\\":[{\\"action_type\\":\\"marketing_messages_link_click\\",\\"timestamp\\":\\"1763719200\\"}]}"}',
  ],
  "messages empty": [
    'event {"kind": "other", "field": "messages", "detail": "{\\"messaging_product\\":\\"whatsapp\\",\\"metadata\\":{\\"display_phone_number\\":\\"15550783881\\",\\"phone_number_id\\":\\"106540352242922\\"},\\"contacts\\"',
  ],
  "unknown status": ["status warning of wamid.sent parked"],
  "status failed 131031": ["status failed of wamid.sent parked 131031"],
  flows: [
    'event {"kind": "other", "field": "flows", "detail": "{\\"event\\":\\"FLOW_STATUS_CHANGE\\",\\"message\\":\\"m\\",\\"flow_id\\":\\"1\\",\\"old_status\\":\\"DRAFT\\",\\"new_status\\":\\"PUBLISHED\\"}"}',
  ],
  payment_configuration_update: [
    'event {"kind": "other", "field": "payment_configuration_update", "detail": "{\\"configuration_name\\":\\"x\\",\\"status\\":\\"ACTIVE\\"}"}',
  ],
  partner_solutions: [
    'event {"kind": "other", "field": "partner_solutions", "detail": "{\\"event\\":\\"SOLUTION_CREATED\\",\\"solution_id\\":\\"1\\",\\"solution_status\\":\\"INITIATED\\"}"}',
  ],
  tracking_events: ['event {"kind": "other", "field": "tracking_events", "detail": "{\\"a\\":1}"}'],
  automatic_events: [
    'event {"kind": "other", "field": "automatic_events", "detail": "{\\"messaging_product\\":\\"whatsapp\\",\\"metadata\\":{\\"display_phone_number\\":\\"15550783881\\",\\"phone_number_id\\":\\"106540352242922\\"},\\"au',
  ],
  message_echoes: [
    'event {"kind": "other", "field": "message_echoes", "detail": "{\\"messaging_product\\":\\"whatsapp\\",\\"metadata\\":{\\"display_phone_number\\":\\"15550783881\\",\\"phone_number_id\\":\\"106540352242922\\"},\\"mess',
  ],
  "group participants": [
    'event {"kind": "group", "type": "group_participants_add", "detail": "{\\"timestamp\\":\\"1763719200\\",\\"group_id\\":\\"G\\",\\"type\\":\\"group_participants_add\\",\\"added_participants\\":[{\\"wa_id\\":\\"165055512',
  ],
  "video note / ptv": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest video {"content":{"kind":"media","media":{"media_id":"ID","kind":"video","mime_type":"video/mp4","file_name":null,"bytes":null,"state":"pending","problem":null},"is_voice":false}}',
    "alert guest_waits",
  ],
  voice: [
    "thread of Sheena Nelson +16505551234, waits",
    'guest audio {"content":{"kind":"media","media":{"media_id":"ID","kind":"audio","mime_type":"audio/ogg","file_name":null,"bytes":null,"state":"pending","problem":null},"is_voice":true}}',
    "alert guest_waits",
  ],
  document: [
    "thread of Sheena Nelson +16505551234, waits",
    'guest document "Invoice" {"content":{"kind":"media","media":{"media_id":"ID","kind":"document","mime_type":"application/pdf","file_name":"invfdp.exe","bytes":null,"state":"pending","problem":null},"is',
    "alert guest_waits",
  ],
  "image without id": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest image {"content":{"kind":"media","media":{"media_id":"ID","kind":"image","mime_type":"image/jpeg","file_name":null,"bytes":null,"state":"lost","problem":"expired"},"is_voice":false}}',
    "alert guest_waits",
  ],
  "sticker animated": [
    "thread of Sheena Nelson +16505551234, waits",
    'guest sticker {"content":{"kind":"media","media":{"media_id":"ID","kind":"sticker","mime_type":"image/webp","file_name":null,"bytes":null,"state":"pending","problem":null},"is_voice":false}}',
    "alert guest_waits",
  ],
  poll: [
    "thread of Sheena Nelson +16505551234, waits",
    'guest poll_update {"content":{"kind":"unsupported","type":"poll_update","reason":""}}',
    "alert guest_waits",
  ],
  pin: [
    "thread of Sheena Nelson +16505551234, waits",
    'guest pin {"content":{"kind":"unsupported","type":"pin","reason":""}}',
    "alert guest_waits",
  ],
};

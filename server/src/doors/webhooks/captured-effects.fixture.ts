/** What each captured body does, reviewed by a person: what staff see, and what else is stored, a line each. */
export const capturedEffects: Record<string, string[]> = {
  "a-marketing-status-notification-netflie.json": ["status delivered of wamid.ID parked"],
  "a-notification-with-bsuid-only-and-no-from-netflie.json": [
    "thread of NAME without phone, waits",
    'guest text "MESSAGE_BODY"',
    "alert guest_waits",
  ],
  "a-removed-reaction-notification-netflie.json": ["change reaction of MESSAGE_ID by guest"],
  "a-service-status-notification-netflie.json": ["status delivered of wamid.ID parked"],
  "a-status-notification-netflie.json": ["status read of wamid.ID parked"],
  "a-status-notification-with-errors-netflie.json": ["status failed of amid.ID parked 131053"],
  "a-status-notification-without-expiration-time-netflie.json": ["status delivered of wamid.ID parked"],
  "a-status-with-pricing-notification-netflie.json": ["status delivered of wamid.ID parked"],
  "a-sticker-notification-netflie.json": [
    "thread of …NUMBER without phone, waits",
    'guest sticker {"content":{"kind":"media","media":{"media_id":"ID","kind":"sticker","mime_type":"image/webp","file_name":null,"bytes":null,"state":"pending","problem":null},"is_voice":false}}',
    "alert guest_waits",
  ],
  "account-update-account-disabled-pywa.json": [
    'event {"kind": "account", "event": "DISABLED_UPDATE", "detail": "{\\"waba_ban_state\\":\\"REINSTATE\\",\\"waba_ban_date\\":\\"April 17, 2025\\"}"}',
  ],
  "account-update-account-offboarded-pywa.json": [
    'event {"kind": "account", "event": "ACCOUNT_OFFBOARDED", "detail": ""}',
    "alert connection_broken",
  ],
  "account-update-account-reconnected-pywa.json": [
    'event {"kind": "account", "event": "ACCOUNT_RECONNECTED", "detail": ""}',
  ],
  "account-update-account-violation-pywa.json": [
    'event {"kind": "account", "event": "ACCOUNT_VIOLATION", "detail": "{\\"violation_type\\":\\"ADULT\\"}"}',
    "alert account_warning",
  ],
  "account-update-partner-added-pywa.json": [
    'event {"kind": "account", "event": "PARTNER_ADDED", "detail": "{\\"waba_id\\":\\"980198427658004\\",\\"owner_business_id\\":\\"2329417887457253\\",\\"solution_id\\":\\"1715120619246906\\",\\"solution_partner_business_ids\\":[\\"2949482758682047\\",\\"520744086200222\\"]}"}',
  ],
  "account-update-partner-app-installed-pywa.json": [
    'event {"kind": "account", "event": "PARTNER_APP_INSTALLED", "detail": "{\\"waba_id\\":\\"1191624265890717\\",\\"owner_business_id\\":\\"2329417887457253\\",\\"partner_app_id\\":\\"5731794616896507\\",\\"solution_id\\":\\"1715120619246906\\",\\"solution_partner_business_ids\\":[\\"2949482758682047\\",\\"520744086200222\\"]}"}',
  ],
  "account-update-partner-removed-pywa.json": [
    'event {"kind": "account", "event": "PARTNER_REMOVED", "detail": "{\\"waba_id\\":\\"980198427658004\\",\\"owner_business_id\\":\\"2329417887457253\\"}"}',
    "alert connection_broken",
  ],
  "account-update-pricing-tiering-update-pywa.json": [
    'event {"kind": "account", "event": "VOLUME_BASED_PRICING_TIER_UPDATE", "detail": "{\\"tier_update_time\\":1743451903,\\"pricing_category\\":\\"UTILITY\\",\\"tier\\":\\"25000001:50000000\\",\\"effective_month\\":\\"2025-11\\",\\"region\\":\\"India\\"}"}',
  ],
  "accountbanned-bindambc.json": [
    'event {"kind": "account", "event": "DISABLED_UPDATE", "detail": "{\\"waba_ban_state\\":\\"SCHEDULE_FOR_DISABLE\\",\\"waba_ban_date\\":\\"January 31, 2021\\"}"}',
    "alert account_warning",
  ],
  "an-utility-status-notification-netflie.json": ["status delivered of wamid.ID parked"],
  "build-from-payload-can-keep-wa-id-priority-when-user-id-is-present-netflie.json": [
    "thread of …NUMBER without phone, waits",
    'guest text "MESSAGE_BODY"',
    "alert guest_waits",
  ],
  "call-permission-update-reject-pywa.json": [
    "thread of Test Name +972987654321, waits",
    'guest interactive {"content":{"kind":"call_permission_reply","is_granted":false},"quoted":{"message_id":null,"author":null,"text":null}}',
    "alert guest_waits",
  ],
  "call-terminate-call-terminate-pywa.json": [
    "thread of Test Name +16315553601",
    'staff call {"content":{"kind":"call","direction":"to_guest","outcome":"connected","seconds":120},"origin":{"from_phone":true}}',
    'system event {"event":{"kind":"answered_on_phone"}}',
    'event {"code": 12455, "kind": "error", "title": "ERROR_TITLE", "detail": "ERROR_DETAILS"}',
  ],
  "callback-button-button-pywa.json": [
    "thread of Test Name +972987654321, waits",
    'guest interactive "title" {"content":{"kind":"button_reply","id":"callback_data"},"quoted":{"message_id":"ID","author":"guest","text":"title"}}',
    "alert guest_waits",
  ],
  "callback-selection-description-pywa.json": [
    "thread of Test Name +972987654321, waits",
    'guest interactive "title" {"content":{"kind":"list_reply","id":"callback_data","description":"description"},"quoted":{"message_id":null,"author":null,"text":null}}',
    "alert guest_waits",
  ],
  "imagemessage-bindambc.json": [
    "thread of Mauricio Binda +1111111111111, waits",
    'guest image {"content":{"kind":"media","media":{"media_id":"ID","kind":"image","mime_type":"image/jpeg","file_name":null,"bytes":null,"state":"pending","problem":null},"is_voice":false}}',
    "alert guest_waits",
  ],
  "locationmessage-bindambc.json": [
    "thread of Mauricio Binda +1111111111111, waits",
    'guest location {"content":{"kind":"location","latitude":-10.93941311633,"longitude":-10.606395436721,"name":"","address":""}}',
    "alert guest_waits",
  ],
  "message-chosen-location-pywa.json": [
    "thread of Test Name +972987654321, waits",
    'guest location "Facebook HQ" {"content":{"kind":"location","latitude":37.4611978,"longitude":-122.2164385,"name":"Facebook HQ","address":"1 Hacker Way, Menlo Park, CA 94025"},"origin":{"forwarded":"once"}}',
    "alert guest_waits",
  ],
  "message-contacts-pywa.json": [
    "thread of Test Name +972987654321, waits",
    'guest contacts "Chandler Bing, Monica, Rachel Green" {"content":{"kind":"contacts","contacts":[{"name":"Chandler Bing","organisation":"","phones":["+1 555-555-5555"],"emails":[]},{"name":"Monica","organisation":"","phones":["+1 666-666-6666"],"emails":[]},{"name":"Rachel Green","organisation":"","phones":["+1 777-777-7777"],"emails":[]}]}}',
    "alert guest_waits",
  ],
  "message-forwarded-many-times-pywa.json": [
    "thread of Test Name +972987654321, waits",
    'guest text "text forwarded many times" {"origin":{"forwarded":"often"}}',
    "alert guest_waits",
  ],
  "message-status-failed-pywa.json": ["status failed of wamid.xyzxyz parked 130472"],
  "message-status-played-pywa.json": ["status played of wamid.xyzxyz parked"],
  "message-unreaction-no-emoji-pywa.json": ["change reaction of wamid.yzxyzx= by guest"],
  "multiple-text-notification-netflie.json": [
    "thread of NAME without phone, waits",
    'guest text "MESSAGE_BODY"',
    "alert guest_waits",
  ],
  "outgoing-message-delete-pywa.json": ["change deletion of wamid.zzzzzz by venue"],
  "phonenumbernameupdate-bindambc.json": [
    'event {"kind": "number_name", "name": "WhatsApp", "reason": "", "decision": "APPROVED"}',
  ],
  "template-category-update-marketing-pywa.json": [
    'event {"kind": "template_category", "name": "my_message_template", "category": "MARKETING", "language": "he", "template_id": "12345678"}',
  ],
  "testlistener-handlenotification-buttonreply-piusalfred.json": [
    "thread of ButtonReplyUser +17771234567, waits",
    'guest interactive "button-text" {"content":{"kind":"button_reply","id":"unique-button-identifier-here"}}',
    "alert guest_waits",
  ],
  "testlistener-handlenotification-groupsettingsupdate-piusalfred.json": [
    'event {"kind": "group", "type": "group_settings_update", "detail": "{\\"timestamp\\":\\"1739321024\\",\\"group_id\\":\\"GROUP_ID_789\\",\\"type\\":\\"group_settings_update\\",\\"request_id\\":\\"REQ_003\\",\\"group_subject\\":{\\"text\\":\\"New Subject\\",\\"update_successful\\":true},\\"group_description\\":{\\"text\\":\\"New Description\\",\\"update_successful\\":false,\\"errors\\":[{\\"code\\":100,\\"message\\":\\"Invalid description\\",\\"title\\":\\"Update Failed\\",\\"error_data\\":{\\"details\\":\\"Description too long\\"}}]}}", "group_id": "GROUP_ID_789"}',
  ],
  "testlistener-handlenotification-multiplechangevalues-piusalfred.json": [
    "thread of Alex Tester +1234567890, waits",
    'guest text "Hello from a text message"',
    "marketing stopped",
    "alert guest_waits",
  ],
  "testlistener-handlenotification-phonenumbersettingsupdate-piusalfred.json": [
    'event {"kind": "number_settings", "detail": "{\\"messaging_product\\":\\"whatsapp\\",\\"timestamp\\":\\"1671644824\\",\\"type\\":\\"[phone_number_settings]\\",\\"phone_number_settings\\":{\\"phone_number_id\\":\\"TEST987654321\\",\\"calling\\":{\\"status\\":\\"ENABLED\\",\\"call_icon_visibility\\":\\"DEFAULT\\",\\"callback_permission_status\\":\\"ENABLED\\",\\"call_hours\\":{\\"status\\":\\"ENABLED\\",\\"timezone_id\\":\\"[REDACTED]\\",\\"weekly_operating_hours\\":[{\\"day_of_week\\":\\"MONDAY\\",\\"open_time\\":\\"0400\\",\\"close_time\\":\\"1020\\"},{\\"day_of_week\\":\\"TUESDAY\\",\\"open_time\\":\\"0108\\",\\"close_time\\":\\"1020\\"}],\\"holiday_schedule\\":[{\\"date\\":\\"2026"}',
  ],
  "testlistener-handlenotification-referralmessage-piusalfred.json": [
    "thread of AdUser +100100200, waits",
    'guest text "Hi from an ad click!" {"origin":{"ad":{"headline":"Ad Title","url":"https://facebook.com/ad/123"}}}',
    "alert guest_waits",
  ],
  "testmiddlewareisolation-verificationdoesnotleaktowebhook-piusalfred.json": [
    "thread of test +1, waits",
    'guest text "hi"',
    "alert guest_waits",
  ],
  "textmessagestatussent-bindambc.json": [
    "status sent of wamid.nBgN6TUyN2k5NzAzM5kzNhUCABI8FDNFQjAxQkE5REI4NEUzQ5Y5QTNgAA== parked",
  ],
  "user-marketing-preferences-signup-pywa.json": [
    'event {"who": "+16505551234", "kind": "preference", "stops": false}',
  ],
  "verifiedaccount-bindambc.json": [
    'event {"kind": "account", "event": "VERIFIED_ACCOUNT", "detail": "{\\"phone_number\\":\\"1111111111111\\"}"}',
  ],
};

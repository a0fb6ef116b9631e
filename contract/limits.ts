const importFileBytes = 10 * 1024 * 1024;
const attachmentBytes = 16 * 1024 * 1024;
const reservationFileBytes = 32 * 1024 * 1024;

/** Limits shared by browser and server. */
export const limits = {
  /** WhatsApp's limit (Cloud API reference, November 2026). */
  messageCharacters: 4096,
  pageItems: 30,
  maxPageItems: 100,
  /** Per call, except webhooks. */
  bodyBytes: 256 * 1024,
  /** Meta sends up to 1,000 updates per delivery. */
  webhookBytes: 3 * 1024 * 1024,
  guestNameCharacters: 120,
  reservationNumberCharacters: 60,
  maxReservationPeople: 99,
  /** Per request that a form of the guest page makes. */
  maxGuestRequestCount: 99,
  roomCharacters: 30,
  roomTypeCharacters: 80,
  /** Rows in a file with reservations; a row per reservation. */
  reservationFileBytes,
  reservationFileBase64Characters: Math.ceil(((reservationFileBytes * 4) / 3) * 1.03),
  maxReservationRows: 100_000,
  /** Per call of scripts. */
  maxReservationsPerCall: 500,
  maxCalendarFeeds: 100,
  venueNameCharacters: 120,
  /** For each conversation in a list of transcripts. */
  transcriptListMessages: 5,
  transcriptListCharacters: 200,
  /** The dashboard loads the others when a list of venues is opened. */
  venuesInAccess: 20,
  venueLanguages: 30,
  venueRooms: 5_000,
  logoBytes: 1024 * 1024,
  /** Each side of a logo. */
  maxLogoPixels: 2_000,
  /** As in IEEE 802.11 and WPA. */
  wifiNetworkCharacters: 32,
  wifiPasswordCharacters: 63,
  /** How long a link to a guest's conversation can be used. */
  guestLinkDays: 7,
  guestLinkCharacters: 300,
  /** On the sheets of one file. */
  roomCodes: 400,
  roomListCharacters: 4_000,
  suggestedQuestions: 6,
  suggestedQuestionCharacters: 80,
  guestPageGreetingCharacters: 120,
  /** Per operator. */
  maxVenues: 200,
  operatorNameCharacters: 120,
  memberNameCharacters: 120,
  emailCharacters: 254,
  firstAnswerCharacters: 1_000,
  invitationDays: 7,
  /** Per operator: at a time, and per day. */
  maxOpenInvitations: 50,
  invitationsPerDay: 200,
  memberRestorableMinutes: 10,
  /** How long former members see that their membership ended. */
  membershipEndedDays: 14,
  entryTitleCharacters: 120,
  entryQuestionCharacters: 300,
  entryTextCharacters: 2_000,
  /** A translation may be longer than its source. */
  statementCharacters: 4_000,
  entryPlaceCharacters: 120,
  /** Per venue, all sections together. */
  maxEntries: 10_000,
  maxEntriesPerUpdate: 500,
  /** Answers that staff suggest and no manager has decided about. */
  maxOpenSuggestions: 100,
  entriesUpdateBytes: 4 * 1024 * 1024,
  maxPriceMinorUnits: 1_000_000_000,
  /** 10,000 entries in three languages have about 10 MB. */
  knowledgeFileBytes: 16 * 1024 * 1024,
  importFileBytes,
  /** A file that staff send to a guest. */
  attachmentBytes,
  attachmentBase64Characters: Math.ceil(((attachmentBytes * 4) / 3) * 1.03),
  /** WhatsApp's limit (Cloud API reference, November 2026). */
  captionCharacters: 1_024,
  /** An address where guests review the venue publicly. */
  reviewUrlCharacters: 300,
  /** What a guest writes beside a rating of the stay. */
  ratingCommentCharacters: 1_000,
  /** WhatsApp's limits for reply buttons, lists and location requests (Cloud API reference, November 2026). */
  interactiveTextCharacters: 1_024,
  maxReplyButtons: 3,
  buttonTitleCharacters: 20,
  maxListRows: 10,
  listTitleCharacters: 24,
  listDescriptionCharacters: 72,
  /** Base64 may contain line breaks. */
  importBase64Characters: Math.ceil(((importFileBytes * 4) / 3) * 1.03),
  importTextCharacters: 500_000,
  searchCharacters: 100,
  assistantNameCharacters: 60,
  /** Each of voice and greeting. */
  assistantWordsCharacters: 500,
  handOverTopics: 50,
  handOverTopicCharacters: 80,
  /** Earlier messages sent with a question to try. */
  tryHistory: 20,
  /** Newest questions that gaps are made of. */
  gapQuestions: 1_000,
  /** A gap shows as many of its questions. */
  questionsOfGap: 5,
  maxTestQuestions: 100,
  testQuestionCharacters: 300,
  /** WhatsApp's customer service window. */
  replyWindowHours: 24,
  /** Another agent on the number is shown for this long after it was seen last. */
  otherAgentShownDays: 7,
  /** The waiting clock turns amber, then red. */
  waitingLongMinutes: 5,
  waitingTooLongMinutes: 15,
  alertPushMinutes: 3,
  alertManagerMinutes: 10,
  alertOwnerMinutes: 25,
  alertsRestorableMinutes: 10,
  alertTextCharacters: 200,
  auditExportPageItems: 500,
  requestWordsCharacters: 500,
  requestNoteCharacters: 1_000,
  requestReasonCharacters: 300,
  departmentCharacters: 60,
  maxDepartments: 30,
  modelNameCharacters: 200,
  modelUrlCharacters: 1_000,
  modelKeyCharacters: 4_096,
  /** In major units, for a million tokens. */
  modelPrice: 100_000,
  /** A language model reads and writes at most these in a month. */
  /** Voice notes of one guest that are turned into text, per day. */
  guestVoiceMinutes: 15,
  voiceMinutes: 1_000_000,
  readingTokens: 1_000_000_000,
  /** In minor units. */
  readingCost: 100_000_000,
  leadMinutes: 60 * 24 * 30,
  shiftNoteCharacters: 4_000,
  decisionsPerReply: 20,
  /** How long a reply can be held back before it is sent. */
  replyUndoSeconds: 10,
  requestUndoMinutes: 10,
  /** A follow-up within this time changes the open request. */
  requestFollowUpMinutes: 15,
  maxLadderMinutes: 24 * 60,
  /** Chrome's and Firefox's endpoints have about 200 to 600 characters (November 2026). */
  pushEndpointCharacters: 2_000,
  deviceNameCharacters: 80,
  /** Per person and operator. */
  maxDevices: 20,
  maxSnoozeMinutes: 7 * 24 * 60,
  maxMutes: 100,
  /** Per venue. */
  maxWebhooks: 10,
  webhookNameCharacters: 60,
  webhookUrlCharacters: 1_000,
} as const;

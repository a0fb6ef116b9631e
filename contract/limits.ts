const importFileBytes = 10 * 1024 * 1024;

/** Limits that browser and server share, so that a counter and a refusal never disagree. */
export const limits = {
  /** WhatsApp takes no longer text (Cloud API reference, November 2026). */
  messageCharacters: 4096,
  pageItems: 30,
  pageItemsMost: 100,
  /** What one call may send, except webhooks. */
  bodyBytes: 256 * 1024,
  /** Meta batches up to 1,000 updates into one delivery. */
  webhookBytes: 3 * 1024 * 1024,
  guestNameCharacters: 120,
  venueNameCharacters: 120,
  venueLanguages: 30,
  venueRooms: 5_000,
  /** Of one operator. */
  venuesMost: 200,
  operatorNameCharacters: 120,
  memberNameCharacters: 120,
  emailCharacters: 254,
  firstAnswerCharacters: 1_000,
  invitationDays: 7,
  /** Of one operator, at a time and within a day. */
  openInvitationsMost: 50,
  invitationsPerDay: 200,
  memberRestorableMinutes: 10,
  /** Whoever has become a member of nothing is told so for so long. */
  membershipEndedDays: 14,
  entryTitleCharacters: 120,
  entryQuestionCharacters: 300,
  entryTextCharacters: 2_000,
  entryPlaceCharacters: 120,
  /** Of one venue, all sections together. */
  entriesMost: 10_000,
  entriesPerUpdateMost: 500,
  /** Of a call that changes what a venue has written. */
  entriesUpdateBytes: 4 * 1024 * 1024,
  priceMinorUnitsMost: 1_000_000_000,
  /** Of an export of what a venue has written. */
  knowledgeFileBytes: 32 * 1024 * 1024,
  importFileBytes,
  /** Such a file in base64, which may have line breaks. */
  importBase64Characters: Math.ceil(((importFileBytes * 4) / 3) * 1.03),
  importTextCharacters: 500_000,
  searchCharacters: 100,
  assistantNameCharacters: 60,
  /** Of the voice, and of the greeting. */
  assistantWordsCharacters: 500,
  handOverTopics: 50,
  handOverTopicCharacters: 80,
  /** What was said before, as a tried question is asked with it. */
  tryHistory: 20,
  /** WhatsApp's customer service window. */
  replyWindowHours: 24,
  /** From here the waiting clock turns amber, then red. */
  waitingLongMinutes: 5,
  waitingTooLongMinutes: 15,
  /** Whom an alert that stays open concerns: those on duty, then managers, then owners. */
  alertPushMinutes: 3,
  alertManagerMinutes: 10,
  alertOwnerMinutes: 25,
  alertsRestorableMinutes: 10,
  /** An export of the audit log is whole; so many entries of it are read at a time. */
  auditExportPageItems: 500,
} as const;

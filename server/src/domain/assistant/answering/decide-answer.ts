import type { HandOverReason } from "@bellhop/contract/messages";
import { requestKinds } from "@bellhop/contract/request-kinds";
import { baseOf } from "@bellhop/contract/values";
import {
  accepts,
  actOf,
  asksCertainly,
  asksClearly,
  asksIfHuman,
  asksSomething,
  asksSurely,
  charactersRead,
  confirmedText,
  type DisclosedReason,
  greetingText,
  handOverText,
  type Intent,
  inWritingText,
  isOnlyRoom,
  isPromptInjection,
  isReply,
  isToldAsReason,
  kindNamed,
  kindText,
  needsPersonProbability,
  noticeText,
  optInText,
  optOutText,
  ratedText,
  readAddition,
  readChange,
  readFollowUp,
  readIntent,
  readOptChange,
  readRequest,
  readRequests,
  reportsEmergency,
  requestsText,
  requestText,
  tellsInEmergency,
  wishesAsMuch,
} from "@bellhop/language/intents";
import { mentionsSubject } from "@bellhop/language/lexicon";
import { endsWithQuestionMark, shorten } from "@bellhop/language/text";
import type { Reading } from "../reading/reading.ts";
import { answerQuestions } from "./answer-questions.ts";
import type { Decision, Enquiry, OpenRequest } from "./decision.ts";
import { DraftAnswer, isLight, needsPersonFrom, type Part } from "./draft-answer.ts";
import {
  followReading,
  handOverDangersRead,
  kindParts,
  messagesRequesting,
  partsChanging,
} from "./follow-reading.ts";
import { orderByReading, readAnswerToOffer } from "./read-answer-to-offer.ts";
import { tellDoorCode } from "./tell-door-code.ts";

/** Deals with a part of what a guest wrote: says something, hands something over, and takes it from `draft.open`. */
type Rule = (draft: DraftAnswer) => void;

/** They keep their parts for themselves, whatever a model reads. */
const firstRules: Rule[] = [
  leaveEmergencyToStaff,
  confirmOptChange,
  sayWhoAnswers,
  handOverDanger,
  confirmRating,
  handOverWishForPerson,
  handOverLongText,
  handOverInjection,
  handOverChosenTopics,
  readAnswerToOffer,
  mergeCorrections,
  followUpRequest,
];

/** In order: each takes its sentences from the draft. Emergencies come before all of them: see `guest-writes`. */
const rules: Rule[] = [
  ...firstRules,
  tellDoorCode,
  passOnReply,
  passOnChange,
  apologizeForComplaint,
  handOverSensitive,
  passOnRequest,
  passOnStatement,
  answerQuestions,
  handOverUnclear,
  greet,
  sayKindWord,
  handOverIgnored,
];

/**
 * Decides about a burst of messages, in one message to the guest: answers in the venue's own words, and hands over to
 * staff what needs them. Never states anything that no entry states.
 */
export function decideAnswer(input: Enquiry): Decision {
  const draft = new DraftAnswer(input);
  for (const rule of rules) rule(draft);
  return draft.decision();
}

/** Before what a model read is followed. */
const rulesBeforeReading: Rule[] = [...firstRules, passOnTap];

/** Like `decideAnswer`, for what a model read: it can add to what the rules hand over, and takes nothing away. */
export function decideByReading(input: Enquiry, reading: Reading): Decision {
  const draft = new DraftAnswer(input);
  for (const rule of rulesBeforeReading) rule(draft);
  orderByReading(draft, reading);
  const changing = partsChanging(draft, reading);
  tellDoorCode(draft);
  handOverSensitiveQuestions(draft, changing);
  const readable = draft.open;
  const requesting = messagesRequesting(draft, reading);
  // The model read more of these requests than the rules do.
  const beside = (rule: Rule) => {
    const theirs = draft.open.filter(({ message }) => requesting.has(message));
    draft.open = draft.open.filter((part) => !theirs.includes(part));
    rule(draft);
    draft.open.push(...theirs);
  };
  handOverDangersRead(draft, reading);
  beside(passOnChange);
  apologizeForComplaint(draft);
  handOverEach(draft, "sensitive", (part) => part.intent.kind === "sensitive" && !changing.has(part));
  beside(passOnRequest);
  const open = draft.open;
  followReading(draft, reading, { readable, requesting });
  if (reading.acts.some(({ kind }) => kind === "smalltalk") && !draft.hasText) {
    draft.open = open;
    greet(draft);
    sayKindWord(draft);
  }
  const decision = draft.decision();
  // A guest who asks or tells something is never met with silence.
  const isKind = kindParts(draft, reading, open);
  const isIgnored =
    decision.action === "stay_silent" && !open.every((part) => isLight(part.intent) || isKind.has(part));
  return isIgnored ? decideAnswer(input) : decision;
}

function passOnTap(draft: DraftAnswer) {
  if (draft.input.isTap) passOnReply(draft);
}

/** A complaint about such a thing is a complaint; "cancel the table" cancels no booking. */
function handOverSensitiveQuestions(draft: DraftAnswer, changing: ReadonlySet<Part>) {
  const { language } = draft.input;
  const isSensitive = (part: Part) => part.intent.kind === "sensitive" && !changing.has(part);
  handOverEach(draft, "sensitive", (part) => isSensitive(part) && actOf(part.text, language) !== "complaint");
}

/**
 * Confirms what the last such message decides. The transaction that queues the text stores `optChange`. What a machine
 * heard decides nothing: the guest is asked to write it, and staff see it.
 */
function confirmOptChange(draft: DraftAnswer) {
  const { language } = draft.input;
  const read = new Map(draft.messages.map((message) => [message, readOptChange(message)]));
  const last = [...read.values()].findLast((found) => found !== undefined);
  if (!last) return;
  const [about = ""] = [...read].findLast(([, found]) => found === last) ?? [];
  const { change } = last;
  if (draft.input.heard?.some((text) => text.trim() === about))
    draft.handOver({ reason: "unsure", about }, inWritingText({ language, change }));
  else {
    draft.optChange = change;
    draft.say(change === "opt_out" ? optOutText({ language }) : optInText({ language }));
  }
  draft.open = draft.open.filter(({ message, text }) => {
    const found = read.get(message);
    if (!found) return true;
    // Why the guest wants no messages is no complaint: "I don't want to look at my phone all the time".
    const own = readOptChange(text);
    if (own) return own.rest.some(endsWithQuestionMark);
    const isReason =
      !asksSurely(text, language) && needsPersonProbability(text, language) < surelyNeedsPerson;
    return !isReason && found.rest.some((piece) => piece.includes(text) || text.includes(piece));
  });
  take(draft, "greeting", "thanks", "empty");
}

const surelyNeedsPerson = 0.6;

/** A guest who asks whether a person writes always gets the truth. */
function sayWhoAnswers(draft: DraftAnswer) {
  const { language, venueName } = draft.input;
  if (!draft.has("asks_who") && !draft.messages.some(asksIfHuman)) return;
  draft.say(noticeText({ language, venueName }));
  take(draft, "asks_who");
  if (draft.open.every(({ intent }) => isLight(intent))) draft.open = [];
}

/** Staff got what reports a danger, or tells about it, when it arrived. */
function leaveEmergencyToStaff(draft: DraftAnswer) {
  const { language, isInEmergency = false } = draft.input;
  if (!isInEmergency) return;
  keepWhatIsAskedBeside(
    draft,
    draft.messages.filter((message) => reportsEmergency(message, language)),
  );
  const told = draft.open.filter(({ text, intent }) => tellsInEmergency(text, language, intent));
  if (told.length === 0) return;
  draft.open = draft.open.filter((part) => !told.includes(part));
  draft.toldInEmergency = told.map(({ text }) => text);
  draft.say(handOverText({ language, reason: "reply" }));
}

/** What rates the stay was stored when it arrived. What the guest asks beside it is still open. */
function confirmRating(draft: DraftAnswer) {
  const { language, today, backAt, rating } = draft.input;
  if (!rating) return;
  const isOpen = ({ message, text, intent }: Part): boolean =>
    !rating.messages.includes(message) ||
    intent.kind === "wants_person" ||
    intent.kind === "safety" ||
    asksCertainly(text, language) ||
    readRequest(text, { language, today })?.what != null;
  draft.open = draft.open.filter(isOpen);
  draft.confirmsRating = true;
  draft.isLeftOpen = rating.isBad;
  draft.say(ratedText({ language, backAt, score: rating.score, isBad: rating.isBad }));
}

/** What is meant may run over several messages. */
function handOverDanger(draft: DraftAnswer) {
  const { language } = draft.input;
  draft.open = draft.open.map((part) =>
    part.intent.kind === "safety" && isToldAsReason(part.message, language)
      ? { ...part, intent: { kind: "statement" } }
      : part,
  );
  const isSafety = ({ intent, text }: Part) => intent.kind === "safety" && !isOnlyRoom(text, language);
  const messages = draft.open.filter(isSafety).map(({ message }) => message);
  handOverEach(draft, "safety", isSafety);
  keepWhatIsAskedBeside(draft, messages);
  if (meansTogether(draft, "safety")) draft.handOverRest("safety");
}

/** Staff have these messages. Only the clear questions and requests in them are still open. */
function keepWhatIsAskedBeside(draft: DraftAnswer, messages: readonly string[]) {
  const { language, today } = draft.input;
  const isAsked = ({ text, intent }: Part): boolean => {
    if (intent.kind !== "question" || reportsEmergency(text, language)) return false;
    const request = readRequest(text, { language, today });
    return request ? request.what !== null : actOf(text, language) === "question";
  };
  draft.open = draft.open.flatMap((part) => {
    if (!messages.includes(part.message)) return [part];
    // Read alone from here on: the rest of its message was dealt with.
    return isAsked(part) ? [{ ...part, message: part.text }] : [];
  });
}

/** Staff take the conversation: nothing else is answered. */
function handOverWishForPerson(draft: DraftAnswer) {
  const found = draft.open.find(({ intent }) => intent.kind === "wants_person");
  if (found) return draft.handOverRest("wants_person", found.message);
  if (meansTogether(draft, "wants_person")) draft.handOverRest("wants_person");
}

const meansTogether = (draft: DraftAnswer, kind: Intent["kind"]): boolean =>
  draft.handedOver.length === 0 &&
  draft.openMessages.length > 1 &&
  readIntent(draft.openMessages.join(" "), draft.input.language).kind === kind;

/** No entry answers so much at once, and searching it would take long. */
function handOverLongText(draft: DraftAnswer) {
  const characters = draft.open.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > charactersRead) draft.handOverRest("unsure", shorten(draft.openText, aboutCharacters));
}
const aboutCharacters = 300;

function handOverInjection(draft: DraftAnswer) {
  if (draft.open.some(({ message }) => isPromptInjection(message))) draft.handOverRest("unsure");
}

/** Topics that the venue keeps for its staff. */
function handOverChosenTopics(draft: DraftAnswer) {
  const { language, chosenTopics = [], topicLanguages = [] } = draft.input;
  const languages = [...new Set([...topicLanguages, language])];
  const isChosen = (text: string) =>
    chosenTopics.some((topic) => mentionsSubject(text, language, topic, languages));
  handOverEach(draft, "sensitive", ({ text }) => isChosen(text));
}

function handOverSensitive(draft: DraftAnswer) {
  handOverEach(draft, "sensitive", ({ intent }) => intent.kind === "sensitive");
}

function apologizeForComplaint(draft: DraftAnswer) {
  const { language, today } = draft.input;
  const complains = ({ intent, text }: Part) =>
    (intent.kind === "complaint" && !wishesAsMuch(text, { language, today })) ||
    (intent.kind === "sensitive" && actOf(text, language) === "complaint");
  const messages = draft.open.filter(complains).map(({ message }) => message);
  handOverEach(draft, "complaint", complains);
  // What is told beside a complaint belongs to it.
  draft.open = draft.open.filter(
    ({ message, text }) => !messages.includes(message) || asksCertainly(text, language),
  );
}

/** "A taxi at six", and before it is answered, "sorry, seven": one request, as it was meant. */
function mergeCorrections(draft: DraftAnswer) {
  const { language, today } = draft.input;
  const messages = [...draft.openMessages];
  for (const [at, message] of messages.entries()) {
    const correction = messages[at + 1];
    const request = onlyOne(readRequests(message, { language, today }));
    if (!request || request.action || correction === undefined) continue;
    const followUp = readFollowUp(
      correction,
      { ...request, kind: request.what ?? "other" },
      { language, today },
    );
    if (!followUp) continue;
    const { words: _, ...plain } = request;
    const { changes = {}, words } = { changes: undefined, words: undefined, ...followUp };
    const meant = { ...plain, ...changes };
    const about = `${message}\n${correction}`;
    if (followUp.does === "take_back")
      // Staff read it. There is nothing to cancel yet, and an earlier request stays.
      draft.handOver(
        { reason: "request", about },
        requestText({ language, today, request: { ...plain, action: "cancel" } }),
      );
    else {
      const requests = [{ ...meant, ...(words !== undefined && { words }) }];
      draft.handOver(
        { reason: "request", about, request: meant, requests },
        requestsText({ language, today, requests }),
      );
    }
    draft.open = draft.open.filter((part) => part.message !== message && part.message !== correction);
  }
}

/**
 * A short message that comes back to an open request: a yes to another time, another number, or that it is not needed any
 * more. Only where it is clear which request is meant.
 */
function followUpRequest(draft: DraftAnswer) {
  const { language, today, openRequests = [], lastToGuest } = draft.input;
  if (openRequests.length === 0) return;
  for (const message of draft.openMessages) {
    if (acceptsOffer(draft, message)) continue;
    // What staff wrote last, they get the answer to.
    if (lastToGuest?.author === "staff") continue;
    const recent = openRequests.filter(({ isRecent }) => isRecent);
    const addition = recent.length > 0 ? readAddition(message, { language, today }) : undefined;
    if (addition && !recent.some(({ kind }) => kind === addition.what)) {
      const request = {
        ...addition,
        room: addition.room ?? onlyOne([...new Set(recent.map(({ room }) => room))]) ?? null,
      };
      draft.handOver(
        { reason: "request", about: message, request },
        requestText({ language, request, today }),
      );
      draft.open = draft.open.filter((part) => part.message !== message);
      continue;
    }
    const target = requestMeant(message, language, recent.length > 0 ? recent : openRequests);
    const followUp = target && readFollowUp(message, target, { language, today });
    const isTakenBack = followUp?.does === "take_back";
    // What staff confirmed is theirs to change.
    if (!target || !followUp || (!isTakenBack && !(target.isRecent && target.state === "new"))) {
      passOnWords(draft, message, recent);
      continue;
    }
    const { kind, count, day, time, room } = target;
    const what = requestKinds.find((one) => one === kind) ?? null;
    const changed = followUp.does === "change" ? followUp.changes : {};
    const action = isTakenBack ? ("cancel" as const) : ("change" as const);
    const request = { what, count, day, time, room, ...changed, action };
    draft.handOver(
      { reason: "request", about: message, request, followUp: { ...followUp, requestId: target.request_id } },
      requestText({ language, request, today }),
    );
    draft.open = draft.open.filter((part) => part.message !== message);
  }
}

/** Undefined where that is not clear. */
function requestMeant(
  message: string,
  language: string,
  requests: readonly OpenRequest[],
): OpenRequest | undefined {
  if (requests.some(({ mayBeMore }) => mayBeMore)) return undefined;
  const about = kindNamed(message, language);
  const named = requests.filter(({ kind, isRecent }) => isRecent && kind === about);
  return onlyOne(requests) ?? onlyOne(named);
}

/** Staff get a message that comes back to one of these requests, where nothing can be said about it. */
function passOnWords(draft: DraftAnswer, message: string, requests: readonly OpenRequest[]) {
  const { language, today } = draft.input;
  if (readRequest(message, { language, today })) return;
  if (!requests.some((request) => readFollowUp(message, request, { language, today }))) return;
  draft.handOver({ reason: "request", about: message }, handOverText({ language, reason: "reply" }));
  draft.open = draft.open.filter((part) => part.message !== message);
}

const onlyOne = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined;

/** The only open proposal: the yes makes it a confirmed request. */
function acceptsOffer(draft: DraftAnswer, message: string): boolean {
  const { language, today, openRequests = [] } = draft.input;
  const offered = onlyOne(openRequests.filter(({ state }) => state === "proposed"));
  if (!offered || draft.accepted || !accepts(message, offered.proposed_time, { language })) return false;
  const { request_id: requestId, version, proposed_day, proposed_time, ...request } = offered;
  const agreed = {
    ...request,
    day: proposed_day ?? request.day,
    time: proposed_time ?? request.time,
  };
  draft.accepted = { requestId, version };
  draft.say(confirmedText({ language, today, request: agreed }));
  draft.open = draft.open.filter((part) => part.message !== message);
  return true;
}

/** Yes, no or a time, where staff asked or offered something last, or a tap on a button: staff get it as their answer. */
function passOnReply(draft: DraftAnswer) {
  const { language, lastToGuest, isTap = false } = draft.input;
  // The assistant may ask something on behalf of staff.
  const isAssistants = lastToGuest?.author === "assistant";
  const mayBeAnswered = lastToGuest && (!isAssistants || endsWithQuestionMark(lastToGuest.text));
  if (!isTap && !mayBeAnswered) return;
  const lastText = lastToGuest?.text ?? "";
  handOverEach(
    draft,
    "reply",
    ({ text, intent }) =>
      isTap ||
      (intent.kind !== "complaint" &&
        isReply(text, language, lastText, isAssistants) &&
        !requestsAnother(text, draft.input)),
  );
}

/** "I'd like a cot" behind "Your taxi is confirmed": it answers nothing. */
function requestsAnother(text: string, { language, today, openRequests = [] }: Enquiry): boolean {
  const what = readRequest(text, { language, today })?.what;
  return what != null && !openRequests.some(({ kind }) => kind === what);
}

/**
 * What the guest cancels, changes or declines: no entry answers it, and "don't clean our room" is no complaint about the
 * cleaning. Cancelling the booking itself is for `handOverSensitive`.
 */
function passOnChange(draft: DraftAnswer) {
  const { language, today } = draft.input;
  const changes = (text: string) => readChange(text, { language, today });
  for (const message of draft.openMessages) {
    const parts = draft.open.filter((part) => part.message === message);
    const isSensitive = parts.some(({ intent }) => intent.kind === "sensitive");
    const staysOpen = ({ text, intent }: Part): boolean =>
      !changes(text) &&
      (intent.kind === "complaint" ||
        intent.kind === "sensitive" ||
        readRequest(text, { language, today }) !== undefined ||
        (intent.kind === "question" && asksSomething(text, language)));
    const changing = parts.filter(({ text }) => changes(text)).map(({ text }) => text);
    // Alone, a change has the details of the whole message; otherwise each sentence has its own.
    const isAlone = changing.length < 2 && !parts.some(staysOpen);
    for (const about of isAlone || changing.length === 0 ? [message] : changing) {
      const request = changes(about);
      if (!request || (request.what === null && isSensitive)) continue;
      const requests = readRequests(about, { language, today });
      const all = requests.length > 1 ? { requests } : {};
      draft.handOver(
        { reason: "request", about, request, ...all },
        requestsText({ language, requests: requests.length > 1 ? requests : [request], today }),
      );
      draft.open = draft.open.filter((part) => part.message !== message || staysOpen(part));
    }
  }
}

/** Something to be done: a taxi, a table, towels. Confirmed as it was understood. */
function passOnRequest(draft: DraftAnswer) {
  const { language, today } = draft.input;
  for (const message of new Set(draft.open.map((part) => part.message))) {
    // What the message changes or cancels is passed on already.
    const isChange = readChange(message, { language, today }) !== undefined;
    const about = isChange ? draft.openTextOf(message) : message;
    const requests = readRequests(about, { language, today });
    const [first] = requests;
    if (!first) continue;
    const { words: _, ...request } = first;
    const all = requests.length > 1 ? { requests } : {};
    draft.handOver(
      { reason: "request", about, request, ...all },
      requestsText({ language, requests, today }),
    );
    draft.open = draft.open.filter(
      ({ message: of, text, intent }) =>
        of !== message ||
        (intent.kind === "question" && asksSurely(text, language) && !readRequest(text, { language, today })),
    );
  }
}

/**
 * What a guest tells is never answered with an entry: staff get it. Beside a question it is mostly background, and they
 * get only what may need a person.
 */
function passOnStatement(draft: DraftAnswer) {
  const { language } = draft.input;
  const isTold = ({ intent }: Part) => intent.kind === "statement";
  const asks = draft.open.some(
    ({ intent, text }) => intent.kind === "question" && asksSomething(text, language),
  );
  const kinds = new Set(draft.open.map(({ intent }) => intent.kind));
  if (asks) {
    const told = draft.open.filter(
      (part) => isTold(part) && needsPersonProbability(part.text, language) >= needsPersonFrom,
    );
    if (told.length > 0)
      draft.handOverBeside({ reason: "statement", about: told.map(({ text }) => text).join(" ") });
    take(draft, "statement", "compliment", "small_talk");
  } else if (draft.open.some(isTold)) {
    const about = draft.openText;
    draft.open = [];
    if (draft.handedOver.length > 0) return;
    draft.handOver({ reason: "statement", about }, handOverText({ language, reason: "reply" }));
    // Praise in several sentences may contain one that is not read as praise.
  } else if (kinds.has("compliment") || kinds.has("small_talk")) {
    draft.open = draft.open.map((part) =>
      part.intent.kind === "question" && !asksClearly(part.text, language)
        ? { ...part, intent: { kind: "small_talk" } }
        : part,
    );
  }
}

function handOverUnclear(draft: DraftAnswer) {
  if (draft.has("unclear") && draft.handedOver.length === 0) draft.handOverRest("unsure");
}

function greet(draft: DraftAnswer) {
  const { language, venueName, assistantName, isFirstContact, defaultLanguage, greeting } = draft.input;
  if (draft.hasText || draft.handedOver.length > 0) return;
  if (
    !draft.open.every(({ intent }) => intent.kind === "greeting" || intent.kind === "empty") ||
    !draft.has("greeting")
  )
    return;
  const isOwnLanguage = defaultLanguage !== undefined && baseOf(language) === baseOf(defaultLanguage);
  const ours = greetingText({ language, venueName, assistantName, isIntroduced: isFirstContact ?? false });
  draft.say((isOwnLanguage && greeting?.trim()) || ours);
}

/** Thanks, compliments and small talk get a short word; a bare "ok" or an emoji gets nothing. */
function sayKindWord(draft: DraftAnswer) {
  if (draft.handedOver.length > 0 || draft.sources.length > 0 || draft.offerAnswered) return;
  const text = kindText({ language: draft.input.language, text: draft.openText });
  if (text) draft.say(text);
}

/** A guest who asks or tells something is never met with silence. */
function handOverIgnored(draft: DraftAnswer) {
  const { language, isInEmergency = false } = draft.input;
  if (draft.hasText || draft.handedOver.length > 0 || isInEmergency) return;
  const ignored = draft.messages.filter((message) => !isLight(readIntent(message, language)));
  if (ignored.length > 0) draft.handOverRest("no_entry", ignored.join(" "));
}

type Test = (part: Part) => boolean;

/** Staff get the messages that pass the test; the sentences beside it are still answered where an entry does. */
function handOverEach(draft: DraftAnswer, reason: DisclosedReason & HandOverReason, test: Test) {
  const found = draft.open.filter(test);
  if (found.length === 0) return;
  const about = [...new Set(found.map(({ message }) => message))].join(" ");
  const { language, backAt } = draft.input;
  draft.handOver({ reason, about }, handOverText({ language, reason, backAt }));
  draft.open = draft.open.filter((part) => !found.includes(part));
}

function take(draft: DraftAnswer, ...kinds: Intent["kind"][]) {
  draft.open = draft.open.filter(({ intent }) => !kinds.includes(intent.kind));
}

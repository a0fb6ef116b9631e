import { doorCodeMask } from "@bellhop/contract/door-codes";
import {
  asksOwnDoorCode,
  doorCodeAfterCheckInText,
  doorCodeAgainText,
  doorCodeTimeText,
  doorCodeVerifyText,
} from "@bellhop/language/intents";
import type { DoorCodeNews } from "./decision.ts";
import type { DraftAnswer } from "./draft-answer.ts";

/** Tells guests who ask for their own door code when they get it, what it waits for, or the code again. */
export function tellDoorCode(draft: DraftAnswer): void {
  const { doorCode, language } = draft.input;
  if (!doorCode) return;
  const asking = new Set(draft.open.filter((part) => asksOwnDoorCode(part, language, doorCode.rooms)));
  if (asking.size === 0) return;
  draft.say(textOf(doorCode, language));
  draft.doorCode = doorCode;
  draft.open = draft.open.filter((part) => !asking.has(part));
}

function textOf(news: DoorCodeNews, language: string): string {
  switch (news.is) {
    case "planned":
      return doorCodeTimeText({ language, place: news.place, at: news.at });
    case "after_check_in":
      return doorCodeAfterCheckInText({ language });
    case "again":
      return doorCodeAgainText({ language, code: doorCodeMask });
    case "not_verified":
      return doorCodeVerifyText({ language });
  }
}

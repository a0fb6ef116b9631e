import type { RequestKind } from "@bellhop/contract/request-kinds";

/**
 * The words of one language for requests, complaints, thanks and statements. Phrases have the syntax of
 * `PhraseMatcher`.
 */
export type ActWords = {
  /**
   * By kind: the name for the guest, "|", the phrases that it names, and after another "|" those of things that it does
   * not name: slippers are no "toiletries" to the guest who is told what was passed on.
   */
  things: Record<RequestKind, string>;
  /** Meals: wanting one means wanting a table. */
  dining: string;
  /** "I would like …", "could we have …", "we need …" */
  wish: string;
  /** Orders to staff: "can you bring …", "please book …". A request without a known thing as well. */
  serve: string;
  /** Permission or possibility: a request only with a detail or "please". */
  may: string;
  please: string;
  /** Words that ask for information. */
  asks: string;
  /** "I would like to know …": never a request. */
  knows: string;
  /** Complains wherever it occurs. */
  grievance: string;
  /** Complains in one sentence with `failing`. */
  facility: string;
  failing: string;
  thanks: string;
  compliment: string;
  smallTalk: string;
  /** Tells something: "we will arrive …", "my wife is …". */
  telling: string;
  /** Begins an answer to a question of staff. */
  yesNo: string;
  /** Chooses or changes what staff offered. */
  choice: string;
  /** Sentences that ask to be left alone. */
  optOut: string;
  /** Asks for a person. */
  person: string;
  today: string;
  tomorrow: string;
  dayAfter: string;
  morning: string;
  evening: string;
  noon: string;
  /** From Sunday. */
  days: string;
  months: string;
  /** From one. */
  numbers: string;
  /** Counts of people: "zu viert", from two. */
  together?: string;
  /** Behind a count of people. */
  people: string;
  /** In front of a count: "for", "of". */
  countAfter: string;
  room: string;
  /** In front of an hour: "at". */
  at: string;
  /** Behind an hour: "o'clock". */
  hours: string;
  says: {
    passedOn: string;
    passedOnUnknown: string;
    people: string;
    room: string;
    thanks: string;
    compliment: string;
    smallTalk: string;
  };
};

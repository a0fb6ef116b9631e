import type { Topic } from "../knowledge/index.ts";
import { isStopWord } from "../knowledge/index.ts";
import {
  exceptDays,
  type FoundMoney,
  type FoundTime,
  isNoDenial,
  moneyIn,
  type Patterns,
  patternsOf,
  plain,
  timesIn,
} from "../values/index.ts";
import { type Claim, type Qualifiers, unqualified, type Value } from "./claim.ts";
import type { ClaimAspect } from "./contradiction.ts";
import { type Mention, type Named, namesIn } from "./mentions.ts";
import { mayNamePart, namesPart } from "./parts.ts";
import { countBefore, type FoundNumber, numbersIn } from "./read-numbers.ts";
import { qualifiersIn } from "./read-qualifiers.ts";
import { type Stretch, segmentsIn, sentencesIn } from "./segments.ts";
import { isClaimable, isCounted, isFacility, isOtherInRoom, isPermission, isWeak } from "./topics.ts";

export type Words = { field: string; language: string; text: string };
/** What the text is about before it has named anything. */
export type Subject = {
  topic: Topic | null;
  which: string | null;
  question: string | null;
  currency: string;
};

/** Texts without any of these claim nothing. */
const MAY_CLAIM = /\d|\p{Script=Han}|[A-Za-zÀ-ž]/u;
const QUOTE_MOST = 240;

/** Reads what a text claims. */
export function readWords(words: Words, subject: Subject): Claim[] {
  if (!MAY_CLAIM.test(words.text)) return [];
  const patterns = patternsOf(words.language);
  const text = plain(words.text);
  const named = namesIn(words.text, text, patterns);
  if (named.mentions.length === 0 && subject.topic === null) return [];
  const reader = new Reader(words, text, patterns, named, subject);
  for (const sentence of sentencesIn(text)) reader.readSentence(sentence);
  return reader.claims;
}

type Head = {
  topic: Topic;
  which: string | null;
  mention: Mention | null;
  /** It may be about something else as well: nothing is claimed. */
  isVague?: true;
};
type Found = {
  times: FoundTime[];
  money: FoundMoney[];
  numbers: FoundNumber[];
};

class Reader {
  readonly claims: Claim[] = [];
  #current: Head | null;
  #isFirst = true;
  readonly question: string;
  readonly #mayNamePart: { inQuestion: boolean; inText: boolean };
  readonly words: Words;
  readonly text: string;
  readonly patterns: Patterns;
  readonly named: Named;
  readonly subject: Subject;

  constructor(words: Words, text: string, patterns: Patterns, named: Named, subject: Subject) {
    this.words = words;
    this.text = text;
    this.patterns = patterns;
    this.named = named;
    this.subject = subject;
    this.question = plain(subject.question ?? "");
    this.#mayNamePart = { inQuestion: mayNamePart(this.question), inText: mayNamePart(text) };
    this.#current =
      subject.topic === null ? null : { topic: subject.topic, which: subject.which, mention: null };
  }

  readSentence(sentence: Stretch) {
    const { patterns } = this;
    const part = this.text.slice(sentence.from, sentence.to);
    const found = shift(
      {
        times: timesIn(part, patterns),
        money: moneyIn(part, patterns, this.subject.currency),
        numbers: numbersIn(part, patterns),
      },
      sentence.from,
    );
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    const segments = segmentsIn(this.text, sentence, [
      ...ranges(found.times),
      ...found.money,
      ...found.numbers,
    ]);
    const isElsewhere = patterns.test("elsewhere", part);
    const head = this.#headOf(sentence, segments);
    if (isFirst && this.subject.question !== null) this.#readAnswer(sentence, part);
    if (!head || this.#isOfAnother(sentence, head, segments, found)) return;
    if (!head.isVague) this.#current = head;
    const readable = isElsewhere ? this.#beforeElsewhere(sentence, segments) : segments;
    if (!isElsewhere) this.#readHaving(sentence, part);
    const isAskedOfPart = this.#mayNamePart.inQuestion && namesPart(head.topic, this.question);
    let isOfPart = isAskedOfPart;
    const hasPrice = found.money.some(({ value }) => value.amount > 0);
    let carried: Qualifiers | null = null;
    let own = head;
    for (const segment of readable) {
      const said = this.text.slice(segment.from, segment.to);
      if (this.#readIncluded(segment, said)) continue;
      const here: Found = {
        times: found.times.filter((time) => inside(time, segment)),
        money: found.money.filter((price) => inside(price, segment)),
        numbers: found.numbers.filter((number) => inside(number, segment)),
      };
      const named = this.#headIn(segment);
      own = named ?? own;
      const firstValue = [...here.times, ...here.money].reduce(
        (first, { from }) => Math.min(first, from),
        segment.to,
      );
      isOfPart =
        (this.#mayNamePart.inText && namesPart(own.topic, this.text.slice(segment.from, firstValue))) ||
        (isOfPart && (named === null || isAskedOfPart));
      if (isOfPart) continue;
      let qualifiers = qualifiersIn(this.#without([...here.times, ...here.money], segment), patterns);
      if (!isOtherInRoom(own.topic)) qualifiers.where = null;
      qualifiers.when ??= this.#dayOf(sentence, own.topic);
      if (carried) qualifiers = merged(carried, qualifiers);
      const hasValue = here.times.length + here.money.length > 0;
      if (!hasValue && (qualifiers.days !== null || qualifiers.months !== null || qualifiers.who !== null))
        carried = qualifiers;
      if (patterns.test("conditions", said) && !exceptDays(said, patterns)) {
        carried = null;
        if (segment.from === sentence.from && segments.length > 1) return;
        continue;
      }
      if (!isClaimable(own.topic) || own.isVague) continue;
      this.#readTimes(own, here.times, said, segment, qualifiers);
      this.#readPrices(own, here.money, said, segment, qualifiers, hasPrice);
      // Who is too young to pay is not too young to come.
      const isOfPrice = own.topic === "children" && (here.money.length > 0 || patterns.test("free", said));
      if (!isOfPrice) this.#readNumbers(own, here.numbers, qualifiers);
      this.#readWhether(own, said, segment, qualifiers, here);
    }
  }

  /** "The café opens at 7:00 and serves breakfast": another house has its breakfast, too. */
  #isOfAnother(
    sentence: Stretch,
    { topic, mention }: Head,
    segments: readonly Stretch[],
    { times, money }: Found,
  ): boolean {
    if (!mention || topic === this.subject.topic) return false;
    const lead = { from: sentence.from, to: mention.from };
    if (![...times, ...money].some((value) => inside(value, lead))) return false;
    return (
      this.named.mentions.some((m) => inside(m, lead) && !m.isPlace && !isClaimable(m.topic)) ||
      this.#startsWithSomethingElse(lead, segments)
    );
  }

  /** The topic on whose day it holds: "on the day of departure". */
  #dayOf(sentence: Stretch, topic: Topic): Topic | null {
    return this.named.days.find((day) => inside(day, sentence) && day.topic !== topic)?.topic ?? null;
  }

  /** "We have no pool, but the lake is five minutes away": what stands before the "but" is said of the house. */
  #beforeElsewhere(sentence: Stretch, segments: readonly Stretch[]): readonly Stretch[] {
    const part = this.text.slice(sentence.from, sentence.to);
    const at = contrast.exec(part)?.index;
    if (at === undefined || this.patterns.test("elsewhere", part.slice(0, at))) return [];
    const before = segments.filter((segment) => segment.to <= sentence.from + at + 1);
    return before.filter((segment) => {
      const said = this.text.slice(segment.from, segment.to);
      return this.patterns.test("never", said) || this.patterns.test("no", said);
    });
  }

  /** "A house with a sauna and an indoor pool", "our gym on the ground floor": who speaks of what is theirs has it. */
  #readHaving(sentence: Stretch, part: string) {
    const { patterns, named } = this;
    if ((["never", "no", "closed", "conditions"] as const).some((name) => patterns.test(name, part))) return;
    if (/\?\s*$/u.test(part) || isNotNow.test(part)) return;
    const lists = ofTheHouse.exec(part);
    const listed = lists ? sentence.from + lists.index + lists[0].length : sentence.to;
    for (const mention of named.mentions) {
      if (!inside(mention, sentence) || !isFacility(mention.topic) || isWeak(mention.topic)) continue;
      const before = this.text.slice(sentence.from, mention.from);
      const isTheirs = theirs.test(before) || (mention.from >= listed && one.test(before));
      if (!isTheirs || !this.#endsHere(mention, sentence)) continue;
      const head = { topic: mention.topic, which: mention.which ?? this.#side(mention), mention };
      this.#add(head, "is", { is: "yes" }, qualifiersIn(part, patterns), mention, true);
    }
  }

  /** "Our pool" and no "pool attendant". */
  #endsHere(mention: Mention, sentence: Stretch): boolean {
    const next = this.named.words.find((word) => word.from >= mention.to && word.to <= sentence.to);
    if (!next || /[,.;:!()–—]/u.test(this.text.slice(mention.to, next.from))) return true;
    const bare = this.text.slice(next.from, next.to);
    return isStopWord(next.text, this.patterns.language) || this.patterns.vocabulary.has(bare);
  }

  /** "The house is smoke free, balconies included": the same, said of what may be thought an exception. */
  #readIncluded(segment: Stretch, said: string): boolean {
    const last = this.claims.at(-1);
    if (!last?.place.at || last.aspect !== "is" || last.value.is !== "no" || !isPermission(last.topic))
      return false;
    if (last.place.field !== this.words.field || last.place.at.to > segment.from || !alsoThere.test(said))
      return false;
    if (/[.!?]\s/u.test(this.text.slice(last.place.at.to, segment.from))) return false;
    const places = this.named.mentions.filter(
      (mention) => inside(mention, segment) && mention.topic !== last.topic,
    );
    for (const place of places)
      this.claims.push({
        ...last,
        qualifiers: { ...last.qualifiers, where: place.topic },
        place: placeIn(this.words, place),
      });
    return places.length > 0;
  }

  /** What is said beside the values: "16 heures" is no duration. */
  #without(values: readonly Stretch[], segment: Stretch): string {
    let said = this.text.slice(segment.from, segment.to);
    for (const { from, to } of values)
      said = said.slice(0, from - segment.from) + " ".repeat(to - from) + said.slice(to - segment.from);
    return said;
  }

  /** What the sentence is about: the first thing that it names, or what the one before was about. */
  #headOf(sentence: Stretch, segments: readonly Stretch[]): Head | null {
    const first = this.#headIn(sentence);
    if (first && (!isWeak(first.topic) || first.topic === this.subject.topic)) return first;
    if (this.#current && !this.#startsWithSomethingElse(sentence, segments)) return this.#current;
    return this.subject.topic === null ? first : null;
  }

  #headIn(stretch: Stretch): Head | null {
    const inIt = this.named.mentions.filter(
      (mention) => mention.from >= stretch.from && mention.to <= stretch.to,
    );
    const strong = inIt.filter((mention) => !isWeak(mention.topic));
    const sames = inIt.filter(
      (m) => m.topic === this.subject.topic && !strong.some((s) => !s.isPlace && s.from < m.from),
    );
    // "In smoking rooms smoking is allowed" says so of the second one.
    const same = sames.find((mention) => !mention.isPlace) ?? sames[0];
    const chosen =
      same ??
      strong.find((mention) => !mention.isPlace) ??
      (this.subject.topic === null && !this.#current ? (strong[0] ?? inIt[0]) : undefined);
    if (!chosen) return null;
    // "The breakfast room keeps your luggage until 18:00" may be about either.
    const others = new Set(strong.filter((mention) => !mention.isPlace).map(({ topic }) => topic));
    if (
      this.subject.topic !== null &&
      chosen.topic !== this.subject.topic &&
      others.size > 1 &&
      !isWeak(this.subject.topic)
    )
      return { topic: chosen.topic, which: null, mention: chosen, isVague: true };
    if (this.subject.topic !== null && isOneOf[this.subject.topic] === chosen.topic)
      return { topic: this.subject.topic, which: this.subject.which, mention: chosen };
    const isSubject = chosen.topic === this.subject.topic;
    return {
      topic: chosen.topic,
      which: chosen.which ?? (isSubject ? this.subject.which : null) ?? this.#side(chosen),
      mention: chosen,
    };
  }

  /** "Indoor pool": one of two that many houses have. */
  #side(mention: Mention): string | null {
    if (mention.topic !== "pool") return null;
    const near = this.text.slice(Math.max(0, mention.from - 22), mention.to + 22);
    if (
      /\b(?:indoor|hallen|innen\p{L}*|interieure?|cubierta|interior|climatizada|coperta|interna|coberta)|hallenbad/u.test(
        near,
      )
    )
      return "indoor";
    if (
      /\b(?:outdoor|aussen\p{L}*|außen\p{L}*|freibad|exterieure?|exterior|al aire libre|esterna|scoperta|all'aperto|rooftop|ar livre)/u.test(
        near,
      )
    )
      return "outdoor";
    return /\b(?:kids|children's|kinder\p{L}*|infantil|baby|bambini|paddling)/u.test(near)
      ? "children"
      : null;
  }

  /** "The kiosk opens at 9:00" is not about what was spoken of before. */
  #startsWithSomethingElse(sentence: Stretch, segments: readonly Stretch[]): boolean {
    const { language, vocabulary } = this.patterns;
    const end =
      segments.length > 1 && (segments[0]?.to ?? 0) - sentence.from > 25
        ? (segments[0]?.to ?? sentence.to)
        : sentence.to;
    let looked = 0;
    for (const [i, word] of this.named.words.entries()) {
      if (word.from < sentence.from || word.to > end) continue;
      if (startsWithNumber(word.text)) return false;
      if (word.script === "ideographs") return false;
      const bare = this.text.slice(word.from, word.to);
      if (isStopWord(word.text, language) || vocabulary.has(bare) || generic.has(bare)) continue;
      if (this.named.known[i]) {
        looked += 1;
        if (looked > 1) return false;
        continue;
      }
      return true;
    }
    return false;
  }

  #add(head: Head, aspect: ClaimAspect, value: Value, qualifiers: Qualifiers, at: Stretch, implied = false) {
    this.claims.push({
      topic: head.topic,
      aspect,
      value,
      qualifiers: { ...qualifiers, which: head.which ?? qualifiers.which },
      implied,
      place: placeIn(this.words, at),
    });
  }

  #readTimes(
    head: Head,
    times: readonly FoundTime[],
    said: string,
    segment: Stretch,
    qualifiers: Qualifiers,
  ) {
    const { patterns } = this;
    const isOrder =
      patterns.test(
        "orders",
        said.replace(
          patterns.regex("words 1", () => patterns.source.onRequest, "gu"),
          "",
        ),
      ) && head.topic !== "cancellation";
    const allDay = patterns.find("allDay", said);
    if (allDay && times.length === 0 && !patterns.test("never", said)) {
      const behind = said.slice(allDay.index + allDay[0].length, allDay.index + allDay[0].length + 14);
      const before = said.slice(Math.max(0, allDay.index - 14), allDay.index);
      if (
        !patterns
          .regex("words 2", () => `^\\s*(?:${patterns.source.before}|of |vor |avant)`, "u")
          .test(behind) &&
        !/(?:within|at least|least|mindestens|moins|menos|meno|almeno|entro|per|pro|par|por|for|first|bis zu)\s*$/u.test(
          before,
        )
      )
        this.#add(head, "all_day", { is: "yes" }, qualifiers, {
          from: segment.from + allDay.index,
          to: segment.from + allDay.index + allDay[0].length,
        });
    }
    // "From 23:00 to 6:00 the door is locked" are no hours.
    if (patterns.test("closed", said) && !closesAt.test(said) && !patterns.test("open", said)) return;
    for (const time of times) {
      const value: Value = { is: "time", minutes: time.minutes, halfDay: time.halfDay };
      const before = this.text.slice(Math.max(segment.from, time.from - 24), time.from);
      const isBefore =
        /(?:\bbefore|\bvor|\bavant|\bantes d[aeo]s?(?: las)?|\bprima delle?)(?: the)?\s*$/u.test(before);
      if (isOrder && time.partner === null) {
        if (time.role === "until") this.#add(head, "deadline", value, qualifiers, time);
        continue;
      }
      let role: ClaimAspect | null =
        time.role === "from" || time.role === "until" ? time.role : time.role === "after" ? null : "at";
      if (
        head.topic === "check_in" &&
        (role === "at" ||
          (time.role === "after" &&
            /(?:is|are|possible|available|time|ist|moglich)\s+(?:\p{L}+\s+)?(?:after|nach)\s*$/u.test(
              before,
            )))
      )
        role = "from";
      if (head.topic === "check_in" && role === "until" && isBefore) role = null;
      if ((head.topic === "early_check_in" || head.topic === "late_check_in") && role === "at")
        role = head.topic === "early_check_in" ? "from" : "until";
      if (
        (head.topic === "check_out" || head.topic === "late_check_out") &&
        (role === "at" || role === "until")
      )
        role = "until";
      else if (isBefore && head.topic !== "cancellation") role = null;
      if (head.topic === "check_out" && time.role === "from" && time.partner === null) role = null;
      // Children have other hours, the price of something else begins then: one time beside another is no opening.
      if (role) this.#add(head, role, value, qualifiers, time);
    }
  }

  #readPrices(
    head: Head,
    money: readonly FoundMoney[],
    said: string,
    segment: Stretch,
    qualifiers: Qualifiers,
    hasPrice: boolean,
  ) {
    for (const price of money) {
      // Of a thing with many prices it takes the same words to mean the same one.
      const which = [qualifiers.which, price.bound].filter(Boolean).join(" ") || null;
      // A day is charged as a night is.
      const per = price.per.time === "day" ? { ...price.per, time: "night" } : price.per;
      this.#add(head, "price", price.value, { ...qualifiers, which, per }, price.digits);
    }
    if (money.length > 0 || !hasCost(head.topic)) return;
    const { patterns } = this;
    const paid = patterns.find("paid", said);
    const found = paid ?? patterns.find("free", said);
    if (!found) return;
    const at = { from: segment.from + found.index, to: segment.from + found.index + found[0].length };
    if (paid) return this.#add(head, "price", { is: "paid" }, qualifiers, at);
    if (hasPrice && qualifiers.who === null) return;
    if (isNoGift(this.text, at, patterns)) return;
    const negated = patterns
      .regex(
        "words 3",
        () =>
          `(?:${patterns.source.never}|${patterns.source.no}|\\bnot|\\bnicht|\\bno|\\bnon|\\bnao|\\bpas)\\s+(?:\\p{L}+\\s+)?$`,
        "u",
      )
      .test(this.text.slice(Math.max(segment.from, at.from - 22), at.from));
    if (negated) return this.#add(head, "price", { is: "paid" }, qualifiers, at);
    if (/^inclu(?:des|ding|ye|de|i|t)$|^include$/u.test(found[0])) {
      const next = this.named.mentions.find((mention) => mention.from >= at.to && mention.to <= segment.to);
      const before = this.named.mentions.some(
        (mention) => mention.to <= at.from && mention.from >= segment.from && !isWeak(mention.topic),
      );
      if (next && !before && next.topic === head.topic)
        this.#add(
          { topic: next.topic, which: next.which, mention: next },
          "price",
          { is: "free" },
          qualifiers,
          at,
        );
      return;
    }
    if (this.#isForSome(at, segment)) return;
    this.#add(head, "price", { is: "free" }, qualifiers, at);
  }

  /** "Free for suites", "free for members": nobody else's. */
  #isForSome(at: Stretch, segment: Stretch): boolean {
    const rest = this.text.slice(at.to, segment.to);
    const found = this.patterns
      .regex("words 4", () => `^[^,.]{0,30}?${this.patterns.source.for}\\s+`, "u")
      .exec(rest);
    if (!found) return false;
    const from = at.to + found[0].length;
    const first = this.named.words.filter((word) => word.from >= from && word.to <= segment.to).slice(0, 3);
    return first.some((word) => {
      const bare = this.text.slice(word.from, word.to);
      const isFlavour = this.named.mentions.some((m) => m.from <= word.from && m.to >= word.to);
      return (
        isFlavour ||
        !(
          isStopWord(word.text, this.patterns.language) ||
          this.patterns.vocabulary.has(bare) ||
          generic.has(bare)
        )
      );
    });
  }

  #readNumbers(head: Head, numbers: readonly FoundNumber[], qualifiers: Qualifiers) {
    for (const number of numbers) {
      if (number.aspect === "height" && head.topic !== "parking") continue;
      if (number.aspect === "notice" && !noticed.has(head.topic)) continue;
      const about =
        number.aspect === "age" && head.topic === "check_in"
          ? { ...head, topic: "minimum_age" as const }
          : head;
      this.#add(about, number.aspect, number.value, { ...unqualified, which: qualifiers.which }, number);
    }
    if (head.mention && isCounted(head.topic)) {
      const count = countBefore(this.text, head.mention.from, this.patterns);
      const isTaken =
        count &&
        this.claims.some(({ place }) => place.at && place.at.from < count.to && place.at.to > count.from);
      if (count && !isTaken)
        this.#add(head, "count", count.value, { ...unqualified, who: qualifiers.who }, count);
    }
  }

  #readWhether(head: Head, said: string, segment: Stretch, qualifiers: Qualifiers, found: Found) {
    const { patterns } = this;
    if (!isFacility(head.topic) && !isPermission(head.topic)) return;
    const mention =
      head.mention && head.mention.from >= segment.from && head.mention.to <= segment.to
        ? head.mention
        : null;
    const never =
      patterns.find("never", said) ?? (head.topic === "smoking" ? /\bsmoke[- ]?free\b/u.exec(said) : null);
    const no =
      mention &&
      patterns
        .regex("words 5", () => `${patterns.source.no}\\s*(?:\\p{L}+\\s+)?$`, "u")
        .exec(this.text.slice(Math.max(segment.from, mention.from - 30), mention.from));
    const closed = patterns.find("closed", said);
    const where = this.#whereIn(segment, head);
    const own = { ...qualifiers, where: qualifiers.where ?? where };
    const isNegative = never !== null || (no !== null && no !== undefined);
    if (isNegative) {
      const at = never
        ? { from: segment.from + never.index, to: segment.from + never.index + never[0].length }
        : {
            from: Math.max(segment.from, (mention?.from ?? 0) - (no?.[0].length ?? 0)),
            to: mention?.to ?? 0,
          };
      if (!mention && !(this.subject.topic === head.topic)) return;
      if (found.times.length > 0 || found.money.length > 0 || this.#saysMore(segment)) return;
      if (isNoDenial(said)) return;
      return this.#add(head, "is", { is: "no" }, own, at);
    }
    if (closed && mention && qualifiers.days !== null && qualifiers.days !== 127 && found.times.length === 0)
      return this.#add(head, "is", { is: "no" }, own, {
        from: segment.from + closed.index,
        to: segment.from + closed.index + closed[0].length,
      });
    if (closed) return;
    const request = patterns.find("onRequest", said);
    if (request && (mention || this.subject.topic === head.topic))
      return this.#add(
        head,
        "is",
        { is: "on_request" },
        own,
        { from: segment.from + request.index, to: segment.from + request.index + request[0].length },
        true,
      );
    const said_ =
      patterns.find("may", said) ?? (isPermission(head.topic) ? null : patterns.find("has", said));
    if (said_ && mention && !mention.isPlace)
      this.#add(head, "is", { is: "yes" }, own, {
        from: segment.from + said_.index,
        to: segment.from + said_.index + said_[0].length,
      });
    else {
      const value =
        found.times.find((time) => time.partner !== null || time.role === "from" || time.role === "until") ??
        found.money[0] ??
        this.#opening(mention, segment, said);
      if (value && (mention || this.subject.topic === head.topic) && !patterns.test("orders", said))
        this.#add(head, "is", { is: "yes" }, own, value, true);
    }
  }

  /** "The gym is open to all guests." */
  #opening(mention: Mention | null, segment: Stretch, said: string): Stretch | undefined {
    if (!mention || mention.isPlace || this.patterns.test("conditions", said)) return undefined;
    const open = this.patterns.find("open", said);
    const from = segment.from + (open?.index ?? 0);
    return open && from >= mention.to ? { from, to: from + open[0].length } : undefined;
  }

  /** Where guests may, for what they may in one place and not in another. */
  #whereIn(segment: Stretch, head: Head): string | null {
    if (!isPermission(head.topic)) return null;
    const said = this.text.slice(segment.from, segment.to);
    const other = this.named.mentions.find(
      (m) =>
        m.from >= segment.from &&
        m.to <= segment.to &&
        m !== head.mention &&
        m.topic !== head.topic &&
        m.topic !== "payment",
    );
    if (other) return other.topic;
    if (this.patterns.test("everywhere", said)) return null;
    if (
      /\b(?:outside|outdoors|draussen|im freien|exterieur|exterior|aire libre|all'aperto|esterno|ar livre|designated|area|bereich|zone?s?|zona|area)\b|draußen/u.test(
        said,
      )
    )
      return "outside";
    return null;
  }

  /** "No heated pool", "no minibar in standard rooms": what else is said makes it less than a general no. */
  #saysMore(segment: Stretch): boolean {
    const { language, vocabulary } = this.patterns;
    const inIt = this.named.mentions.filter((m) => m.from >= segment.from && m.to <= segment.to);
    if (new Set(inIt.map(({ topic }) => topic)).size > 1) return true;
    return this.named.words.some((word, i) => {
      if (word.from < segment.from || word.to > segment.to || word.script === "ideographs") return false;
      if (inIt.some((m) => m.from <= word.from && m.to >= word.to)) return false;
      const bare = this.text.slice(word.from, word.to);
      return !(
        isStopWord(word.text, language) ||
        vocabulary.has(bare) ||
        generic.has(bare) ||
        (this.named.known[i] && isHarmless.test(bare))
      );
    });
  }

  /** "Is breakfast included?" "Yes." */
  #readAnswer(sentence: Stretch, part: string) {
    const { patterns, subject } = this;
    const { question } = this;
    if (subject.topic === null || !isClaimable(subject.topic)) return;
    const start = /^[\s¡¿"'“]*/u.exec(part)?.[0].length ?? 0;
    const answer = part.slice(start);
    const yes = patterns.regex("words 6", () => `^${patterns.source.sayYes}`, "u").exec(answer);
    const no = patterns.regex("words 7", () => `^${patterns.source.sayNo}`, "u").exec(answer);
    const word = no ?? yes;
    if (!word || patterns.test("conditions", question) || patterns.test("elsewhere", question)) return;
    const asked = namesIn(subject.question ?? "", question, patterns);
    const head: Head = { topic: subject.topic, which: subject.which, mention: null };
    const at = { from: sentence.from + start, to: sentence.from + start + word[0].length };
    const qualifiers = qualifiersIn(question, patterns);
    const topics = new Set(asked.mentions.map(({ topic }) => topic));
    const isWhole = [...topics].every((topic) => topic === subject.topic) && topics.size > 0;
    const asksMore = asked.words.some((one, i) => {
      const bare = question.slice(one.from, one.to);
      return (
        !asked.known[i] &&
        !isStopWord(one.text, patterns.language) &&
        !patterns.vocabulary.has(bare) &&
        !generic.has(bare)
      );
    });
    if (!isWhole || asksMore) return;
    if (patterns.test("asksFree", question) && hasCost(subject.topic)) {
      if (
        /\b(?:charge|pay|extra|pagar|payant|pago|paga|pagamento|cost)\b/u.test(question) &&
        !/free of charge/u.test(question)
      )
        return;
      const claim = this.text.slice(sentence.from, sentence.to);
      if (no && patterns.test("free", claim.slice(start + word[0].length)) && !patterns.test("paid", claim))
        return;
      this.#add(head, "price", no ? { is: "paid" } : { is: "free" }, { ...qualifiers, which: null }, at);
    } else if (
      patterns.test("asksWhether", question) &&
      (isFacility(subject.topic) || isPermission(subject.topic))
    ) {
      // "Unfortunately only on request" is no no.
      const first = part.split(/[,.!]/u)[0] ?? "";
      if (
        no &&
        !/^\s*\S+(?:\s\S+)?\s*$/u.test(first) &&
        !patterns.test("never", part) &&
        !patterns.test("no", part.slice(start + word[0].length))
      )
        return;
      if (no && this.#saysMore(sentence) && !/^\s*[\p{L}']+(?:\s[\p{L}']+)?\s*[,.!]/u.test(part)) return;
      this.#add(head, "is", no ? { is: "no" } : { is: "yes" }, { ...qualifiers, which: null }, at);
    }
  }
}

/** "La réception ferme à 22h" reads like "fermé" once it is plain. */
const closesAt = /\b(?:closes?|ferme(?:nt)?|fecha|cierra|chiude|schliesst)\b|schließt/u;
const contrast =
  /(?<!\p{L})(?:but|however|though|although|aber|jedoch|dafur|mais|cependant|pero|sino|ma|pero'|mas|porem|maar)(?!\p{L})/u;
/** A house or those who run it, and that they have what follows. */
const ofTheHouse =
  /(?<!\p{L})(?:hotel|house|guesthouse|inn|lodge|resort|hostel|haus|gasthof|pension|unterkunft|maison|auberge|casa|albergo|posada|pousada|we|wir|nous|tenemos|abbiamo|temos)(?!\p{L})[^.!?]{0,40}?(?<!\p{L})(?:with|has|have|offers?|mit|hat|haben|bietet|bieten|avec|dispose de?|avons|con|ofrece|tenemos|offre|abbiamo|com|oferece|temos|met|heeft)[\s']/u;
/** What was there, or will be. */
const isNotNow =
  /(?<!\p{L})(?:former|formerly|ended|used to|was|were|will|planned|soon|ehemalig\p{L}*|fruher\p{L}*|war|waren|geplant\p{L}*|bald|ancien\p{L}*|etait|bientot|antigu\p{L}*|era|sera|pronto|presto|antig\p{L}*|breve)(?!\p{L})/u;
const theirs =
  /(?<!\p{L})(?:our|unser\p{L}*|notre|nos|nuestr\p{L}*|nostr\p{L}*|noss\p{L}*|onze?)\s(?:(?:own|new|small|big|large|heated|indoor|outdoor|neu\p{L}*|klein\p{L}*|gross\p{L}*|groß\p{L}*|beheizt\p{L}*)\s){0,2}$/u;
const one = /(?<!\p{L})(?:a|an|ein|eine|einen|einem|einer|une?|una|uno|uma?|een)\s(?:[\p{L}-]+\s){0,2}$/u;
const alsoThere =
  /(?<!\p{L})(?:included|including|inclusive|also|even|auch|sogar|inklusive|inkl|einschlie(?:ß|ss)lich|(?:mit )?eingeschlossen|y compris|compris\p{L}*|meme|inclu[sy]\p{L}*|incluid\p{L}*|incluso|tambien|anche|compres\p{L}*|tambem)(?!\p{L})/u;
/** Who speaks of moving in where early check-in is the subject, speaks of that. */
const isOneOf: Partial<Record<Topic, Topic>> = {
  early_check_in: "check_in",
  late_check_in: "check_in",
  late_check_out: "check_out",
};
const noticed = new Set<Topic>([
  "cancellation",
  "shuttle",
  "massage",
  "spa",
  "late_check_out",
  "early_check_in",
  "room_service",
  "half_board",
  "babysitting",
  "celebration",
  "extra_bed",
  "cot",
  "laundry",
  "dinner",
  "breakfast",
  "bicycle",
  "deposit",
  "restaurant",
  "taxi",
  "flowers",
  "bottle",
]);
const isHarmless = /^(?:allowed|welcome|free|hotel|house|room|rooms|gaste|zimmer|haus|guest|guests)/u;
const generic = new Set(
  "served serve serves serving style offered runs run lasts operates operating hours times opening price prices costs cost costing fee rate rates charge charged charges payable offer menu daily available staffed kindly please served simply usually normally always welcome there it this that they costs stays set begins closes opens kitchen team buffet ready per our your his serviert kostet kosten betragt betragen geoffnet offnungszeiten zeiten preis gebuhr aufpreis steht stehen findet statt wird werden angeboten berechnen verlangen liegt zuschlag pauschale horaires horaire tarif prix servi servie coute coutent sert propose facture facturons supplement service ouverture horario horarios precio tarifa cuesta cuestan sirve servimos cobramos suplemento coste apertura orario orari prezzo tariffa costa costano servita servito viene chiediamo supplemento costo precos preco custa custam servido horario servimos cobramos taxa suplemento".split(
    " ",
  ),
);

const hasCost = (topic: Topic): boolean =>
  (isFacility(topic) ||
    topic === "pets" ||
    topic === "early_check_in" ||
    topic === "late_check_out" ||
    topic === "late_check_in" ||
    topic === "city_tax") &&
  topic !== "reception" &&
  topic !== "deposit" &&
  topic !== "concierge";

/** "Smoke-free", "feel free", "gluten free", "VAT included". */
function isNoGift(text: string, at: Stretch, { source, regex }: Patterns): boolean {
  const before = text.slice(Math.max(0, at.from - 16), at.from);
  const behind = text.slice(at.to, at.to + 18);
  if (before.endsWith("-")) return true;
  if (
    /(?:smoke|gluten|lactose|sugar|car|barrier|allergy|dairy|alcohol|duty|stress|toll|noise|pet|feel|hands|are you|room is|rooms are)[\s-]$/u.test(
      before,
    )
  )
    return true;
  if (/^\s(?:to |cancel|until|storn|annul|anul)/u.test(behind)) return true;
  if (
    /(?:vat|tax|taxes|mwst|mehrwertsteuer|iva|tva|service|steuern?|bedienung|tasse)\s*(?:is |are |is )?$/u.test(
      before,
    ) ||
    /^\s*(?:vat|tax|mwst|iva|tva|steuer)/u.test(behind)
  )
    return true;
  return regex("words 8", () => `^\\s*${source.noPrice}`, "u").test(behind);
}

const inside = (one: Stretch, of: Stretch): boolean => one.from >= of.from && one.to <= of.to;

const startsWithNumber = (word: string): boolean => {
  const code = word.charCodeAt(0);
  return code < 0x80 ? code < 0x3a : /^\p{N}/u.test(word);
};

/** A range is one value, and no part of a sentence ends inside it. */
const ranges = (times: readonly FoundTime[]): Stretch[] =>
  times.map((time) => ({
    from: time.from,
    to: time.partner === null ? time.to : Math.max(time.to, times[time.partner]?.to ?? time.to),
  }));

function merged(carried: Qualifiers, own: Qualifiers): Qualifiers {
  return {
    ...own,
    days: own.days ?? carried.days,
    months: own.months ?? carried.months,
    who: own.who ?? carried.who,
    when: own.when ?? carried.when,
  };
}

function shift(found: Found, by: number): Found {
  const moved = <T extends Stretch>(one: T): T => ({ ...one, from: one.from + by, to: one.to + by });
  return {
    times: found.times.map(moved),
    money: found.money.map((price) => ({ ...moved(price), digits: moved(price.digits) })),
    numbers: found.numbers.map(moved),
  };
}

/** The words around a value: its sentence, or as much of a long one as can be shown. */
function placeIn({ field, language, text }: Words, at: Stretch): Claim["place"] {
  const start = Math.max(
    text.lastIndexOf(". ", at.from - 1) + 1,
    text.lastIndexOf("\n", at.from - 1) + 1,
    at.from - QUOTE_MOST / 2,
    0,
  );
  const stop = /[.!?](?=\s|$)|\n/u.exec(text.slice(at.to));
  const end = Math.min(stop ? at.to + stop.index + 1 : text.length, at.to + QUOTE_MOST / 2);
  const lead = /^\s*/u.exec(text.slice(start))?.[0].length ?? 0;
  const from = Math.min(start + lead, at.from);
  return {
    field,
    language,
    quote: text.slice(from, end).trimEnd(),
    mark: { from: at.from - from, to: at.to - from },
    at: { from: at.from, to: at.to },
  };
}
